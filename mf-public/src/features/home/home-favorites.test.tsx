import { screen, waitFor } from '@testing-library/react';
import { JobSeeker } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { makeJob, makeJobSeeker, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();

const haveProfile = (...profiles: JobSeeker[]) =>
  api.on('get', 'auth/jobseekers/', { body: profiles }, Type.Array(JobSeeker));
const open = () => renderRemote(remote, '/', { user: makeUser({ account_type: 'job_seeker' }) });
const findHeart = () => screen.findByRole('button', { name: 'Favorite: Care assistant in home care' });
const asked = (method: string) => api.calls.filter((call) => call.method === method).map(({ path }) => path);

beforeEach(() => {
  api.on('get', 'jobs/', { body: [makeJob()] });
  api.on('get', 'jobs/facets/', { status: 503, body: { detail: 'Not now.' } });
  api.on('get', 'auth/applied-jobs/', { body: [] });
  haveProfile(makeJobSeeker({ favorite_job: [31, 7] }));
});

test('a heart is full for what is among the favorites', async () => {
  open();
  expect(await findHeart()).toHaveAttribute('aria-pressed', 'true');
});

test('a heart answers before the server does', async () => {
  let answer: (() => void) | undefined;
  api.on('delete', 'jobs/:id/favorite/', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { status: 204 };
  });
  const { person, toasts } = open();
  const heart = await findHeart();
  await person.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(toasts).toEqual([]);
  await waitFor(() => expect(answer).toBeDefined());
  answer?.();
  await waitFor(() => expect(toasts).toEqual(['success: Removed from favorites']));
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a heart pressed twice ends as it looks', async () => {
  const sent: string[] = [];
  for (const method of ['put', 'delete'] as const) {
    api.on(method, 'jobs/:id/favorite/', () => {
      sent.push(method);
      return { status: 204 };
    });
  }
  const { person, toasts } = open();
  await person.dblClick(await findHeart());
  await waitFor(() =>
    expect(toasts).toEqual(['success: Removed from favorites', 'success: Added to favorites']),
  );
  expect(sent).toEqual(['delete', 'put']);
  expect(await findHeart()).toHaveAttribute('aria-pressed', 'true');
});

test('a favorite that the server refuses is rolled back, and the favorites are requested again', async () => {
  api.on('delete', 'jobs/:id/favorite/', { status: 409, body: { detail: 'Not today.' } });
  const { person, toasts } = open();
  await person.click(await findHeart());
  await waitFor(() => expect(toasts).toEqual(['error: Failed to update favorites: Not today.']));
  await waitFor(() => expect(asked('get').filter((path) => path.endsWith('/jobseekers/'))).toHaveLength(2));
  expect(await findHeart()).toHaveAttribute('aria-pressed', 'true');
});

test('a heart pressed while the server is out of reach goes back too', async () => {
  const { person, toasts } = open();
  const heart = await findHeart();
  api.failAll({ reply: { isNetworkError: true } });
  await person.click(heart);
  await waitFor(() =>
    expect(toasts).toEqual(['error: Failed to update favorites: the server did not answer.']),
  );
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('without a profile there are no favorites, and a heart says so', async () => {
  haveProfile();
  const { person, toasts } = open();
  const heart = await findHeart();
  await person.click(heart);
  expect(toasts).toEqual(['error: Could not find your profile']);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(asked('put')).toEqual([]);
});

test('favorites that fail to load do not remove the results', async () => {
  api.on('get', 'auth/jobseekers/', { status: 500, body: { detail: 'Oops.' } });
  open();
  expect(await findHeart()).toHaveAttribute('aria-pressed', 'false');
});

test('a student may apply from a card', async () => {
  open();
  expect(await screen.findByRole('link', { name: /^Apply Now/ })).toHaveAttribute('href', '/job/31/apply');
});

test('a visitor has no hearts', async () => {
  renderRemote(remote, '/');
  expect(await screen.findByRole('link', { name: /^Apply Now/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Favorite/ })).not.toBeInTheDocument();
  expect(asked('get')).not.toContain('/api/auth/jobseekers/');
});
