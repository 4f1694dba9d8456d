import { screen } from '@testing-library/react';
import { Type } from 'typebox';
import { Job } from '@metier/sdk/contract';
import { formatDate, swissToday } from '@metier/sdk/rules';
import { makeJob, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';
import { describe as describeHead } from '../job-head';

const api = setupFakeApi();
const offer = (given: Partial<Job> = {}) => api.on('get', 'jobs/:id/', { body: makeJob(given) }, Job);
const inDays = (days: number) => swissToday(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

beforeEach(() => {
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'jobs/:id/pay/', { body: null });
  api.on('get', 'jobs/:id/similar/', { body: [] }, Type.Array(Job));
});

test('the head names the deadline and the days that are left', async () => {
  offer({ application_deadline: inDays(40) });
  renderRemote(remote, '/job/31');
  const term = await screen.findByText('Application deadline');
  expect(term.nextElementSibling).toHaveTextContent(`${formatDate(inDays(40))} 40 days left`);
});

test('a job that has closed at its deadline says so', async () => {
  offer({ application_deadline: '2020-01-31', is_active: false });
  renderRemote(remote, '/job/31');
  expect(
    await screen.findByText(
      'This job is no longer accepting applications. The application deadline was 31/01/2020.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/left/)).not.toBeInTheDocument();
});

test('its owner relists it instead of activating it', async () => {
  offer({ application_deadline: '2020-01-31', is_active: false, views: 1, applications_count: 1 });
  renderRemote(remote, '/job/31', { user: makeUser({ account_type: 'job_provider' }) });
  expect(await screen.findByRole('link', { name: 'Relist' })).toHaveAttribute(
    'href',
    '/edit-job/31?relist=1',
  );
  expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
});

test.each([
  ['2097-02-01', '2097-02-01T22:59:59.000Z'],
  [null, undefined],
])('search engines read the deadline %s as %s', (application_deadline, validThrough) => {
  const data = { job: makeJob({ application_deadline }) };
  const url = new URL('https://jobs.example/job/31');
  const { facts } = describeHead({ data, url } as unknown as Parameters<typeof describeHead>[0]);
  const posting = facts?.find((fact) => fact['@type'] === 'JobPosting');
  expect(posting?.validThrough).toBe(validThrough);
});
