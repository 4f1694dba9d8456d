import { defineRemote } from '@metier/shared/remote';
import { setupFakeApi } from '@metier/shared/testing';
import { screen } from '@testing-library/react';
import { openShell, registryFor, REMOTES } from '../testing/open-shell';
import { keepContent } from './kept-content';

const api = setupFakeApi();

/** React says on the console what a boundary has caught. */
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

/** The server has sent the home page; then its remote comes, which throws as long as it is told to. */
async function openRendered(isBroken: () => boolean) {
  window.history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<div id="root"><main id="content"><div><h1>Jobs as sent</h1><a href="/job/7">A job</a></div></main></div>';
  document.title = 'Jobs';
  keepContent();
  document.body.innerHTML = '';
  return openShell(api, '/', {
    answer: () => registryFor(undefined),
    fetchRemote: async ({ name }) =>
      name === 'mf-public' ? brokenHome(isBroken) : REMOTES[name as keyof typeof REMOTES],
  });
}

test('where a rendered page cannot be hydrated, what the server has sent stays, with an offer to try again', async () => {
  let isBroken = true;
  const { person } = await openRendered(() => isBroken);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('heading', { name: 'Jobs as sent' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'A job' })).toHaveAttribute('href', '/job/7');
  expect(screen.queryByText('mf-public could not be loaded')).toBeNull();
  expect(document.title).toBe('Jobs');
  isBroken = false;
  await person.click(retry);
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Jobs as sent' })).toBeNull();
});
