import { screen, waitFor, within } from '@testing-library/react';
import { Application, JobSeeker, SeekerReview } from '@metier/sdk/contract';
import {
  API_FAILURES,
  holdReply,
  makeApplication,
  makeJobSeeker,
  makeUser,
  renderRemote,
  setupFakeApi,
} from '@metier/testing';
import { Type } from 'typebox';
import { remote } from '../../remote';

const api = setupFakeApi();
const user = makeUser({ id: 2, username: 'altamedica', account_type: 'job_provider' });

const HIRED = makeApplication({ status: 'hired', hired_at: '2026-11-20T09:00:00.000Z' });
const REVIEW: SeekerReview = {
  id: 3,
  rating: 5,
  title: 'A pleasure',
  comment: 'Calm and exact.',
  pros: 'On time',
  cons: '',
  created_at: '2026-11-21T10:00:00.000Z',
  job_provider: { id: 21, company_name: 'Alta Medica', company_logo: null },
  job_seeker: 11,
};

/** Shape of the API response to a company: without the candidate's private fields. */
const {
  birthdate: _,
  address: __,
  postal_code: ___,
  favorite_job: ____,
  ...known
} = makeJobSeeker({
  biography: 'Five years in home care.',
  skill_names: ['First aid'],
});
const applicant: JobSeeker = { ...known, user: { id: 1, profile_picture: null } };

interface World {
  shown?: JobSeeker;
  applications?: Application[];
  reviews?: SeekerReview[];
}

async function openPage({ shown = applicant, applications = [makeApplication()], reviews = [] }: World = {}) {
  api.on('get', 'auth/jobseekers/:id/', { body: shown }, JobSeeker);
  api.on('get', 'auth/applications/', { body: applications }, Type.Array(Application));
  api.on('get', 'auth/reviews-by-provider/', { body: reviews }, Type.Array(SeekerReview));
  const page = renderRemote(remote, '/jobseeker/11', { user });
  await screen.findByRole('heading', { level: 1, name: 'Léa Muster' });
  return page;
}

test('a skill that is known is in the language of the page, and a town stands once beside its canton', async () => {
  const { changeLanguage } = await openPage({ shown: { ...applicant, city: 'Zürich', region: 'ZH' } });
  await changeLanguage('de');
  expect(screen.getByText('Erste Hilfe')).toBeVisible();
  expect(screen.getByText('Zürich')).toBeVisible();
});

const card = (name: string) => within(screen.getByRole('region', { name }));

async function openDialog(world: World = { applications: [HIRED] }) {
  const page = await openPage(world);
  await page.person.click(screen.getByRole('button', { name: 'Write a review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review Léa' }));
  return { ...page, dialog };
}

test('an applicant is shown as far as the company may know them', async () => {
  await openPage();
  expect(screen.getByText('Lausanne, Vaud')).toBeVisible();
  expect(card('About').getByText('Five years in home care.')).toBeVisible();
  expect(card('Experience').getByText('Nothing written yet.')).toBeVisible();
  expect(card('Strong points').getByText('First aid')).toBeVisible();
  expect(document.title).toBe('Léa Muster – Metier');
});

test('what they have applied for leads to its details and to its messages', async () => {
  await openPage();
  const applications = card('Applications to your jobs');
  const { id, job } = makeApplication();
  expect(applications.getByRole('link', { name: `View the application for ${job.title}` })).toHaveAttribute(
    'href',
    `/applications/${id}`,
  );
  expect(applications.getByRole('link', { name: `Message about ${job.title}` })).toHaveAttribute(
    'href',
    `/messages?application=${id}`,
  );
  expect(api.calls.find(({ path }) => path === '/api/auth/applications/')?.query.get('job_seeker')).toBe(
    '11',
  );
});

test('of what they have withdrawn the job and the dates are left, and no way to write', async () => {
  const withdrawn = makeApplication({ status: 'withdrawn', withdrawn_at: '2026-11-21T09:00:00.000Z' });
  await openPage({ applications: [withdrawn] });
  const applications = card('Applications to your jobs');
  expect(applications.getByText('Withdrawn on 21/11/2026')).toBeVisible();
  expect(applications.getByRole('link', { name: /^View the application/ })).toBeVisible();
  expect(applications.queryByRole('link', { name: /^Message/ })).not.toBeInTheDocument();
});

test('no review can be written before the applicant is hired', async () => {
  await openPage();
  expect(card('Your review').getByText(/^Once you hire someone/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
});

test('a hired applicant can be reviewed, and the page shows the review', async () => {
  const { dialog, person, toasts } = await openDialog();
  await person.click(dialog.getByRole('radio', { name: /^5 stars/ }));
  await person.click(dialog.getByLabelText('Title'));
  await person.paste('A pleasure');
  api.on('post', 'auth/reviews-by-provider/', { status: 201, body: REVIEW }, SeekerReview);
  api.on('get', 'auth/reviews-by-provider/', { body: [REVIEW] });
  await person.click(dialog.getByRole('button', { name: 'Publish Review' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toasts).toEqual(['success: Review published successfully']);
  expect(await card('Your review').findByText('Calm and exact.')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'post')?.body).toEqual({
    rating: 5,
    title: 'A pleasure',
    comment: '',
    pros: '',
    cons: '',
    job_seeker: 11,
  });
});

test('a missing rating is reported without a request', async () => {
  const { dialog, person } = await openDialog();
  await person.click(dialog.getByRole('button', { name: 'Publish Review' }));
  expect(dialog.getByText('Choose a rating.')).toBeVisible();
  expect(api.calls.some(({ method }) => method === 'post')).toBe(false);
});

test('a review published in another window is kept', async () => {
  const { dialog, person, toasts } = await openDialog();
  await person.click(dialog.getByRole('radio', { name: /^5 stars/ }));
  const detail = 'You have already reviewed this candidate.';
  api.on('post', 'auth/reviews-by-provider/', { status: 409, body: { detail } });
  api.on('get', 'auth/reviews-by-provider/', { body: [REVIEW] });
  await person.click(dialog.getByRole('button', { name: 'Publish Review' }));
  expect(await screen.findByText('Calm and exact.')).toBeVisible();
  expect(toasts).toEqual([`error: ${detail}`]);
});

test('a double click publishes once', async () => {
  const { dialog, person, toasts } = await openDialog();
  await person.click(dialog.getByRole('radio', { name: /^5 stars/ }));
  const held = holdReply({ status: 201, body: REVIEW });
  api.on('post', 'auth/reviews-by-provider/', held.reply);
  await person.dblClick(dialog.getByRole('button', { name: 'Publish Review' }));
  held.send();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(api.calls.filter(({ method }) => method === 'post')).toHaveLength(1);
});

test.each(API_FAILURES)('publishing keeps what was typed while the API $name', async (day) => {
  const { dialog, person, toasts } = await openDialog();
  await person.click(dialog.getByRole('radio', { name: /^5 stars/ }));
  await person.click(dialog.getByLabelText('Comment'));
  await person.paste('Calm');
  api.failAll(day);
  await person.click(dialog.getByRole('button', { name: 'Publish Review' }));
  const { detail } = (day.reply.body ?? {}) as { detail?: string };
  const words = detail ?? 'Failed to publish review. Please try again.';
  await waitFor(() => expect(toasts).toEqual([`error: ${words}`]));
  expect(dialog.getByLabelText('Comment')).toHaveValue('Calm');
});

test.each(API_FAILURES)('the page is offered again while the API $name', async (day) => {
  api.failAll(day);
  renderRemote(remote, '/jobseeker/11', { user });
  expect(await screen.findByRole('heading', { name: 'This profile could not be loaded' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('a list that fails to load leaves the rest of the page intact', async () => {
  api.on('get', 'auth/jobseekers/:id/', { body: applicant }, JobSeeker);
  api.on('get', 'auth/applications/', { status: 503, body: { detail: 'Busy.' } });
  api.on('get', 'auth/reviews-by-provider/', { body: [REVIEW] });
  const { person } = renderRemote(remote, '/jobseeker/11', { user });
  expect(await screen.findByText('The applications could not be loaded')).toBeVisible();
  expect(screen.getByText('Calm and exact.')).toBeVisible();
  api.on('get', 'auth/applications/', { body: [] });
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No applications found')).toBeVisible();
});

test.each(['/jobseeker/none', '/jobseeker/77'])('%s is no applicant', async (url) => {
  api.on('get', 'auth/jobseekers/:id/', { status: 404, body: { detail: 'Not found.' } });
  api.on('get', 'auth/applications/', { body: [] });
  api.on('get', 'auth/reviews-by-provider/', { body: [] });
  renderRemote(remote, url, { user });
  expect(await screen.findByRole('heading', { name: 'No such applicant' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage Applications' })).toHaveAttribute('href', '/applications');
});
