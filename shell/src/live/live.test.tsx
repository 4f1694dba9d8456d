import { setupFakeApi } from '@metier/testing';
import type { LiveEvent } from '@metier/sdk/remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openShell, provider, registryFor, seeker } from '../testing/open-shell';

const api = setupFakeApi();
const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));
const messagesLink = () => menu().getByRole('link', { name: /^Messages/ });
const withMessages = (user: typeof seeker) => {
  const registry = registryFor(user);
  return { user, registry: { ...registry, access: [...registry.access, MESSAGES] } };
};
const MESSAGES = { path: '/messages', access: 'login' } as const;

async function openPage(address = '/', user = seeker) {
  const page = await openShell(api, address, withMessages(user));
  const heard: LiveEvent[] = [];
  page.shell.ports.live.subscribe((event) => heard.push(event));
  const [source] = page.sources;
  if (!source) throw new Error('The shell did not listen.');
  return { ...page, source, heard };
}

function show(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => api.on('get', 'notices/unread-count/', { body: { unread_count: 0 } }));
afterEach(() => jest.useRealTimers());

describe('a connection is opened for', () => {
  test('a signed-in user of a product with messages, once', async () => {
    const { sources } = await openPage();
    expect(sources.map(({ address }) => address)).toEqual(['/api/events/']);
  });

  test('no signed-out visitor, and no user while there is no messages page', async () => {
    expect((await openShell(api, '/')).sources).toEqual([]);
    expect((await openShell(api, '/', { user: seeker })).sources).toEqual([]);
  });

  test('the user who has just signed in, with a separate count', async () => {
    const { shell, source, sources } = await openPage();
    source.open(3);
    api.on('get', 'registry/', { body: withMessages(provider).registry });
    await act(() => shell.session.start(provider));
    expect(source.readyState).toBe(2);
    expect(shell.ports.live.getUnreadCount()).toBeUndefined();
    expect(sources).toHaveLength(2);
  });

  test('no visitor after the logout', async () => {
    const { shell, source, sources } = await openPage();
    source.open(3);
    await act(() => shell.session.end());
    expect(source.readyState).toBe(2);
    expect(sources).toHaveLength(1);
  });
});

describe('the count of unread messages', () => {
  test('is shown next to Messages and is part of the accessible name', async () => {
    const { source } = await openPage();
    expect(messagesLink()).toHaveAccessibleName('Messages');
    source.open(3);
    expect(messagesLink()).toHaveAccessibleName('Messages, 3 unread');
    expect(screen.getByText('3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Menu, 3 unread' })).toBeInTheDocument();
    source.send('unread', { unread: 120 });
    expect(screen.getByText('99+')).toBeVisible();
    source.send('unread', { unread: 0 });
    expect(messagesLink()).toHaveAccessibleName('Messages');
  });

  test('is announced on a new message, and not when the page opens', async () => {
    const { source } = await openPage();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    source.open(1);
    expect(said()).not.toContain('You have a new message.');
    source.send('unread', { unread: 0 });
    source.send('message', { application: 41, id: 7, unread: 1 });
    expect(said()).toContain('You have a new message.');
    source.send('message', { application: 41, id: 8, unread: 2 });
    expect(said()).toContain('You have a new message, 2 are unread.');
  });
});

describe('pages are notified', () => {
  test('of messages, and of a count that has changed', async () => {
    const { source, heard } = await openPage();
    source.open(0);
    source.send('message', { application: 41, id: 7, unread: 1 });
    source.send('unread', { unread: 1 });
    source.send('unread', { unread: 0 });
    expect(heard).toEqual([
      { kind: 'unread' },
      { kind: 'message', application: 41, id: 7 },
      { kind: 'unread' },
    ]);
  });

  test('that they may have missed something while the connection was broken', async () => {
    const { source, sources, heard } = await openPage();
    source.open(0);
    source.fail();
    source.open(0);
    expect(heard).toEqual([{ kind: 'unread' }, { kind: 'missed' }]);
    expect(sources).toHaveLength(1);
  });
});

describe('where there is no stream', () => {
  test('the shell polls, and tries the stream again', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    let unread = 1;
    api.on('get', 'messages/unread-count/', () => ({ body: { unread_count: unread } }));
    const { source, sources, heard } = await openPage();
    source.fail(true);
    await waitFor(() => expect(heard).toEqual([{ kind: 'missed' }]));
    expect(messagesLink()).toHaveAccessibleName('Messages, 1 unread');

    unread = 2;
    await act(() => jest.advanceTimersByTimeAsync(25_000));
    await waitFor(() => expect(messagesLink()).toHaveAccessibleName('Messages, 2 unread'));
    for (let count = 0; count < 3; count += 1) await act(() => jest.advanceTimersByTimeAsync(26_000));
    await waitFor(() => expect(sources).toHaveLength(2));
    sources[1]?.open(5);
    expect(messagesLink()).toHaveAccessibleName('Messages, 5 unread');
  });

  test('because it is blocked on the way, the shell polls after ten seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    api.on('get', 'messages/unread-count/', { body: { unread_count: 4 } });
    const { source } = await openPage();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(messagesLink()).toHaveAccessibleName('Messages, 4 unread'));
    expect(source.readyState).toBe(2);
  });

  test('a page that has marked messages as read can refresh the count', async () => {
    let unread = 1;
    api.on('get', 'messages/unread-count/', () => ({ body: { unread_count: unread } }));
    const { source, shell } = await openPage();
    shell.ports.live.refresh();
    source.fail(true);
    await waitFor(() => expect(messagesLink()).toHaveAccessibleName('Messages, 1 unread'));
    unread = 0;
    shell.ports.live.refresh();
    await waitFor(() => expect(messagesLink()).toHaveAccessibleName('Messages'));
    expect(api.calls.filter(({ path }) => path.includes('messages/unread-count'))).toHaveLength(2);
  });

  test('because the session has ended, the shell logs the user out', async () => {
    api.on('get', 'messages/unread-count/', { status: 401, body: { detail: 'Please log in.' } });
    const { source } = await openPage();
    source.fail(true);
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(menu().getByRole('link', { name: 'Login' })).toBeVisible();
  });
});

describe('the connection', () => {
  test('is closed by a hidden page, and reopened when the page is visible again', async () => {
    jest.useFakeTimers();
    const { source, sources, heard } = await openPage();
    source.open(0);
    show('hidden');
    act(() => jest.advanceTimersByTime(9_000));
    expect(source.readyState).toBe(1);
    act(() => jest.advanceTimersByTime(1_000));
    expect(source.readyState).toBe(2);
    show('visible');
    sources[1]?.open(0);
    expect(heard.at(-1)).toEqual({ kind: 'missed' });
  });

  test('is reopened when the browser is online again', async () => {
    const { source, sources } = await openPage();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(source.readyState).toBe(2);
    expect(sources).toHaveLength(2);
  });

  test('ends with the page', async () => {
    const { source, unmount } = await openPage();
    unmount();
    expect(source.readyState).toBe(2);
  });
});
