import { screen, waitFor, within } from '@testing-library/react';
import { Type } from 'typebox';
import { Job, JobSeeker } from '@metier/sdk/contract';
import {
  makeApplication,
  makeJob,
  makeJobSeeker,
  makeUser,
  renderRemote,
  setupFakeApi,
  waitUntilPressable,
} from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();
const offer = (given: Partial<Job> = {}) => api.on('get', 'jobs/:id/', { body: makeJob(given) }, Job);
const heading = (name: string) => screen.findByRole('heading', { name });

const student = makeUser({ account_type: 'job_seeker' });
const employer = makeUser({ account_type: 'job_provider' });

beforeEach(() => {
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'jobs/:id/pay/', { body: null });
  api.on('get', 'jobs/:id/similar/', { body: [] });
  api.on('get', 'auth/applications/', { body: [] });
  api.on('get', 'auth/follows/', { body: [] });
  api.on('get', 'auth/jobseekers/', { body: [makeJobSeeker()] }, Type.Array(JobSeeker));
});

describe('applying', () => {
  test('is one click for a student', async () => {
    offer();
    renderRemote(remote, '/job/31', { user: student });
    expect(await screen.findByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/job/31/apply');
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });

  test('leads a visitor to log in or register, and back to the job', async () => {
    offer();
    renderRemote(remote, '/job/31');
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fjob%2F31',
    );
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/register?redirect=%2Fjob%2F31',
    );
    expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  });

  test('is nothing for an employer', async () => {
    offer();
    renderRemote(remote, '/job/31', { user: employer });
    await heading('Job Overview');
    for (const name of ['Apply Now', 'Login', 'Register']) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });

  test('to a paused job is not possible, and the page says so', async () => {
    offer({ is_active: false });
    renderRemote(remote, '/job/31', { user: student });
    expect(await screen.findByText('This job is no longer accepting applications.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  });
});

describe('what happens when one applies', () => {
  const steps = async () =>
    within(await screen.findByRole('region', { name: 'How applying works' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim());
  const company = (answers_within_days: number | null) => ({
    job_provider: { ...makeJob().job_provider, answers_within_days },
  });

  test('is told to a visitor, with how soon the company answers', async () => {
    offer(company(4));
    renderRemote(remote, '/job/31');
    expect(await steps()).toEqual([
      'Log in or register, free of charge. Your profile fills in the form; a CV is optional.',
      'Alta Medica gets your application at once, you get a confirmation by email.',
      'Four of five candidates hear back within 4 days. You see each step under Applications.',
    ]);
  });

  test('is told to a candidate without what is not known', async () => {
    offer(company(null));
    renderRemote(remote, '/job/31', { user: student });
    const [first, , last] = await steps();
    expect(first).toBe('Your profile fills in the form; a CV is optional.');
    expect(last).toBe('You see each step under Applications.');
  });

  test.each([
    ['an employer', employer, {}],
    ['anybody, for a paused job', student, { is_active: false }],
  ])('is not told to %s', async (_, user, job) => {
    offer(job);
    renderRemote(remote, '/job/31', { user });
    await heading('Job Overview');
    expect(screen.queryByRole('region', { name: 'How applying works' })).not.toBeInTheDocument();
  });
});

describe('a student with a sent application', () => {
  const sent = makeApplication({ submitted_at: '2026-11-20T09:00:00.000Z' });

  test('is shown a link to the application', async () => {
    offer();
    api.on('get', 'auth/applications/', ({ query }) => ({ body: query.get('job') === '31' ? [sent] : [] }));
    renderRemote(remote, '/job/31', { user: student });
    expect(await screen.findByText('You applied on 20/11/2026.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Application' })).toHaveAttribute(
      'href',
      '/applications?applicationId=41',
    );
    expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  });

  test.each([
    ['has withdrawn', makeApplication({ status: 'withdrawn' })],
    ['has only begun', makeApplication({ experience: null })],
  ])('but %s may apply', async (_, application) => {
    offer();
    api.on('get', 'auth/applications/', { body: [application] });
    renderRemote(remote, '/job/31', { user: student });
    expect(await screen.findByRole('link', { name: 'Apply Now' })).toBeVisible();
  });

  test('may still apply while the applications fail to load', async () => {
    offer();
    api.on('get', 'auth/applications/', { status: 500, body: { detail: 'Oops.' } });
    renderRemote(remote, '/job/31', { user: student });
    expect(await screen.findByRole('link', { name: 'Apply Now' })).toBeVisible();
  });
});

describe('saving a job', () => {
  test('is shown at once and told when it is done', async () => {
    offer();
    let answer: (() => void) | undefined;
    api.on('put', 'jobs/:id/favorite/', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { status: 204 };
    });
    const { person, toasts } = renderRemote(remote, '/job/31', { user: student });
    await person.click(await screen.findByRole('button', { name: 'Save Job' }));
    expect(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
    expect(toasts).toEqual([]);
    await waitFor(() => expect(answer).toBeDefined());
    answer?.();
    await waitFor(() => expect(toasts).toEqual(['success: Added to favorites']));
  });

  test('that fails is taken back', async () => {
    offer();
    api.on('put', 'jobs/:id/favorite/', { status: 500, body: { detail: 'Oops.' } });
    const { person, toasts } = renderRemote(remote, '/job/31', { user: student });
    await person.click(await screen.findByRole('button', { name: 'Save Job' }));
    await waitFor(() => expect(toasts).toEqual(['error: Failed to update favorites: Oops.']));
    expect(await screen.findByRole('button', { name: 'Save Job' })).toBeVisible();
  });

  test('can be taken back with the same button', async () => {
    offer();
    api.on('get', 'auth/jobseekers/', { body: [makeJobSeeker({ favorite_job: [31] })] });
    api.on('delete', 'jobs/:id/favorite/', { status: 204 });
    const { person, toasts } = renderRemote(remote, '/job/31', { user: student });
    await person.click(await screen.findByRole('button', { name: 'Saved' }));
    await waitFor(() => expect(toasts).toEqual(['success: Removed from favorites']));
    expect(screen.getByRole('button', { name: 'Save Job' })).toBeVisible();
  });

  test('is nothing for a visitor', async () => {
    offer();
    renderRemote(remote, '/job/31');
    await heading('Job Overview');
    expect(screen.queryByRole('button', { name: 'Save Job' })).not.toBeInTheDocument();
  });
});

describe('the company that owns the job', () => {
  const own = { views: 120, applications_count: 7 };

  test('sees how it fares, and may edit it', async () => {
    offer(own);
    renderRemote(remote, '/job/31', { user: employer });
    const card = within((await heading('Your job')).parentElement ?? document.body);
    expect(card.getByText('120')).toBeVisible();
    expect(card.getByText('7')).toBeVisible();
    expect(card.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/edit-job/31');
    expect(card.getByRole('link', { name: 'Review applications' })).toHaveAttribute(
      'href',
      '/applications?job=31',
    );
  });

  test('may pause and activate it', async () => {
    let isActive = true;
    api.on('get', 'jobs/:id/', () => ({ body: makeJob({ ...own, is_active: isActive }) }));
    api.on('patch', 'auth/jobs/:id/', ({ body }) => {
      isActive = (body as { is_active: boolean }).is_active;
      return { body: makeJob({ ...own, is_active: isActive }) };
    });
    const { person, toasts } = renderRemote(remote, '/job/31', { user: employer });
    await person.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('This job is no longer accepting applications.')).toBeVisible();
    const activate = screen.getByRole('button', { name: 'Activate' });
    await waitUntilPressable(activate);
    await person.click(activate);
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    expect(toasts).toEqual(['success: Job paused', 'success: Job activated']);
  });

  test('is notified when that fails', async () => {
    offer(own);
    api.on('patch', 'auth/jobs/:id/', { status: 500, body: { detail: 'Oops.' } });
    const { person, toasts } = renderRemote(remote, '/job/31', { user: employer });
    await person.click(await screen.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(toasts).toEqual(['error: Failed to update job status.']));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  });
});
