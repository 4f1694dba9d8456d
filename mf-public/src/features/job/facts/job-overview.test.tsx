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
  api.on('get', 'jobs/:id/similar/', { body: [] }, Type.Array(Job));
});

test('a job has its facts in the Job Overview', async () => {
  offer();
  renderRemote(remote, '/job/31');
  await heading('Job Overview');
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term, term.nextSibling].map((cell) => cell?.textContent));
  expect(facts).toEqual([
    ['Date posted', '16/11/2026'],
    ['Location', 'Bern'],
    ['Work mode', 'On site'],
    ['Job type', 'Permanent'],
    ['Salary', 'CHF\u00a05\u202f200 / month for 80\u00a0%'],
    ['At 100\u00a0%', 'about CHF\u00a06\u202f500 / month80\u00a0% scaled up to 100\u00a0%'],
    ['Activity rate', '80\u00a0%'],
    ['Start date', '01/02/2027'],
    ['Language of the ad', 'English'],
  ]);
});

test('the badges name contract and salary, and leave the other facts to the overview', async () => {
  offer({ work_mode: 'hybrid', end_date: '2027-08-31' });
  renderRemote(remote, '/job/31');
  await heading('Job Overview');
  const badges = within(screen.getByRole('banner')).getAllByRole('listitem');
  const isBadge = (item: HTMLElement) => !item.closest('nav');
  expect(badges.filter(isBadge).map(({ textContent }) => textContent)).toEqual([
    'Permanent',
    'CHF\u00a05\u202f200 / month for 80\u00a0%',
  ]);
  for (const once of ['80 %', 'Hybrid', '01/02/2027', '31/08/2027']) {
    expect(screen.getAllByText(once)).toHaveLength(1);
  }
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
  await heading('Job Overview');
  const find = (term: string) => screen.getByText(term).nextSibling?.textContent?.replaceAll(/\s/g, ' ');
  expect(find('Salary')).toBe('CHF 4 000–4 800 / month for 80 %');
  expect(find('At 100 %')).toBe('about CHF 5 000–6 000 / month80 % scaled up to 100 %');
  expect(find('Activity rate')).toBe('60–80 %');
});
