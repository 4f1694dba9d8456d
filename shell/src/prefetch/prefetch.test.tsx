import { defineRemote, usePorts, type Remote } from '@metier/sdk/remote';
import { Link, useLoaderData } from '@metier/sdk/router';
import { setupFakeApi } from '@metier/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openShell, REMOTES, seeker } from '../testing/open-shell';

const api = setupFakeApi();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.findByRole('link', { name });
const countReads = () => api.calls.filter(({ path }) => path === '/api/auth/applications/').length;

function Home() {
  const { http } = usePorts();
  return (
    <>
      <h1>Jobs</h1>
      <Link to="/applications">To the applications</Link>
      <button onClick={() => void http.post('jobs/1/')}>Save</button>
    </>
  );
}

const Applications = () => <h1>{`${useLoaderData<readonly unknown[]>().length} applications`}</h1>;

const FACES: Readonly<Record<string, Remote>> = {
  'mf-public': defineRemote({
    name: 'mf-public',
    routes: [{ path: '/', access: 'public', page: async () => ({ Component: Home }) }],
  }),
  'mf-seeker': defineRemote({
    name: 'mf-seeker',
    routes: [
      {
        path: '/applications',
        access: 'job_seeker',
        readsAhead: true,
        page: async () => ({
          Component: Applications,
          loader: ({ ports }) => ports.http.get('auth/applications/'),
        }),
      },
    ],
  }),
};

const fetchRemote = ({ name }: { readonly name: string }) =>
  Promise.resolve(FACES[name] ?? REMOTES[name as keyof typeof REMOTES]);

/** Home, with a link to a page of another remote; the API has two applications. */
async function openHome(user?: typeof seeker) {
  api.on('get', 'auth/applications/', { body: [{}, {}] });
  api.on('post', 'jobs/1/', { status: 204 });
  const opened = await openShell(api, '/', { fetchRemote, ...(user && { user }) });
  const target = await link('To the applications');
  // Ignore the preloads of the home page itself.
  opened.preloaded.length = 0;
  return { ...opened, target };
}

/** Points at the link for longer than an intent takes. */
async function pointAt(target: HTMLElement) {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  fireEvent.pointerMove(target);
  // The first use loads this code.
  await import('./watch-links');
  fireEvent.pointerOver(target);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
}

/** Sends a request, which would come after those of a prefetch. */
async function save(person: UserEvent) {
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/api/jobs/1/'));
}

test('a press on a link is answered on the screen before the page reads its data', async () => {
  const { shell } = await openHome(seeker);
  const { router } = shell.routers.get();
  await act(() => router.navigate('/applications'));
  await act(() => router.navigate('/'));
  fireEvent.click(await link('To the applications'));
  await act(async () => {
    // The browser draws no frame within these.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    expect(countReads()).toBe(1);
  });
  expect(await heading('2 applications')).toBeVisible();
  expect(countReads()).toBe(2);
});

test('pointing at a link fetches page and data once, and following it fetches nothing more', async () => {
  const { fetched, person, preloaded, target } = await openHome(seeker);
  await person.hover(target);
  await waitFor(() => expect(countReads()).toBe(1));
  expect(new Set(preloaded)).toEqual(new Set(['mf-seeker /applications']));
  await person.click(target);
  expect(await heading('2 applications')).toBeVisible();
  expect(countReads()).toBe(1);
  expect(fetched).toEqual(['mf-public', 'mf-seeker']);
});

test('so does reaching it with the keyboard', async () => {
  const { target } = await openHome(seeker);
  target.focus();
  await waitFor(() => expect(countReads()).toBe(1));
});

test('a failed prefetch is repeated by following the link, without an error message', async () => {
  const { person, target } = await openHome(seeker);
  api.on('get', 'auth/applications/', { status: 500, body: { detail: 'The server is busy.' } });
  await person.hover(target);
  await waitFor(() => expect(countReads()).toBe(1));
  api.on('get', 'auth/applications/', { body: [{}] });
  await person.click(target);
  expect(await heading('1 applications')).toBeVisible();
  expect(countReads()).toBe(2);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('prefetched data is discarded after a write', async () => {
  const { person, target } = await openHome(seeker);
  await person.hover(target);
  await waitFor(() => expect(countReads()).toBe(1));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  target.focus();
  await person.click(target);
  expect(await heading('2 applications')).toBeVisible();
  expect(countReads()).toBe(2);
});

test('a link to a page that the visitor may not open prefetches nothing', async () => {
  const { fetched, person, preloaded, target } = await openHome();
  await pointAt(target);
  await save(person);
  expect(preloaded).toEqual([]);
  expect(fetched).toEqual(['mf-public']);
  expect(countReads()).toBe(0);
});

test('nothing is prefetched in data-saver mode', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { person, preloaded, target } = await openHome(seeker);
  await pointAt(target);
  await save(person);
  expect(preloaded).toEqual([]);
  expect(countReads()).toBe(0);
  Reflect.deleteProperty(navigator, 'connection');
});
