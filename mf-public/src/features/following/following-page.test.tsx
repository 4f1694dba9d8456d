import { screen, waitFor } from '@testing-library/react';
import { FollowedCompany } from '@metier/sdk/contract';
import { API_FAILURES, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { Type } from 'typebox';
import { remote } from '../../remote';

const api = setupFakeApi();

const makeFollowed = (given: Partial<FollowedCompany> = {}): FollowedCompany => ({
  id: 21,
  company_name: 'Alta Medica',
  company_logo: null,
  company_city: 'Bern',
  company_region: 'BE',
  active_jobs: 3,
  followed_at: '2026-11-12T08:00:00.000Z',
  ...given,
});

/** A server that remembers who is followed. */
function answer(companies: readonly FollowedCompany[]) {
  const followed = new Set(companies.map(({ id }) => id));
  const list = () => companies.filter(({ id }) => followed.has(id));
  api.on('get', 'auth/follows/', () => ({ body: list() }), Type.Array(FollowedCompany));
  api.on('put', 'auth/jobproviders/:id/follow/', (_, { id }) => {
    followed.add(Number(id));
    return { status: 204 };
  });
  api.on('delete', 'auth/jobproviders/:id/follow/', (_, { id }) => {
    followed.delete(Number(id));
    return { status: 204 };
  });
}

const open = () => renderRemote(remote, '/following', { user: makeUser() });

test('a followed company leads to its page, and is unfollowed with Undo', async () => {
  answer([makeFollowed(), makeFollowed({ id: 22, company_name: 'Bergbahn', active_jobs: 0 })]);
  const { person, toasts, pressToast } = open();
  const link = await screen.findByRole('link', { name: 'Alta Medica' });
  expect(link).toHaveAttribute('href', '/company/21');
  expect(screen.getByText('Bern · 3 open jobs')).toBeVisible();
  expect(screen.getByText('Bern · No open jobs')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Unfollow Alta Medica' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Alta Medica' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Bergbahn' })).toBeVisible();
  await waitFor(() => expect(toasts).toEqual(['success: You no longer follow Alta Medica.']));
  pressToast('Undo');
  expect(await screen.findByRole('link', { name: 'Alta Medica' })).toBeVisible();
});

test('without companies it says how to follow one', async () => {
  answer([]);
  open();
  expect(await screen.findByText('You follow no company yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search for jobs' })).toHaveAttribute('href', '/');
});

test.each(API_FAILURES)('can be tried again while the API $name', async (failure) => {
  api.failAll(failure);
  const { person } = renderRemote(remote, '/following', { user: makeUser() });
  expect(await screen.findByText('The companies could not be loaded')).toBeVisible();
  answer([makeFollowed()]);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Alta Medica' })).toBeVisible();
});
