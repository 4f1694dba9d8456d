import { screen, waitFor, within } from '@testing-library/react';
import { Application, CompanyReview, Job, JobProvider } from '@metier/sdk/contract';
import {
  API_FAILURES,
  makeApplication,
  makeJob,
  makeJobProvider,
  makeUser,
  renderRemote,
  setupFakeApi,
} from '@metier/testing';
import { Type } from 'typebox';
import { remote } from '../../remote';

const api = setupFakeApi();
const employer = makeUser({ id: 9, account_type: 'job_provider' });

const makeReview = (given: Partial<CompanyReview> = {}): CompanyReview => ({
  id: 51,
  rating: 4,
  title: 'Fair and quick',
  comment: 'An answer after three days.',
  pros: 'Friendly people',
  cons: 'Long forms',
  created_at: '2026-11-12T08:00:00.000Z',
  job_provider: { id: 21, company_name: 'Alta Medica', company_logo: null },
  is_mine: false,
  ...given,
});

interface Board {
  company?: Partial<JobProvider>;
  jobs?: readonly Job[];
  reviews?: readonly CompanyReview[];
  applications?: readonly Application[];
}

/** Shape of the API response to a visitor: without the company's user name and e-mail. */
function answer({ company, jobs = [makeJob()], reviews = [makeReview()], applications = [] }: Board = {}) {
  const body = makeJobProvider({ user: { profile_picture: null }, ...company });
  api.on('get', 'auth/jobproviders/:id/', { body }, JobProvider);
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: jobs }, Type.Array(Job));
  api.on('get', 'auth/jobproviders/:id/reviews/', { body: reviews }, Type.Array(CompanyReview));
  api.on('get', 'auth/applications/', { body: applications }, Type.Array(Application));
  api.on('get', 'auth/follows/', { body: [] });
}

const open = (url = '/company/21', options = {}) =>
  renderRemote(remote, url, { user: makeUser(), ...options });
const findName = () => screen.findByRole('heading', { level: 1, name: 'Alta Medica' });
const region = (name: RegExp) => screen.findByRole('region', { name });

describe('a company', () => {
  test('has its rating in the language of the page', async () => {
    answer();
    const { changeLanguage } = open();
    await findName();
    await changeLanguage('fr');
    expect(await screen.findAllByText('4,2 étoiles sur 5')).not.toHaveLength(0);
  });

  test('shows its name, place and rating', async () => {
    answer();
    open();
    const header = within((await findName()).closest('header') as HTMLElement);
    expect(document.title).toBe('Alta Medica – Metier');
    expect(header.getByText('4.2 out of 5 stars')).toBeInTheDocument();
    expect(header.getByRole('link', { name: '38 reviews' })).toHaveAttribute('href', '#reviews');
    expect(header.getByText('BE')).toHaveAttribute('title', 'Bern / Berne');
    const website = header.getByRole('link', { name: 'example.ch (opens in a new tab)' });
    expect(website).toHaveAttribute('href', 'https://example.ch');
    expect(website).toHaveAttribute('rel', 'noopener noreferrer');
    expect(header.queryByRole('link', { name: 'Edit Profile' })).not.toBeInTheDocument();
  });

  test('never links to what is no web address', async () => {
    answer({ company: { company_website: 'javascript:alert(1)', reviews_count: 0, average_rating: 0 } });
    open();
    await findName();
    expect(screen.queryByText(/javascript/)).not.toBeInTheDocument();
    expect(screen.getByText('No reviews yet')).toBeVisible();
  });

  test('shows mission, advantages and work ethics in tabs that the URL keeps', async () => {
    answer({ company: { advantages: [{ id: 1, name: 'Childcare' }] } });
    const { person, address } = open();
    expect(await screen.findByText('Care in people’s homes.')).toBeVisible();
    await person.click(screen.getByRole('tab', { name: 'Advantages' }));
    expect(await screen.findByText('Childcare')).toBeVisible();
    await person.keyboard('{ArrowRight}');
    expect(await screen.findByText('Time for people.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Work Ethics' })).toHaveFocus();
    expect(address()).toBe('/company/21?tab=ethics');
    expect(api.calls.filter(({ path }) => path === '/api/auth/jobproviders/21/')).toHaveLength(1);
  });

  test.each([
    ['mission', 'This company has not described its mission yet.'],
    ['advantages', 'This company has not listed any advantages yet.'],
    ['ethics', 'This company has not described its work ethics yet.'],
  ])('says so when its %s are empty', async (tab, text) => {
    answer({ company: { company_description: ' ', work_ethics: '', advantages: [] } });
    open(`/company/21?tab=${tab}`);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test.each(['/company/999', '/company/acme', '/company/0'])(
    'that does not exist is not found: %s',
    async (url) => {
      api.on('get', 'auth/jobproviders/:id/*', { status: 404, body: { detail: 'Not found.' } });
      api.on('get', 'auth/jobproviders/:id/', { status: 404, body: { detail: 'Not found.' } });
      api.on('get', 'auth/applications/', { body: [] });
      api.on('get', 'auth/follows/', { body: [] });
      open(url);
      expect(await screen.findByRole('heading', { level: 1, name: 'Company not found' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Search all jobs' })).toHaveAttribute('href', '/');
    },
  );

  test.each(API_FAILURES)('can be tried again while the API $name', async (day) => {
    api.failAll(day);
    const { person } = open('/company/21');
    expect(await screen.findByRole('heading', { level: 1, name: 'Error Loading Company' })).toBeVisible();
    answer();
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findName()).toBeVisible();
    expect(await screen.findByText('Fair and quick')).toBeVisible();
  });
});

describe('the open jobs', () => {
  test('lead to their pages, and paused ones are not asked for', async () => {
    answer();
    open();
    const jobs = within(await region(/^Open Jobs/));
    const job = await jobs.findByRole('link', { name: 'Care assistant in home care' });
    expect(job).toHaveAttribute('href', '/job/31');
    expect(jobs.getByText('Bern · 80 % · Permanent')).toBeVisible();
    expect(jobs.getByText('CHF 5 200 / month for 80 %')).toBeVisible();
    expect(jobs.getByText('16/11/2026')).toBeVisible();
    const call = api.calls.find(({ path }) => path.endsWith('/jobs/'));
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ page: '1', page_size: '5', is_active: 'true' });
  });

  test('come in pages, and another page begins at its heading', async () => {
    answer();
    api.on('get', 'auth/jobproviders/:id/jobs/', ({ query }) => ({
      body: [makeJob({ title: `Job of page ${query.get('page')}` })],
      headers: { 'X-Total-Count': '12' },
    }));
    const { person, address } = open('/company/21?reviews=2');
    await person.click(await screen.findByRole('link', { name: 'Page 3' }));
    expect(await screen.findByText('Job of page 3')).toBeVisible();
    expect(address()).toBe('/company/21?jobs=3&reviews=2');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Open Jobs 12' })).toHaveFocus());
    // The list whose page did not change is not requested again.
    expect(api.calls.filter(({ path }) => path.endsWith('/reviews/'))).toHaveLength(1);
    expect(api.calls.filter(({ path }) => path.endsWith('/jobs/'))).toHaveLength(2);
  });

  test('that are none say what to do instead', async () => {
    answer({ jobs: [] });
    open();
    expect(await screen.findByRole('heading', { name: 'No open jobs' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search all jobs' })).toHaveAttribute('href', '/');
  });

  test('of a page beyond the end lead back to the first', async () => {
    answer();
    api.on('get', 'auth/jobproviders/:id/jobs/', { body: [], headers: { 'X-Total-Count': '2' } });
    open('/company/21?jobs=9');
    const back = await screen.findByRole('link', { name: 'Go to the first page' });
    expect(back).toHaveAttribute('href', '/company/21');
  });
});

describe('the reviews', () => {
  test('show the opinions of candidates, but never their names', async () => {
    answer();
    open();
    const reviews = within(await region(/^Reviews/));
    expect(await reviews.findByRole('heading', { name: 'Fair and quick' })).toBeVisible();
    expect(reviews.getByText('4.0 out of 5 stars')).toBeInTheDocument();
    for (const text of [
      'An answer after three days.',
      'Pros',
      'Friendly people',
      'Cons',
      'Long forms',
      '12/11/2026',
    ])
      expect(reviews.getByText(text)).toBeVisible();
  });

  test('that are none say how one comes about', async () => {
    answer({ reviews: [] });
    open();
    expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeVisible();
    expect(screen.getByText(/once their application has ended/)).toBeVisible();
  });

  test('invite a candidate whose application to the company has ended', async () => {
    const elsewhere = makeApplication({ id: 40, status: 'rejected' });
    elsewhere.job.job_provider = { ...elsewhere.job.job_provider, id: 22 };
    answer({ applications: [elsewhere, makeApplication({ status: 'rejected' })] });
    open();
    const write = await screen.findByRole('link', { name: 'Write a review' });
    expect(write).toHaveAttribute('href', '/applications?applicationId=41');
  });

  test.each([
    ['whose application is under way', {}, { applications: [makeApplication()] }],
    [
      'who has written one',
      {},
      { applications: [makeApplication({ status: 'hired' })], reviews: [makeReview({ is_mine: true })] },
    ],
    ['who is an employer', { user: employer }, { applications: [makeApplication({ status: 'hired' })] }],
  ])('show no invitation to a viewer %s', async (_who, options, board) => {
    answer(board);
    open('/company/21', options);
    await screen.findByText('Fair and quick');
    await screen.findByText('Care assistant in home care');
    expect(screen.queryByRole('link', { name: 'Write a review' })).not.toBeInTheDocument();
  });

  test('mark the viewer’s own one', async () => {
    answer({ reviews: [makeReview({ is_mine: true })] });
    open();
    expect(await screen.findByText('Your review')).toBeVisible();
  });
});

describe.each([
  ['jobs', 'The open jobs could not be loaded', 'Care assistant in home care', 'Fair and quick'],
  ['reviews', 'The reviews could not be loaded', 'Fair and quick', 'Care assistant in home care'],
])('the list of %s', (list, failure, own, other) => {
  test.each(API_FAILURES)('fails alone and may be tried again while it $name', async ({ reply }) => {
    answer();
    api.on('get', `auth/jobproviders/:id/${list}/`, reply);
    const { person } = open('/company/21');
    expect(await screen.findByRole('heading', { name: failure })).toBeVisible();
    expect(screen.getByText(other)).toBeVisible();
    answer();
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(own)).toBeVisible();
  });
});
