import { fireEvent, screen } from '@testing-library/react';
import { Job, StoredJobDraft } from '@metier/sdk/contract';
import type { FragmentProps } from '@metier/sdk/remote';
import {
  makeJob,
  makeCompanyDashboard,
  makeJobProvider,
  makeJobProviderTotals,
  makeStatusCounts,
  makeUser,
  renderRemote,
  setupFakeApi,
  type FakeApi,
  type FakeReply,
  type RenderOptions,
} from '@metier/testing';
import { remote } from '../../../remote';

export const user = makeUser({ id: 2, username: 'altamedica', account_type: 'job_provider' });

/** Fake of the fragment that the public team provides: the job as candidates see it. */
const Preview = ({ job }: FragmentProps) => {
  const { title, location, salary, description } = job as Job;
  return (
    <output aria-label="Preview">
      {title} · {location} · {salary} · {description}
    </output>
  );
};
const POSTED: FakeReply = { status: 201, body: makeJob() };

interface JobCreationFixture extends Omit<RenderOptions, 'user'> {
  hasCompany?: boolean;
  reply?: FakeReply;
  /** The draft that the address names. */
  stored?: StoredJobDraft;
}

export const makeStoredDraft = (given: Partial<StoredJobDraft> = {}): StoredJobDraft => ({
  id: 71,
  fields: {},
  version: 1,
  publish_at: null,
  updated_at: '2026-11-26T12:30:00.000Z',
  ...given,
});

/** Fake API for one test file; each test starts without benefits saved in the browser. */
export function setupJobCreationApi(): FakeApi {
  const api = setupFakeApi();
  beforeEach(() => localStorage.clear());
  return api;
}

export async function openJobCreation(
  api: FakeApi,
  { hasCompany = true, reply = POSTED, stored, ...options }: JobCreationFixture = {},
) {
  api.on('get', 'auth/jobproviders/', { body: hasCompany ? [makeJobProvider()] : [] });
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'auth/applications/', { body: [] });
  api.on('get', 'auth/closing-notices/', { body: [] });
  api.on('get', 'auth/dashboards/company/', { body: makeCompanyDashboard() });
  api.on('get', 'messages/', { body: [] });
  api.on('get', 'interviews/', { body: [] });
  api.on('get', 'auth/applications/status-counts/', { body: makeStatusCounts() });
  api.on('get', 'auth/jobproviders/:id/totals/', { body: makeJobProviderTotals() });
  api.on('get', 'jobs/suggestions/', { body: [] });
  api.on('post', 'jobs/', reply, Job);
  api.on('get', 'auth/job-drafts/', { body: [] });
  api.on('post', 'auth/job-drafts/', ({ body }) => ({ status: 201, body: makeStoredDraft(body as object) }));
  api.on('get', 'auth/job-drafts/:id/', { body: stored }, StoredJobDraft);
  api.on('put', 'auth/job-drafts/:id/', ({ body }) => {
    const { version, fields } = body as StoredJobDraft;
    return { body: makeStoredDraft({ fields, version: version + 1 }) };
  });
  const page = renderRemote(remote, stored ? `/jobcreation?draft=${stored.id}` : '/jobcreation', {
    user,
    fragments: { 'job-preview': Preview },
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Post New Job' });
  return page;
}

type Page = Awaited<ReturnType<typeof openJobCreation>>;

const FILLED = {
  'Job title': 'Cook',
  Location: 'Bern',
  Salary: "5'200.5",
  Overview: 'You cook for forty people.',
};

export async function fillIn({ person }: Page) {
  for (const [name, text] of Object.entries(FILLED)) {
    const role = name === 'Location' ? 'combobox' : 'textbox';
    await person.click(screen.getByRole(role, { name: new RegExp(`^${name}`) }));
    await person.paste(text);
  }
  fireEvent.change(screen.getByLabelText(/^Start date/), { target: { value: '2097-02-01' } });
}

export const post = ({ person }: Page) => person.click(screen.getByRole('button', { name: 'Post Job' }));
export const listPosts = (api: FakeApi) =>
  api.calls.filter(({ method, path }) => method === 'post' && path === '/api/jobs/');
