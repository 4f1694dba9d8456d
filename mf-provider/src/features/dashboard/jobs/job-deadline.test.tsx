import { screen } from '@testing-library/react';
import type { Job } from '@metier/sdk/contract';
import { formatDate, swissToday } from '@metier/sdk/rules';
import { makeJob, setupFakeApi } from '@metier/testing';
import { findJob, openDashboard, openMenu } from '../testing/open-dashboard';

const api = setupFakeApi();
const tomorrow = swissToday(new Date(Date.now() + 24 * 60 * 60 * 1000));

async function openJob(given: Partial<Job>) {
  const { person } = openDashboard(api, { jobs: [makeJob({ title: 'Cook', ...given })] });
  return { entry: await findJob('Cook'), person };
}

test('an open job names its deadline and the days left', async () => {
  const { entry } = await openJob({ application_deadline: tomorrow });
  expect(entry.getByText(`Apply by ${formatDate(tomorrow)} · 1 day left`)).toBeVisible();
});

test('a paused job keeps its deadline, and can be activated', async () => {
  const { entry, person } = await openJob({ application_deadline: tomorrow, is_active: false });
  expect(entry.getByText(`Application deadline ${formatDate(tomorrow)}`)).toBeVisible();
  expect(await openMenu(person, 'Actions for Cook', 'Activate')).toBeInTheDocument();
});

test('a job that has closed at its deadline is relisted', async () => {
  const { entry, person } = await openJob({ application_deadline: '2020-01-31', is_active: false });
  expect(entry.getByText('Closed at its application deadline, 31/01/2020')).toBeVisible();
  const relist = await openMenu(person, 'Actions for Cook', 'Relist');
  expect(relist).toHaveAttribute('href', '/edit-job/31?relist=1');
  expect(screen.queryByRole('menuitem', { name: 'Activate', hidden: true })).not.toBeInTheDocument();
});
