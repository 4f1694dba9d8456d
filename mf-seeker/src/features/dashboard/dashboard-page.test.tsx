import { screen, waitFor, within } from '@testing-library/react';
import { API_FAILURES, makeApplication, makeJob, makeJobSeeker, setupFakeApi } from '@metier/testing';
import {
  makeApplications,
  makeFavorites,
  makeReview,
  makeRecords,
  openDashboard,
  openWholeDashboard,
  mockDashboardApi,
} from './testing/open-dashboard';

const api = setupFakeApi();

const seekers = [makeJobSeeker()];
const FULL = {
  seekers,
  applications: makeApplications(7),
  favorites: makeFavorites(4),
  reviews: [5, 4, 3, 2, 5].map((rating, index) =>
    makeReview({ id: index + 1, rating, title: `Review ${index + 1}` }),
  ),
};

const findList = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));
const titlesIn = (list: { getAllByRole: typeof screen.getAllByRole }) =>
  list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const callsTo = (path: string) => api.calls.filter((call) => call.path === `/api/auth/${path}`);

describe('the header', () => {
  test('shows picture, name, average stars, e-mail, city, region and age', async () => {
    const years = Math.floor((Date.now() - Date.parse('2001-04-12')) / (365 * 86_400_000));
    const { person } = await openWholeDashboard(api, FULL);
    expect(screen.getByRole('heading', { level: 1, name: 'Léa Muster' })).toBeVisible();
    await person.click(screen.getByText('Contact and facts'));
    for (const text of ['lea.muster@example.ch', 'Lausanne, Vaud', `${years} years old`])
      expect(screen.getByText(new RegExp(text))).toBeVisible();
    expect(await screen.findByText('3.8 out of 5 stars')).toBeInTheDocument();
  });

  test('leads to the profile, the documents and the jobs', async () => {
    await openWholeDashboard(api, FULL);
    const edit = await screen.findByRole('link', { name: 'Edit Profile' });
    expect(edit).toHaveAttribute('href', '/edit-seeker/11');
    expect(screen.getByRole('link', { name: 'Documents' })).toHaveAttribute('href', '/documents');
    expect(screen.getByRole('link', { name: 'Find Jobs' })).toHaveAttribute('href', '/');
  });
});

test('while it loads the dashboard says so in French', async () => {
  openDashboard(api, FULL);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  api.on('get', 'auth/jobseekers/', () => isAnswered.then(() => ({ body: seekers })));
  const loading = await screen.findByText('Chargement du profil...');
  expect(loading.closest('[lang]')).toHaveAttribute('lang', 'fr');
  answer();
  expect(await screen.findByRole('heading', { level: 1, name: 'Léa Muster' })).toBeVisible();
});

describe('my applications', () => {
  test('come in pages of three, each a way to its details, with a counter and a link to the full list', async () => {
    const page = await openWholeDashboard(api, FULL);
    const list = await findList('My Applications');
    expect(titlesIn(list)).toEqual(['Application 1', 'Application 2', 'Application 3']);
    expect(list.getByRole('heading', { level: 2 })).toHaveTextContent('My Applications 7');
    const first = list.getByRole('link', { name: 'Application 1' });
    expect(first).toHaveAttribute('href', '/applications?applicationId=1');
    const all = list.getByRole('link', { name: 'View All Applications' });
    expect(all).toHaveAttribute('href', '/applications');

    await page.person.click(list.getByRole('link', { name: 'Page 3' }));
    expect(await list.findByText('Application 7')).toBeVisible();
    expect(page.address()).toBe('/dashboard?page=3');
  });

  test('are narrowed by status, which stays in the address', async () => {
    const applications = [makeApplication({ id: 1, status: 'hired' }), makeApplication({ id: 2 })];
    const page = await openWholeDashboard(api, { seekers, applications });
    const list = await findList('My Applications');
    await page.person.selectOptions(await list.findByLabelText('Filter by status'), 'Hired (1)');
    expect(await list.findByRole('heading', { name: 'My Applications 1' })).toBeVisible();
    expect(page.address()).toBe('/dashboard?status=hired');
  });

  test('changing a page requests that page only', async () => {
    const page = await openWholeDashboard(api, FULL);
    const list = await findList('My Applications');
    const before = api.calls.length;
    await page.person.click(list.getByRole('link', { name: 'Next' }));
    await list.findByText('Application 4');
    expect(api.calls.slice(before).map(({ path }) => path)).toEqual(['/api/auth/applications/']);
  });

  test('a page behind the last one is the last one', async () => {
    await openWholeDashboard(api, FULL, '/dashboard?page=99');
    expect(await screen.findByText('Application 7')).toBeVisible();
  });

  test('of a status that none has lead back to all of them', async () => {
    const page = await openWholeDashboard(api, FULL, '/dashboard?status=rejected');
    const list = await findList('My Applications');
    expect(await list.findByRole('heading', { name: 'No applications found' })).toBeVisible();
    await page.person.click(list.getByRole('link', { name: 'Show all statuses' }));
    expect(await list.findByText('Application 1')).toBeVisible();
  });
});

describe('my reviews', () => {
  test('can be narrowed to the positive and the critical ones', async () => {
    const page = await openWholeDashboard(api, FULL);
    const list = await findList('My Reviews');
    async function follow(link: string, address: string) {
      await page.person.click(await list.findByRole('link', { name: link }));
      await waitFor(() => expect(page.address()).toBe(`/dashboard${address}`));
      return titlesIn(list);
    }
    expect(await follow('Positive 3', '?reviews=positive')).toEqual(['Review 1', 'Review 2', 'Review 5']);
    expect(await follow('Critical 1', '?reviews=critical')).toEqual(['Review 4']);
    expect(await follow('All 5', '')).toEqual(['Review 1', 'Review 2', 'Review 3']);
    expect(await follow('Page 2', '?reviews_page=2')).toEqual(['Review 4', 'Review 5']);
    expect(callsTo('reviews-by-provider/')).toHaveLength(1);
  });

  test('none of a kind is said of that kind', async () => {
    await openWholeDashboard(api, { seekers, reviews: [makeReview()] }, '/dashboard?reviews=critical');
    expect(await screen.findByRole('heading', { name: 'No critical reviews' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all reviews' })).toHaveAttribute('href', '/dashboard');
  });

  test('more than one answer holds still make the mean', async () => {
    const reviews = makeRecords(101, (id) => makeReview({ id, rating: id === 101 ? 1 : 5 }));
    await openWholeDashboard(api, { seekers, reviews });
    expect(await screen.findByRole('heading', { name: 'My Reviews 101' })).toBeInTheDocument();
  });
});

describe('my favorites', () => {
  test('are viewed, in pages of three', async () => {
    const page = await openWholeDashboard(api, {
      seekers,
      favorites: [...makeFavorites(3), makeJob({ is_active: false })],
    });
    const list = await findList('My Favorites');
    expect(await list.findByRole('link', { name: 'View Favorite 1' })).toHaveAttribute('href', '/job/1');
    await page.person.click(list.getByRole('link', { name: 'Page 2' }));
    expect(await list.findByText('Inactive')).toBeVisible();
    expect(page.address()).toBe('/dashboard?favorites_page=2');
  });

  test('are removed at once and once, and the next one moves up', async () => {
    const page = await openWholeDashboard(api, FULL);
    api.on('delete', 'jobs/2/favorite/', () => {
      mockDashboardApi(api, { ...FULL, favorites: FULL.favorites.filter(({ id }) => id !== 2) });
      return { status: 204 };
    });
    const list = await findList('My Favorites');
    await page.person.dblClick(await list.findByRole('button', { name: 'Remove Favorite 2 from favorites' }));
    expect(await list.findByText('Favorite 4')).toBeVisible();
    expect(titlesIn(list)).toEqual(['Favorite 1', 'Favorite 3', 'Favorite 4']);
    expect(page.toasts).toEqual(['success: Removed from favorites']);
    expect(api.calls.filter(({ method }) => method === 'delete')).toHaveLength(1);
    expect(list.getByRole('heading', { level: 2 })).toHaveFocus();
    api.on('put', 'jobs/2/favorite/', () => {
      mockDashboardApi(api, FULL);
      return { status: 204 };
    });
    page.pressToast('Undo');
    expect(await list.findByText('Favorite 2')).toBeVisible();
    expect(page.toasts.at(-1)).toBe('success: Added to favorites');
  });

  test('stay when they cannot be removed', async () => {
    const page = await openWholeDashboard(api, FULL);
    api.on('delete', 'jobs/2/favorite/', { status: 500, body: {} });
    const list = await findList('My Favorites');
    await page.person.click(await list.findByRole('button', { name: 'Remove Favorite 2 from favorites' }));
    expect(await list.findByText('Favorite 2')).toBeVisible();
    expect(page.toasts).toEqual(['error: Failed to remove job from favorites. Please try again.']);
  });
});

describe('when something fails', () => {
  test.each([
    ['auth/applications/', 'Your applications could not be loaded', 'Application 1'],
    ['auth/jobseekers/11/favorites/', 'Your favorites could not be loaded', 'Favorite 1'],
    ['auth/reviews-by-provider/', 'Your reviews could not be loaded', 'Review 1'],
    ['auth/applications/status-counts/', 'Your numbers could not be loaded', 'waiting for an answer'],
  ])('%s alone, the rest of the page is there, and it can be tried again', async (path, title, content) => {
    const page = openDashboard(api, FULL);
    api.on('get', path, { status: 503, body: { detail: 'Back in a minute.' } });
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByRole('heading', { name: title })).toBeVisible();
    expect(panel).toHaveTextContent('Back in a minute.');
    const others = ['Application 1', 'Favorite 1', 'Review 1'].filter((text) => text !== content);
    for (const text of others) expect(screen.getByText(text)).toBeInTheDocument();

    mockDashboardApi(api, FULL);
    const before = api.calls.length;
    await page.person.click(within(panel).getByRole('button', { name: 'Try Again' }));
    expect((await screen.findAllByText(content)).at(-1)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.calls.slice(before).map((call) => call.path)).toEqual([`/api/${path}`]);
  });

  test.each(API_FAILURES)(
    'while the API $name the page stays, says so and can be tried again',
    async (day) => {
      const page = openDashboard(api, FULL);
      api.failAll(day);
      const title = 'Your dashboard could not be loaded';
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(page.address()).toBe('/dashboard');

      mockDashboardApi(api, FULL);
      await page.person.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Léa Muster' })).toBeVisible();
      expect(await screen.findByText('Favorite 1')).toBeVisible();
    },
  );
});
