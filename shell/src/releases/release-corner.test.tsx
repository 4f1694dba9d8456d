import type { Registry } from '@metier/sdk/contract';
import { setupFakeApi } from '@metier/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openShell, registryFor } from '../testing/open-shell';

const api = setupFakeApi();
const BAR = 'A new version of Metier is ready.';
const bar = () => screen.queryByRole('region', { name: 'New version' });
const findBar = () => screen.findByRole('region', { name: 'New version' });
const countQuestions = () => api.calls.filter(({ path }) => path === '/api/registry/').length;

/** Removes the random delay before registry requests. */
beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));

/** Opens the shell at the home page; `release` sets what is live. */
async function open() {
  let live: Registry = registryFor(undefined);
  const opened = await openShell(api, '/', { registryReply: () => live });
  await screen.findByRole('heading', { name: 'Home page' });
  api.on('get', 'jobs/', () => ({
    body: [],
    headers: { 'X-Metier-Revision': live.revision },
  }));
  return {
    ...opened,
    release: (changes: Partial<Registry>) => void (live = { ...live, ...changes }),
    /** Any API call; its response carries the current revision. */
    call: () => act(() => opened.shell.ports.http.get('jobs/')),
  };
}

const newer = (revision: string) => ({ ...registryFor(undefined, 'two'), revision });

test('an open page offers a newer release after the next API response, and reloads when the user accepts', async () => {
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

test('a release of the shell itself is offered, too', async () => {
  const { call, release } = await open();
  release({ revision: '2', shell: 'two' });
  await call();
  expect(await findBar()).toBeVisible();
});

test('a release of a remote that is not loaded yet is used without a notice', async () => {
  const { call, release, shell } = await open();
  const { remotes } = registryFor(undefined);
  const lender = { ...newer('2').remotes[0], name: 'mf-lender' } as Registry['remotes'][number];
  release({ revision: '2', remotes: [...remotes, lender] });
  await call();
  await waitFor(() => expect(shell.registry.get().revision).toBe('2'));
  expect(bar()).toBeNull();
});

test('the registry is requested once for each move', async () => {
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

test('the offer is hidden while there is unsaved input', async () => {
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

test('a dismissed offer is shown again for the next release, and not before', async () => {
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

test('a rollback to the loaded release removes the offer', async () => {
  const { call, release } = await open();
  release(newer('2'));
  await call();
  await findBar();
  release({ ...registryFor(undefined), revision: '3' });
  await call();
  await waitFor(() => expect(bar()).toBeNull());
});

test('a visitor with release overrides sees them, with a reset link', async () => {
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

test('the reason why a release link had no effect is shown once', async () => {
  const notice = 'There is no release 9.9.9 of mf-public.';
  await openShell(api, '/', { registry: { ...registryFor(undefined), notice } });
  expect(await screen.findByText(notice)).toBeVisible();
});
