import { screen, waitFor, within } from '@testing-library/react';
import {
  JobProviderTotals,
  StatusCounts,
  type Application,
  type ApplicationStatus,
  type Job,
  type JobProvider,
} from '@metier/shared/contract';
import { APPLICATION_STATUSES } from '@metier/shared/rules';
import {
  API_FAILURES,
  makeApplication,
  makeJob,
  makeJobProvider,
  makeJobProviderTotals,
  makeStatusCounts,
  makeUser,
  renderRemote,
  setupFakeApi,
  type RenderOptions,
  type RecordedCall,
} from '@metier/shared/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const user = makeUser({
  id: 2,
  username: 'altamedica',
  email: 'me@example.ch',
  account_type: 'job_provider',
});

const APPLICATIONS: Application[] = [
  makeApplication({ id: 41, applicant_name: 'Léa Muster', status: 'pending' }),
  makeApplication({ id: 42, applicant_name: 'Jonas Berger', status: 'shortlisted' }),
  makeApplication({ id: 43, applicant_name: 'Sofia Almeida', status: 'reviewed' }),
  makeApplication({ id: 44, applicant_name: 'Noah Dubois', status: 'hired' }),
  makeApplication({ id: 45, applicant_name: 'Mia Keller', status: 'pending' }),
];

const JOBS: Job[] = [
  makeJob({ id: 31, title: 'Cook', views: 1200, applications_count: 12 }),
  makeJob({ id: 32, title: 'Nurse', views: 704, applications_count: 1, is_active: false }),
];

interface World {
  company?: Partial<JobProvider> | undefined;
  applications?: readonly Application[];
  jobs?: readonly Job[];
}

function slice<Item>(items: readonly Item[], { query }: RecordedCall) {
  const size = Number(query.get('page_size'));
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  return { body: items.slice(from, from + size), headers: { 'X-Total-Count': String(items.length) } };
}

const countByStatus = (applications: readonly Application[]) =>
  makeStatusCounts(
    Object.fromEntries(
      APPLICATION_STATUSES.map((status) => [
        status,
        applications.filter((one) => one.status === status).length,
      ]),
    ),
  );

const sumUp = (jobs: readonly Job[]) =>
  makeJobProviderTotals({
    jobs: jobs.length,
    active_jobs: jobs.filter((job) => job.is_active).length,
    views: jobs.reduce((sum, job) => sum + (job.views ?? 0), 0),
  });

/** Fake server that filters, pages and updates like the real one. */
function openPage({ company = {}, ...given }: World = {}, url = '/dashboard', options: RenderOptions = {}) {
  let applications = given.applications ?? APPLICATIONS;
  let jobs = given.jobs ?? JOBS;
  api.on('get', 'auth/jobproviders/', { body: [makeJobProvider(company)] });
  api.on('get', 'auth/applications/', (call) => {
    const status = call.query.get('status');
    return slice(
      applications.filter((application) => !status || application.status === status),
      call,
    );
  });
  api.on(
    'get',
    'auth/applications/status-counts/',
    () => ({ body: countByStatus(applications) }),
    StatusCounts,
  );
  api.on('get', 'auth/jobproviders/:id/totals/', () => ({ body: sumUp(jobs) }), JobProviderTotals);
  api.on('get', 'auth/jobproviders/:id/jobs/', (call) => {
    const isActive = call.query.get('is_active');
    return slice(
      jobs.filter((job) => isActive === null || String(job.is_active) === isActive),
      call,
    );
  });
  api.on('patch', 'auth/applications/:id/update-status/', ({ body }, { id }) => {
    const { status } = body as { status: ApplicationStatus };
    applications = applications.map((one) => (one.id === Number(id) ? { ...one, status } : one));
    return { body: applications.find((one) => one.id === Number(id)) };
  });
  api.on('patch', 'auth/jobs/:id/', ({ body }, { id }) => {
    jobs = jobs.map((job) => (job.id === Number(id) ? { ...job, ...(body as Partial<Job>) } : job));
    return { body: jobs.find((job) => job.id === Number(id)) };
  });
  return renderRemote(remote, url, { user, ...options });
}

const findApplications = async () =>
  within(await screen.findByRole('region', { name: /^Recent Applications/ }));
const findJobs = async () => within(await screen.findByRole('region', { name: 'Your Jobs' }));
const findApplication = async (name: string) => {
  const entry = (await findApplications()).getByText(name).closest('li');
  if (!entry) throw new Error(`${name} is in no list`);
  return within(entry);
};
const findJob = async (title: string) => {
  const entry = (await findJobs()).getByText(title).closest('li');
  if (!entry) throw new Error(`${title} is in no list`);
  return within(entry);
};
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const listChanges = () => api.calls.filter(({ method }) => method === 'patch');

describe('the header', () => {
  test('shows name, rating to one decimal, e-mail, website and place', async () => {
    openPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Alta Medica' })).toBeVisible();
    expect(screen.getByText('4.2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'jobs@example.ch' })).toHaveAttribute(
      'href',
      'mailto:jobs@example.ch',
    );
    expect(screen.getByRole('link', { name: 'example.ch' })).toHaveAttribute('href', 'https://example.ch');
    expect(screen.getByText('BE')).toHaveAttribute('title', 'Bern / Berne');
    expect(screen.getByRole('link', { name: 'Post New Job' })).toHaveAttribute('href', '/jobcreation');
  });

  test('leads to the reviews and to editing the profile', async () => {
    openPage();
    const reviews = await screen.findByRole('link', { name: 'View Reviews' });
    expect(reviews).toHaveAttribute('href', '/company/21#reviews');
    for (const name of ['Edit Profile', 'Edit mission'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/edit-provider/21');
  });

  test('says what is missing, and calls a company without a name by its user', async () => {
    openPage({ company: { company_name: '', company_website: '', company_city: '', company_region: '' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'altamedica' })).toBeVisible();
    expect(screen.getByText(/Not provided/)).toBeVisible();
    expect(screen.getByText(/Location not specified, Region not specified/)).toBeVisible();
  });
});

test('the four numbers are counted by the server, the views added up', async () => {
  openPage();
  const numbers = within(await screen.findByRole('region', { name: 'At a glance' }));
  expect(textsOf(numbers.getAllByRole('definition')).map((text) => text?.replace(/\s/g, ' '))).toEqual([
    '2',
    '1',
    '1',
    '1 904',
  ]);
  expect(numbers.getByRole('link', { name: '2 new applications' })).toHaveAttribute(
    'href',
    '/applications?status=pending',
  );
});

test('the views of more jobs than one answer holds are added up too', async () => {
  openPage({ jobs: Array.from({ length: 250 }, (_, at) => makeJob({ id: at + 1, views: 2 })) });
  const numbers = within(await screen.findByRole('region', { name: 'At a glance' }));
  expect(numbers.getByText('500')).toBeVisible();
});

describe('the recent applications', () => {
  test('are four per page, with their total and a link to all of them', async () => {
    const { person, address } = openPage();
    const list = await findApplications();
    expect(list.getByRole('heading')).toHaveTextContent('Recent Applications 5');
    expect(list.getAllByRole('link', { name: /^View the application/ })).toHaveLength(4);
    expect(list.getByRole('link', { name: 'View All Applications' })).toHaveAttribute(
      'href',
      '/applications',
    );
    await person.click(list.getByRole('link', { name: 'Next' }));
    expect(await list.findByText('Mia Keller')).toBeVisible();
    expect(address()).toBe('/dashboard?page=2');
  });

  test.each([
    ['Léa Muster', ['Shortlist', 'Reject']],
    ['Jonas Berger', ['Hire', 'Reject']],
    ['Sofia Almeida', []],
    ['Noah Dubois', []],
  ])('offer for %s %j', async (name, moves) => {
    openPage();
    const entry = await findApplication(name);
    expect(textsOf(entry.queryAllByRole('button'))).toEqual(moves);
    expect(entry.getByRole('link', { name: `View the application of ${name}` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/applications\?applicationId=\d+$/),
    );
  });

  test('name the job and the day', async () => {
    openPage();
    const entry = await findApplication('Léa Muster');
    expect(entry.getByText(/Care assistant in home care\s· 20\/11\/2026/)).toBeVisible();
  });

  test('are moved, announced and recounted', async () => {
    const { person, notices } = openPage();
    await person.click(await screen.findByRole('button', { name: 'Shortlist Léa Muster' }));
    await waitFor(() => expect(notices).toEqual(['success: Application status updated to Shortlisted']));
    expect(await screen.findByRole('link', { name: '2 shortlisted' })).toBeVisible();
    expect(
      (await findApplication('Léa Muster')).getByRole('button', { name: 'Hire Léa Muster' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'View the application of Léa Muster' })).toHaveFocus();
  });

  test('are rejected only after a question', async () => {
    const { person, questions, notices } = openPage();
    await person.click(await screen.findByRole('button', { name: 'Reject Jonas Berger' }));
    expect(questions).toEqual([
      'Are you sure you want to reject the application of Jonas Berger? This cannot be undone.',
    ]);
    await waitFor(() => expect(notices).toEqual(['success: Application status updated to Rejected']));
    expect(await screen.findByRole('link', { name: '0 shortlisted' })).toBeVisible();
  });

  test('stay as they were when a move fails', async () => {
    const { person, notices } = openPage();
    api.on('patch', 'auth/applications/:id/update-status/', { status: 500, body: {} });
    await person.click(await screen.findByRole('button', { name: 'Shortlist Léa Muster' }));
    await waitFor(() =>
      expect(notices).toEqual(['error: Failed to update application status. Please try again.']),
    );
    expect(await (await findApplication('Léa Muster')).findByText('Pending')).toBeVisible();
  });

  test('are narrowed by status in the address', async () => {
    const { person, address } = openPage();
    const list = await findApplications();
    await person.selectOptions(list.getByLabelText('Filter by status'), 'Hired (1)');
    await waitFor(() => expect(list.queryByText('Léa Muster')).not.toBeInTheDocument());
    expect(address()).toBe('/dashboard?status=hired');
    expect(list.getByText('Noah Dubois')).toBeVisible();
  });

  test('say when there are none, and when none has that status', async () => {
    const { person } = openPage({}, '/dashboard?status=withdrawn');
    const list = await findApplications();
    expect(list.getByText('No applications found')).toBeVisible();
    await person.click(list.getByRole('link', { name: 'Show all statuses' }));
    expect(await list.findByText('Léa Muster')).toBeVisible();
  });
});

describe('one’s jobs', () => {
  test('can be edited', async () => {
    openPage();
    const entry = await findJob('Cook');
    expect(entry.getByRole('link', { name: 'Edit Cook' })).toHaveAttribute('href', '/edit-job/31');
  });

  test('say what they offer and how they do', async () => {
    openPage();
    const entry = await findJob('Cook');
    expect(entry.getByText('Active')).toBeVisible();
    expect(entry.getByText(/^Bern · Permanent · CHF\s5\s200 \/ month$/)).toBeVisible();
    expect(entry.getByText('12 applications · 1200 views')).toBeVisible();
    expect(entry.getByRole('link', { name: 'Applications for Cook' })).toHaveAttribute(
      'href',
      '/applications?job=31',
    );
    expect((await findJob('Nurse')).getByText('1 application · 704 views')).toBeVisible();
  });

  test('are Remote, Full Time and Competitive where they say nothing', async () => {
    const bare = { ...makeJob({ title: 'Cook', location: '' }), type: '', salary: '' } as unknown as Job;
    openPage({ jobs: [bare] });
    expect((await findJob('Cook')).getByText('Remote · Full Time · Competitive')).toBeVisible();
  });

  test('are all, active or inactive, each with its count', async () => {
    const { person, address } = openPage();
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
    const { person, address } = openPage({ jobs });
    const list = await findJobs();
    await person.click(list.getByRole('link', { name: 'Next' }));
    expect(await list.findByText('Job 5')).toBeVisible();
    expect(address()).toBe('/dashboard?jobs_page=2');
  });

  test('are paused and activated', async () => {
    const { person } = openPage();
    await person.click(await screen.findByRole('button', { name: 'Pause Cook' }));
    await waitFor(() =>
      expect(listChanges()[0]).toMatchObject({ path: '/api/auth/jobs/31/', body: { is_active: false } }),
    );
    expect(await screen.findByRole('link', { name: 'Inactive 2' })).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Activate Cook' }));
    expect(await screen.findByRole('link', { name: 'Inactive 1' })).toBeVisible();
  });

  test('stay as they were when that fails', async () => {
    const { person, notices } = openPage();
    api.on('patch', 'auth/jobs/:id/', { status: 500, body: {} });
    await person.click(await screen.findByRole('button', { name: 'Pause Cook' }));
    await waitFor(() => expect(notices).toEqual(['error: Failed to update job status.']));
    expect(await (await findJob('Cook')).findByText('Active')).toBeVisible();
  });

  test('say when there is none yet, and offer to post the first', async () => {
    openPage({ jobs: [] });
    const list = await findJobs();
    expect(list.getByText("You haven't posted any jobs yet.")).toBeVisible();
    expect(list.getByRole('link', { name: 'Post Your First Job' })).toHaveAttribute('href', '/jobcreation');
  });

  test('say when all of them are active', async () => {
    openPage({ jobs: [makeJob()] }, '/dashboard?jobs=inactive');
    expect((await findJobs()).getByText(/^No inactive jobs/)).toBeVisible();
  });
});

describe('the company profile', () => {
  const company = { advantages: [{ id: 1, name: 'Training budget' }] };

  test('has its mission, its advantages and its work ethics, the tab in the address', async () => {
    const { person, address } = openPage({ company });
    const card = within(await screen.findByRole('region', { name: 'Company Profile' }));
    expect(card.getByText('Care in people’s homes.')).toBeVisible();
    await person.click(card.getByRole('tab', { name: 'Advantages' }));
    expect(card.getByText('Training budget')).toBeVisible();
    const before = api.calls.length;
    await person.click(card.getByRole('tab', { name: 'Work Ethics' }));
    expect(card.getByText('Time for people.')).toBeVisible();
    expect(address()).toBe('/dashboard?tab=ethics');
    expect(api.calls).toHaveLength(before);
  });

  test('says in each tab when there is nothing yet', async () => {
    openPage({ company: { company_description: '', work_ethics: '', advantages: [] } });
    const card = within(await screen.findByRole('region', { name: 'Company Profile' }));
    for (const text of [/^No mission yet/, /^No advantages yet/, /^No work ethics yet/])
      expect(card.getByText(text)).toBeInTheDocument();
  });
});

test('an employer without a company is sent to register it', async () => {
  api.on('get', 'auth/jobproviders/', { body: [] });
  api.on('get', 'auth/regions/', { body: [] });
  api.on('get', 'auth/advantages/', { body: [] });
  const page = renderRemote(remote, '/dashboard', { user });
  expect(await screen.findByRole('heading', { name: 'Create your company profile' })).toBeVisible();
  expect(page.address()).toBe('/register-profile');
  await screen.findByRole('form', { name: 'Company profile' });
});

test('a page of a list that has become shorter is the last one there is', async () => {
  const { address } = openPage({}, '/dashboard?page=9&jobs_page=3');
  expect(await screen.findByText('Mia Keller')).toBeVisible();
  expect(address()).toBe('/dashboard?page=2');
});

test.each(API_FAILURES)('the dashboard is offered again while the API $name', async (day) => {
  api.failAll(day);
  renderRemote(remote, '/dashboard', { user, timeout: 100 });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});

describe('a list that fails takes nothing else along', () => {
  const retry = (page: ReturnType<typeof openPage>) =>
    page.person.click(screen.getByRole('button', { name: 'Try Again' }));

  test.each(API_FAILURES)('the applications, while their API $name', async ({ reply }) => {
    const page = openPage({}, '/dashboard', { timeout: 100 });
    api.on('get', 'auth/applications/', reply);
    expect(
      await screen.findByRole('heading', { name: 'The applications could not be loaded' }),
    ).toBeVisible();
    expect((await findJobs()).getByText('Cook')).toBeVisible();
    expect(screen.getByRole('link', { name: '1 active jobs' })).toBeVisible();
    expect(screen.getByText('new applications').nextSibling).toHaveTextContent('–');
    api.on('get', 'auth/applications/', { body: [] });
    await retry(page);
    expect(await screen.findByText('No applications found')).toBeVisible();
  });

  test.each(API_FAILURES)('the jobs, while their API $name', async ({ reply }) => {
    const page = openPage({}, '/dashboard', { timeout: 100 });
    api.on('get', 'auth/jobproviders/:id/jobs/', reply);
    expect(await screen.findByRole('heading', { name: 'Your jobs could not be loaded' })).toBeVisible();
    expect((await findApplications()).getByText('Léa Muster')).toBeVisible();
    expect(screen.getByText('new applications')).toBeVisible();
    api.on('get', 'auth/jobproviders/:id/jobs/', { body: [makeJob({ title: 'Baker' })] });
    await retry(page);
    expect(await screen.findByRole('link', { name: 'Baker' })).toBeVisible();
  });
});
