import { fireEvent, screen } from '@testing-library/react';
import { Application, Attachment, Job, type User } from '@metier/sdk/contract';
import {
  makeApplication,
  makeJob,
  makeJobSeeker,
  makeUser,
  renderRemote,
  type FakeApi,
  type RenderedRemote,
} from '@metier/testing';
import { Type } from 'typebox';
import { remote } from '../remote';

interface World {
  job?: Partial<Job>;
  /** Applications to this job; `others` to other jobs. */
  applications?: Application[];
  others?: Application[];
  seekers?: unknown[];
  library?: Attachment[];
  user?: User;
}

/** Opens the application form with an API that accepts the submission. */
export function openApplyPage(
  api: FakeApi,
  {
    job,
    applications = [],
    others = [],
    seekers = [makeJobSeeker()],
    library = [],
    user = makeUser(),
  }: World = {},
  url = '/job/31/apply',
): RenderedRemote {
  api.on('get', 'jobs/:id/', { body: makeJob(job) }, Job);
  api.on('get', 'auth/jobseekers/', { body: seekers });
  api.on('get', 'auth/applications/', ({ query }) => ({
    body: query.has('job') ? applications : [...others, ...applications],
  }));
  api.on('get', 'auth/attachments/', { body: library }, Type.Array(Attachment));
  api.on('post', 'auth/applications/', { status: 201, body: makeApplication() }, Application);
  api.on('patch', 'auth/applications/:id/', { body: makeApplication() }, Application);
  return renderRemote(remote, url, { user });
}

/** Replaces the value of a form field. */
export const enter = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Fills in every required answer that the profile does not provide. */
export async function fillIn({ person }: RenderedRemote): Promise<void> {
  await screen.findByLabelText(/^Phone/);
  enter(/^Phone/, '+41 79 555 01 02');
  enter(/^Years of experience/, '1-3');
  enter(/^Available from/, '2097-02-01');
  enter(/^Expected salary/, "5'200.5");
  await person.click(screen.getByRole('checkbox'));
}

export const submit = ({ person }: RenderedRemote) =>
  person.click(screen.getByRole('button', { name: 'Submit Application' }));

export const makeResume = (name = 'cv.pdf', content: BlobPart = '%PDF') =>
  new File([content], name, { type: 'application/pdf' });

export const listChanges = ({ calls }: FakeApi) => calls.filter(({ method }) => method !== 'get');
