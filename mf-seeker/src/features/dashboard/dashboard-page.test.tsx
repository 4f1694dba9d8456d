import { screen, within } from '@testing-library/react';
import type { Application } from '@metier/shared/contract';
import { makeApplication, makeJobSeeker, makeUser, renderRemote, setupFakeApi } from '@metier/shared/testing';
import { remote } from '../../remote';

const api = setupFakeApi();

const TOTALS: Record<string, number> = { reviewed: 4, shortlisted: 2, interview: 1, hired: 3 };

function openPage({ seekers = [makeJobSeeker()], applications = [makeApplication()], total = 12 } = {}) {
  api.on('get', 'auth/jobseekers/', { body: seekers });
  api.on('get', 'auth/applications/', ({ query }) => ({
    body: applications.slice(0, Number(query.get('page_size'))),
    headers: { 'X-Total-Count': String(TOTALS[query.get('status') ?? ''] ?? total) },
  }));
  return renderRemote(remote, '/dashboard', { user: makeUser() });
}

test('while it loads the dashboard says so in French', async () => {
  openPage();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  api.on('get', 'auth/jobseekers/', () => isAnswered.then(() => ({ body: [makeJobSeeker()] })));
  const loading = await screen.findByText('Chargement du profil...');
  expect(loading.closest('[lang]')).toHaveAttribute('lang', 'fr');
  answer();
  expect(await screen.findByRole('heading', { level: 1, name: 'Léa Muster' })).toBeVisible();
});

test('the header shows name, e-mail, city, age and region', async () => {
  const years = Math.floor((Date.now() - Date.parse('2001-04-12')) / (365 * 86_400_000));
  openPage();
  await screen.findByRole('heading', { name: 'Léa Muster' });
  for (const text of ['lea.muster@example.ch', 'Lausanne', `${years} years old`, 'Vaud'])
    expect(screen.getByText(text)).toBeVisible();
});

test('the four numbers are the totals the server counts', async () => {
  openPage();
  const figures = within(await screen.findByRole('region', { name: 'Your applications in numbers' }));
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '12',
    '4',
    '3',
    '3',
  ]);
});

test('the three newest applications lead to their details, and on to all of them', async () => {
  openPage({ applications: [41, 42, 43, 44].map((id) => makeApplication({ id, status: 'reviewed' })) });
  await screen.findByRole('heading', { name: 'My Applications' });
  const rows = screen.getAllByRole('link', { name: 'Care assistant in home care' });
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    '/applications?applicationId=41',
    '/applications?applicationId=42',
    '/applications?applicationId=43',
  ]);
  expect(screen.getAllByText('Reviewed')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/applications');
  expect(screen.getAllByText(/Submitted 20\/11\/2026/)[0]).toBeVisible();
});

test('whoever has not applied yet is shown the way to the jobs', async () => {
  openPage({ applications: [] as Application[], total: 0 });
  expect(await screen.findByRole('heading', { name: 'No applications found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find Jobs' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'View all' })).not.toBeInTheDocument();
});

test('the profile shows what is written and names what is missing', async () => {
  openPage({ seekers: [makeJobSeeker({ biography: 'I like people.', skill_names: [] })] });
  expect(await screen.findByText('I like people.')).toBeVisible();
  expect(screen.getByText('Still missing: Past Experiences, Strong Points.')).toBeVisible();
});

test('a whole profile is called complete', async () => {
  openPage({
    seekers: [makeJobSeeker({ biography: 'a', experience: 'b', skill: [5], skill_names: ['German'] })],
  });
  expect(await screen.findByText('Your profile is complete.')).toBeVisible();
  expect(screen.getByText('German')).toBeVisible();
});

test('whoever has no profile writes it first', async () => {
  api.on('get', 'auth/regions/', { body: [] });
  api.on('get', 'auth/skills/', { body: [] });
  const page = openPage({ seekers: [] });
  await screen.findByRole('form', { name: 'Profile' });
  expect(page.address()).toBe('/register-profile');
});

test('a failure stays on the page and can be tried again', async () => {
  const page = openPage();
  api.on('get', 'auth/jobseekers/', { status: 503, body: { detail: 'Back in a minute.' } });
  expect(await screen.findByRole('heading', { name: 'Your dashboard could not be loaded' })).toBeVisible();
  expect(screen.getByText('Back in a minute.')).toBeVisible();
  expect(page.address()).toBe('/dashboard');
  api.on('get', 'auth/jobseekers/', { body: [makeJobSeeker()] });
  await page.person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Léa Muster' })).toBeVisible();
});
