import type { Registry } from '@metier/shared/contract';
import { setupFakeApi } from '@metier/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openShell, registryFor } from '../testing/open-shell';

const api = setupFakeApi();
const BAR = 'A new version of Metier is ready.';
const bar = () => screen.queryByRole('region', { name: 'New version' });
const findBar = () => screen.findByRole('region', { name: 'New version' });
const countQuestions = () => api.calls.filter(({ path }) => path === '/api/registry/').length;

/** No page waits a part of a second for its turn. */
beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));

/** A shell at home; what is live is told by `release`. */
async function open() {
  let live: Registry = registryFor(undefined);
  const opened = await openShell(api, '/', { answer: () => live });
  await screen.findByRole('heading', { name: 'Home page' });
  api.on('get', 'jobs/', () => ({
    body: [],
    headers: { 'X-Metier-Revision': live.revision },
  }));
  return {
    ...opened,
    release: (changes: Partial<Registry>) => void (live = { ...live, ...changes }),
    /** Any call of the API, by which an open page learns how far the registry is. */
    call: () => act(() => opened.shell.ports.http.get('jobs/')),
  };
}

const newer = (revision: string) => ({ ...registryFor(undefined, 'two'), revision });

test('an open page is told of a newer release by the next answer of the API, and loads it when the person says so', async () => {
  const { call, release, person, reload } = await open();
  release(newer('2'));
  await call();
  await person.click(within(await findBar()).getByRole('button', { name: 'Update' }));
  expect(reload).toHaveBeenCalled();
});

test('it is announced politely, and the focus stays where it is', async () => {
  const { call, release } = await open();
  screen.getByRole('link', { name: 'Skip to content' }).focus();
  release(newer('2'));
  await call();
  await findBar();
  expect(screen.getByText(BAR, { selector: '[role="status"]' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

test('a release of the shell itself is told of, too', async () => {
  const { call, release } = await open();
  release({ revision: '2', shell: 'two' });
  await call();
  expect(await findBar()).toBeVisible();
});

test('a release of what is not in the page yet is taken in silently', async () => {
  const { call, release, shell } = await open();
  const { remotes } = registryFor(undefined);
  const lender = { ...newer('2').remotes[0], name: 'mf-lender' } as Registry['remotes'][number];
  release({ revision: '2', remotes: [...remotes, lender] });
  await call();
  await waitFor(() => expect(shell.registry.get().revision).toBe('2'));
  expect(bar()).toBeNull();
});

test('the registry is asked for once for each move', async () => {
  const { call, release } = await open();
  await call();
  expect(countQuestions()).toBe(0);
  release(newer('2'));
  await call();
  await call();
  await findBar();
  await call();
  expect(countQuestions()).toBe(1);
});

test('the offer waits until what was entered is saved', async () => {
  const { call, release, shell } = await open();
  let end = () => {};
  act(() => void (end = shell.ports.unsaved.begin()));
  release(newer('2'));
  await call();
  await waitFor(() => expect(shell.registry.get().revision).toBe('2'));
  expect(bar()).toBeNull();
  act(end);
  expect(await findBar()).toBeVisible();
});

test('an offer that was not wanted comes back with the next release, and not before', async () => {
  const { call, release, person } = await open();
  release(newer('2'));
  await call();
  await findBar();
  await person.click(screen.getByRole('button', { name: 'Not now' }));
  expect(bar()).toBeNull();
  release({ ...registryFor(undefined, 'three'), revision: '3' });
  await call();
  expect(await findBar()).toBeVisible();
});

test('a rollback to what is in the page takes the offer back', async () => {
  const { call, release } = await open();
  release(newer('2'));
  await call();
  await findBar();
  release({ ...registryFor(undefined), revision: '3' });
  await call();
  await waitFor(() => expect(bar()).toBeNull());
});

test('who sees something else than all others is told what, with the way back', async () => {
  const overrides = [
    { remote: 'mf-public', version: '1.4.2' },
    { remote: '*', version: 'staging' },
  ];
  await openShell(api, '/login?redirect=%2F', { registry: { ...registryFor(undefined), overrides } });
  const badge = await screen.findByRole('region', { name: 'What you see instead of what is live' });
  expect(badge).toHaveTextContent('mf-public 1.4.2staging');
  expect(screen.getByRole('link', { name: 'Reset' })).toHaveAttribute(
    'href',
    '/login?redirect=%2F&release=reset',
  );
});

test('why a link to a release did not do what it says is told once', async () => {
  const notice = 'There is no release 9.9.9 of mf-public.';
  await openShell(api, '/', { registry: { ...registryFor(undefined), notice } });
  expect(await screen.findByText(notice)).toBeVisible();
});
