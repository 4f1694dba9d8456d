import { defineRemote } from '@metier/sdk/remote';
import { setupFakeApi } from '@metier/testing';
import { screen } from '@testing-library/react';
import { openShell, registryFor, REMOTES } from '../testing/open-shell';
import { copyServerContent } from './server-content';

const api = setupFakeApi();

/** React logs errors caught by a boundary. */
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

const brokenHome = (isBroken: () => boolean) => {
  const Component = () => {
    if (isBroken()) throw new Error('It cannot be hydrated');
    return <h1>Home page</h1>;
  };
  return defineRemote({
    name: 'mf-public',
    routes: [{ path: '/', access: 'public', page: async () => ({ Component }) }],
  });
};

/** Opens a server-rendered home page whose remote throws while `isBroken` returns true. */
async function openRendered(isBroken: () => boolean) {
  window.history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<div id="root"><main id="content"><div><h1>Jobs as sent</h1><a href="/job/7">A job</a></div></main></div>';
  document.title = 'Jobs';
  copyServerContent();
  document.body.innerHTML = '';
  return openShell(api, '/', {
    registryReply: () => registryFor(undefined),
    fetchRemote: async ({ name }) =>
      name === 'mf-public' ? brokenHome(isBroken) : REMOTES[name as keyof typeof REMOTES],
  });
}

test('if hydration fails, the server-rendered page stays, with a retry button', async () => {
  let isBroken = true;
  const { person } = await openRendered(() => isBroken);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('heading', { name: 'Jobs as sent' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'A job' })).toHaveAttribute('href', '/job/7');
  expect(screen.queryByText('This page could not be loaded')).toBeNull();
  expect(document.title).toBe('Jobs');
  isBroken = false;
  await person.click(retry);
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Jobs as sent' })).toBeNull();
});
