import { screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@metier/sdk/contract';
import { makeJob, setupFakeApi, waitUntilPressable } from '@metier/testing';
import { findJob, findJobs, openDashboard, textsOf } from '../testing/open-dashboard';

const api = setupFakeApi();
const listChanges = () => api.calls.filter(({ method }) => method === 'patch');

describe('one’s jobs', () => {
  test('can be edited', async () => {
    openDashboard(api);
    const entry = await findJob('Cook');
    expect(entry.getByRole('link', { name: 'Edit Cook' })).toHaveAttribute('href', '/edit-job/31');
  });

  test('say what they offer and how they do', async () => {
    openDashboard(api);
    const entry = await findJob('Cook');
    expect(entry.getByText('Active')).toBeVisible();
    expect(entry.getByText(/^Bern · Permanent · CHF\s5\s200 \/ month for 80\s%$/)).toBeVisible();
    expect(entry.getByText('12 applications · 1200 views · posted 16/11/2026')).toBeVisible();
    expect(entry.getByRole('link', { name: 'Applications for Cook' })).toHaveAttribute(
      'href',
      '/applications?job=31',
    );
    expect((await findJob('Nurse')).getByText(/^1 application · 704 views · posted/)).toBeVisible();
  });

  test('are Remote, Full Time and Competitive where they say nothing', async () => {
    const bare = { ...makeJob({ title: 'Cook', location: '' }), type: '', salary: '' } as unknown as Job;
    openDashboard(api, { jobs: [bare] });
    expect((await findJob('Cook')).getByText('Remote · Full Time · Competitive')).toBeVisible();
  });

  test('are all, active or inactive, each with its count', async () => {
    const { person, address } = openDashboard(api);
    const list = await findJobs();
    const filters = within(list.getByRole('navigation', { name: 'Filter jobs' }));
    expect(textsOf(filters.getAllByRole('link'))).toEqual(['All 2', 'Active 1', 'Inactive 1']);
    await person.click(filters.getByRole('link', { name: 'Inactive 1' }));
    await waitFor(() => expect(list.queryByText('Cook')).not.toBeInTheDocument());
    expect(address()).toBe('/dashboard?jobs=inactive');
    expect(list.getByText('Nurse')).toBeVisible();
  });

  test('are four per page', async () => {
    const jobs = Array.from({ length: 5 }, (_, at) => makeJob({ id: at + 1, title: `Job ${at + 1}` }));
    const { person, address } = openDashboard(api, { jobs });
    const list = await findJobs();
    await person.click(list.getByRole('link', { name: 'Next' }));
    expect(await list.findByText('Job 5')).toBeVisible();
    expect(address()).toBe('/dashboard?jobs_page=2');
  });

  test('are paused and activated', async () => {
    const { person } = openDashboard(api);
    await person.click(await screen.findByRole('button', { name: 'Pause Cook' }));
    await waitFor(() =>
      expect(listChanges()[0]).toMatchObject({ path: '/api/auth/jobs/31/', body: { is_active: false } }),
    );
    expect(await screen.findByRole('link', { name: 'Inactive 2' })).toBeVisible();
    const activate = screen.getByRole('button', { name: 'Activate Cook' });
    await waitUntilPressable(activate);
    await person.click(activate);
    expect(await screen.findByRole('link', { name: 'Inactive 1' })).toBeVisible();
  });

  test('stay as they were when that fails', async () => {
    const { person, toasts } = openDashboard(api);
    api.on('patch', 'auth/jobs/:id/', { status: 500, body: {} });
    await person.click(await screen.findByRole('button', { name: 'Pause Cook' }));
    await waitFor(() => expect(toasts).toEqual(['error: Failed to update job status.']));
    expect(await (await findJob('Cook')).findByText('Active')).toBeVisible();
  });

  test('say when there is none yet, and offer to post the first', async () => {
    openDashboard(api, { jobs: [] });
    const list = await findJobs();
    expect(list.getByText("You haven't posted any jobs yet.")).toBeVisible();
    expect(list.getByRole('link', { name: 'Post Your First Job' })).toHaveAttribute('href', '/jobcreation');
  });

  test('say when all of them are active', async () => {
    openDashboard(api, { jobs: [makeJob()] }, '/dashboard?jobs=inactive');
    expect((await findJobs()).getByText(/^No inactive jobs/)).toBeVisible();
  });
});
