import { screen, within } from '@testing-library/react';
import { Type } from 'typebox';
import { Job } from '@metier/sdk/contract';
import { makeJob, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();
const offer = (given: Partial<Job> = {}) => api.on('get', 'jobs/:id/', { body: makeJob(given) }, Job);
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'jobs/:id/pay/', { body: null });
  api.on('get', 'jobs/:id/similar/', { body: [] }, Type.Array(Job));
});

/** The facts under a heading or in the head of the page, each with its label. */
const readFacts = (part: HTMLElement) =>
  within(part)
    .getAllByRole('term')
    .map((term) => [term, term.nextSibling].map((cell) => cell?.textContent?.replaceAll(/\s/g, ' ')));

test('the head says at a glance what decides', async () => {
  offer({ end_date: '2027-08-31', work_mode: 'hybrid' });
  renderRemote(remote, '/job/31');
  await heading('Job Overview');
  expect(readFacts(screen.getByRole('banner'))).toEqual([
    ['Salary', 'CHF 5 200 / month for 80 %'],
    ['Activity rate', '80 %'],
    ['Job type', 'Permanent Until 31/08/2027'],
    ['Start date', '01/02/2027'],
    ['Work mode', 'Hybrid'],
    ['Date posted', '16/11/2026'],
  ]);
});

test('the Job Overview has the facts that people look for by name', async () => {
  offer();
  renderRemote(remote, '/job/31');
  expect(readFacts((await heading('Job Overview')).parentElement as HTMLElement)).toEqual([
    ['Date posted', '16/11/2026'],
    ['Location', 'Bern'],
    ['Job type', 'Permanent'],
    ['Salary', 'CHF 5 200 / month for 80 %'],
    ['At 100 %', 'about CHF 6 500 / month80 % scaled up to 100 %'],
    ['Activity rate', '80 %'],
    ['Language of the ad', 'English'],
  ]);
});

test.each([
  ['an hour', { salary: '40.00', salary_type: 'hourly', activity_rate: 60 }, '7 280'],
  ['a day', { salary: '300.00', salary_type: 'daily', activity_rate: 100 }, '6 501'],
] as const)('pay for %s is also shown as a month at 100 %%', async (_time, job, monthly) => {
  offer(job);
  renderRemote(remote, '/job/31');
  expect(await screen.findByText(`about CHF ${monthly} / month`)).toBeVisible();
});

test.each([
  [{ salary_type: 'monthly', activity_rate: 100 }],
  [{ salary_type: 'project', activity_rate: 50 }],
] as const)('a salary that is comparable as it is, or not at all, is shown once: %j', async (job) => {
  offer(job);
  renderRemote(remote, '/job/31');
  await heading('Job Overview');
  expect(screen.queryByText('At 100\u00a0%')).not.toBeInTheDocument();
});

test('ranges are shown with both ends, at 100 % by the higher activity rate', async () => {
  offer({ salary: '4000.00', salary_max: '4800.00', activity_rate: 60, activity_rate_max: 80 });
  renderRemote(remote, '/job/31');
  const overview = within((await heading('Job Overview')).parentElement as HTMLElement);
  const find = (term: string) => overview.getByText(term).nextSibling?.textContent?.replaceAll(/\s/g, ' ');
  expect(find('Salary')).toBe('CHF 4 000–4 800 / month for 80 %');
  expect(find('At 100 %')).toBe('about CHF 5 000–6 000 / month80 % scaled up to 100 %');
  expect(find('Activity rate')).toBe('60–80 %');
});
