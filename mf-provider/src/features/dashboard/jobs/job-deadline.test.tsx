import type { Job } from '@metier/sdk/contract';
import { formatDate, swissToday } from '@metier/sdk/rules';
import { makeJob, setupFakeApi } from '@metier/testing';
import { findJob, openDashboard } from '../testing/open-dashboard';

const api = setupFakeApi();
const tomorrow = swissToday(new Date(Date.now() + 24 * 60 * 60 * 1000));

async function openJob(given: Partial<Job>) {
  openDashboard(api, { jobs: [makeJob({ title: 'Cook', ...given })] });
  return findJob('Cook');
}

test('an open job names its deadline and the days left', async () => {
  const entry = await openJob({ application_deadline: tomorrow });
  expect(entry.getByText(`Apply by ${formatDate(tomorrow)} · 1 day left`)).toBeVisible();
});

test('a paused job keeps its deadline, and can be activated', async () => {
  const entry = await openJob({ application_deadline: tomorrow, is_active: false });
  expect(entry.getByText(`Application deadline ${formatDate(tomorrow)}`)).toBeVisible();
  expect(entry.getByRole('button', { name: 'Activate Cook' })).toBeVisible();
});

test('a job that has closed at its deadline is relisted', async () => {
  const entry = await openJob({ application_deadline: '2020-01-31', is_active: false });
  expect(entry.getByText('Closed at its application deadline, 31/01/2020')).toBeVisible();
  expect(entry.getByRole('link', { name: 'Relist Cook' })).toHaveAttribute('href', '/edit-job/31?relist=1');
  expect(entry.queryByRole('button', { name: 'Activate Cook' })).not.toBeInTheDocument();
});
