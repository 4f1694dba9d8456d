import { screen, waitFor, within } from '@testing-library/react';
import { Type } from 'typebox';
import { Job, JobFacets } from '@metier/sdk/contract';
import {
  API_FAILURES,
  makeJob,
  makeJobFacets,
  makeUser,
  renderRemote,
  setupFakeApi,
  type RecordedCall,
} from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const Jobs = Type.Array(Job);

/** Fake board of `total` jobs; `makeJobs` returns those of the requested page. */
function openBoard(total: number, makeJobs: (call: RecordedCall) => Job[] = () => [makeJob()]) {
  api.on(
    'get',
    'jobs/',
    (call) => ({ body: makeJobs(call), headers: { 'X-Total-Count': String(total) } }),
    Jobs,
  );
}

beforeEach(() => {
  api.on('get', 'jobs/facets/', { body: makeJobFacets() }, JobFacets);
  api.on('get', 'jobs/nearby/', { body: [] });
  api.on('get', 'jobs/suggestions/', { body: [] });
});

const searches = () => api.calls.filter(({ path }) => path === '/api/jobs/');
const findCard = (title: string) => screen.findByRole('article', { name: title });
const search = () => screen.getByRole('search', { name: 'Job search' });

test('a visitor sees how many jobs there are, six at a time', async () => {
  openBoard(412);
  renderRemote(remote, '/');
  expect(
    await screen.findByRole('heading', { level: 1, name: '412 jobs. One of them is yours.' }),
  ).toBeVisible();
  expect(searches()).toHaveLength(1);
  expect(Object.fromEntries(searches()[0]?.query ?? [])).toEqual({
    ordering: 'newest',
    page: '1',
    page_size: '6',
  });
  expect(document.title).toBe('Metier – Find Your Dream Job');
});

test('a visitor reads on a card what the job is', async () => {
  openBoard(1);
  renderRemote(remote, '/');
  const card = within(await findCard('Care assistant in home care'));
  for (const fact of ['Alta Medica', 'Permanent', '/ month for 80 %', '16/11/2026']) {
    expect(card.getByText(fact, { exact: false })).toBeVisible();
  }
  expect(card.getByText(/^(Activity rate:)? ?80\s%$/)).toBeVisible();
  expect(card.getByText(/CHF\s5\s200/)).toBeVisible();
  expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', '/job/31');
  expect(card.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute('href', '/job/31/apply');
});

test('a card says that a job is hybrid or remote, and nothing when it is on site', async () => {
  const jobs = [makeJob({ title: 'Baker' }), makeJob({ id: 32, title: 'Clerk', work_mode: 'hybrid' })];
  api.on('get', 'jobs/', { body: jobs });
  renderRemote(remote, '/');
  expect(within(await findCard('Clerk')).getByText(/^Bern · *Hybrid$/)).toBeVisible();
  expect(within(await findCard('Baker')).queryByText(/Work mode/)).not.toBeInTheDocument();
});

test('a card says how far the job is from the place of the search, and nothing in the place itself', async () => {
  const there = makeJob({ title: 'Baker', distance: 0 });
  api.on('get', 'jobs/', {
    body: [there, makeJob({ id: 32, title: 'Clerk', location: 'Thun', distance: 27 })],
  });
  renderRemote(remote, '/?location=Bern&radius=30');
  expect((await findCard('Clerk')).querySelector('li')).toHaveTextContent('Location: Thun · Distance: 27 km');
  expect(within(await findCard('Baker')).queryByText(/Distance/)).not.toBeInTheDocument();
});

test('a visitor shows fallbacks for missing values of a job', async () => {
  const silent = { company: '', location: '', salary: null, created_at: null, job_provider: null };
  api.on('get', 'jobs/', { body: [{ ...makeJob({ title: 'Baker' }), ...silent }] });
  renderRemote(remote, '/');
  const card = within(await findCard('Baker'));
  for (const text of ['Unknown Company', 'Remote', 'Competitive', 'Recently']) {
    expect(card.getByText(text, { exact: false })).toBeVisible();
  }
});

test('a visitor searches with Enter, and the address keeps the search', async () => {
  openBoard(31);
  const { person, address } = renderRemote(remote, '/');
  await person.type(await screen.findByLabelText('Keyword'), ' care assistant ');
  await person.type(screen.getByLabelText('Location'), 'Bern{Enter}');
  expect(await screen.findByText('for “care assistant”, in Bern')).toBeVisible();
  expect(address()).toBe('/?keyword=care+assistant&location=Bern');
  expect(document.title).toBe('31 jobs for “care assistant”, in Bern – Metier');
  expect(screen.getByRole('heading', { level: 2, name: /^31 jobs/ })).toBeVisible();
});

test('a visitor may order the results of a keyword by relevance or by date', async () => {
  openBoard(31);
  const { person, address } = renderRemote(remote, '/?keyword=care&page=2');
  const orderings = within(await screen.findByRole('navigation', { name: 'Order of the results' }));
  expect(orderings.getByRole('link', { name: 'Most relevant' })).toHaveAttribute('aria-current', 'true');
  await person.click(orderings.getByRole('link', { name: 'Newest' }));
  await waitFor(() =>
    expect(orderings.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true'),
  );
  expect(address()).toBe('/?keyword=care&ordering=newest');
});

test('a visitor is not offered an order by relevance without a keyword', async () => {
  openBoard(31);
  renderRemote(remote, '/?location=Bern');
  await screen.findByText('in Bern');
  expect(screen.queryByRole('link', { name: 'Most relevant' })).not.toBeInTheDocument();
});

test('a visitor is shown the pending state over the old results', async () => {
  openBoard(12);
  const { person } = renderRemote(remote, '/');
  await findCard('Care assistant in home care');
  let answer: (() => void) | undefined;
  api.on('get', 'jobs/', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { body: [makeJob({ title: 'Baker' })], headers: { 'X-Total-Count': '12' } };
  });
  await person.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('Searching for the perfect jobs...')).toBeVisible();
  await waitFor(() => expect(answer).toBeDefined());
  answer?.();
  await findCard('Baker');
  expect(screen.queryByText('Searching for the perfect jobs...')).not.toBeInTheDocument();
});

describe('the pages of results', () => {
  test('are links that keep the search, with the far ones left out', async () => {
    openBoard(120);
    renderRemote(remote, '/?keyword=care&page=10');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of results' }));
    expect(pages.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['1', '…', '9', '10', '11', '20']),
    );
    expect(pages.getByRole('link', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/?keyword=care&page=11#results',
    );
  });

  test('begin with the focus on their heading', async () => {
    openBoard(12);
    const { person, address } = renderRemote(remote, '/');
    await person.click(await screen.findByRole('link', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(address()).toBe('/?page=2');
  });

  test('end where the results end: a page beyond is the last one', async () => {
    openBoard(13, ({ query }) => (Number(query.get('page')) > 3 ? [] : [makeJob()]));
    const { address } = renderRemote(remote, '/?page=99');
    await findCard('Care assistant in home care');
    expect(address()).toBe('/?page=3');
  });
});

describe('a search that fails', () => {
  test.each(API_FAILURES)('while the API $name keeps what was typed and can be tried again', async (day) => {
    api.failAll(day);
    const { person } = renderRemote(remote, '/?keyword=care&location=Bern');
    expect(await screen.findByRole('heading', { name: 'The search did not work' })).toBeVisible();
    expect(within(search()).getByLabelText('Keyword')).toHaveValue('care');
    expect(within(search()).getByLabelText('Location')).toHaveValue('Bern');
    openBoard(1);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findCard('Care assistant in home care')).toBeVisible();
  });

  test('because the answer is no list says so too', async () => {
    api.on('get', 'jobs/', { body: { oops: true } });
    renderRemote(remote, '/');
    expect(await screen.findByRole('heading', { name: 'The search did not work' })).toBeVisible();
    expect(screen.getByText('The server did not answer. What you typed is still here.')).toBeVisible();
  });
});

test('a search that was not counted to its end says that there are more', async () => {
  api.on('get', 'jobs/', {
    body: [makeJob()],
    headers: { 'X-Total-Count': '600', 'X-Total-Count-Capped': 'true' },
  });
  renderRemote(remote, '/?keyword=team');
  expect(await screen.findByRole('heading', { name: /^600\+ jobs/ })).toBeVisible();
});

test('an employer is not addressed as a candidate', async () => {
  openBoard(412);
  renderRemote(remote, '/', { user: makeUser({ account_type: 'job_provider' }) });
  expect(await screen.findByRole('heading', { name: '412 jobs. Is yours among them?' })).toBeVisible();
  expect(screen.queryByText(/where you live/)).not.toBeInTheDocument();
});

test('an employer does not see Apply Now, nor hearts', async () => {
  openBoard(1);
  renderRemote(remote, '/', { user: makeUser({ account_type: 'job_provider' }) });
  expect(await screen.findByRole('link', { name: /^View Details/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Apply Now/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Favorite/ })).not.toBeInTheDocument();
});
