import { screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@metier/sdk/contract';
import { makeJob, setupFakeApi } from '@metier/testing';
import { findJob, findJobs, openDashboard, openMenu, textsOf } from '../testing/open-dashboard';

const api = setupFakeApi();
const listChanges = () => api.calls.filter(({ method }) => method === 'patch');

describe('one’s jobs', () => {
  test('can be edited', async () => {
    const { person } = openDashboard(api);
    const edit = await openMenu(person, 'Actions for Cook', 'Edit');
    expect(edit).toHaveAttribute('href', '/edit-job/31');
  });

  test('say what they offer and how they do', async () => {
    openDashboard(api, {
      jobs: [
        makeJob({
          title: 'Cook',
          views: 1200,
          applications_count: 12,
          created_at: '2096-11-16T09:00:00.000Z',
        }),
        makeJob({ id: 32, title: 'Nurse', views: 704, applications_count: 1 }),
      ],
    });
    const entry = await findJob('Cook');
    expect(entry.getByText('Active')).toBeVisible();
    expect(entry.getByText(/^Bern · Permanent · CHF\s5\s200 \/ month for 80\s%$/)).toBeVisible();
    expect(entry.getByText(/^· 1200 views · posted 16\/11\/2096$/)).toBeVisible();
    expect(entry.getByRole('link', { name: 'Applications for Cook' })).toHaveAttribute(
      'href',
      '/applications?job=31',
    );
    expect((await findJob('Nurse')).getByRole('link', { name: 'Applications for Nurse' })).toHaveTextContent(
      '1 application',
    );
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
});

describe('jobs', () => {
  test('are paused and activated', async () => {
    const { person } = openDashboard(api);
    await person.click(await openMenu(person, 'Actions for Cook', 'Pause'));
    await waitFor(() =>
      expect(listChanges()[0]).toMatchObject({ path: '/api/auth/jobs/31/', body: { is_active: false } }),
    );
    expect(await screen.findByRole('link', { name: 'Inactive 2' })).toBeInTheDocument();
    await person.click(await openMenu(person, 'Actions for Cook', 'Activate'));
    expect(await screen.findByRole('link', { name: 'Inactive 1' })).toBeInTheDocument();
  });

  test('stay as they were when that fails', async () => {
    const { person, toasts } = openDashboard(api);
    api.on('patch', 'auth/jobs/:id/', { status: 500, body: {} });
    await person.click(await openMenu(person, 'Actions for Cook', 'Pause'));
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

describe('the figures of jobs', () => {
  test('show what an active one has led to: views, applications, interviews, and the views by day', async () => {
    const recent_views = [0, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 2];
    const figures = {
      ...{ id: 31, title: 'Cook', language: null, application_deadline: null },
      ...{ views: 40, applications: 10, interviews: 1, recent_views },
    };
    openDashboard(api, { figures: { jobs: [figures], half_answered_within_days: 2 } });
    const entry = await findJob('Cook');
    const steps = entry.getAllByRole('definition').map((step) => step.textContent);
    expect(steps).toEqual(['40', '10', '1']);
    expect(textsOf(entry.getAllByRole('term'))).toEqual(['views', 'applications', 'interview']);
    expect(entry.getByRole('link', { name: 'Applications for Cook' })).toHaveTextContent('10');
    const bars = entry.getByRole('img', { name: 'Views of the last 14 days: 11, at most 5 on one day' });
    expect(bars.querySelectorAll('rect')).toHaveLength(14);
    const all = await findJobs();
    expect(all.getByText('Half have an answer within').nextSibling).toHaveTextContent('2 days');
    expect(all.getByText(/^Candidates see/)).toBeVisible();
  });

  test('say when there are too few answers', async () => {
    openDashboard(api);
    expect((await findJobs()).getByText('Too few answers yet')).toBeVisible();
  });
});
