import { setupFakeApi } from '@metier/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openShell, registryFor, seeker } from '../testing/open-shell';

const api = setupFakeApi();
const paths = ['/messages', '/notices'].map((path) => ({ path, access: 'login' }) as const);
const bell = () => screen.queryByRole('link', { name: /^Notices/ });

function open(user: typeof seeker | undefined) {
  const registry = registryFor(user);
  return openShell(api, '/', {
    ...(user && { user }),
    registry: { ...registry, access: [...registry.access, ...paths] },
  });
}

test('the bell has the number of unread notifications, as it changes', async () => {
  const { sources } = await open(seeker);
  expect(bell()).toHaveAccessibleName('Notices');
  sources[0]?.open(0);
  sources[0]?.send('notices', { unread: 2 });
  expect(bell()).toHaveAccessibleName('Notices, 2 unread');
  expect(screen.getByText('2')).toBeVisible();
  sources[0]?.send('notices', { unread: 12 });
  expect(screen.getByText('9+')).toBeVisible();
  sources[0]?.send('notices', { unread: 0 });
  expect(bell()).toHaveAccessibleName('Notices');
  expect(bell()).toHaveAttribute('href', '/notices');
});

test('the number is polled where there is no stream', async () => {
  api.on('get', 'messages/unread-count/', { body: { unread_count: 0 } });
  api.on('get', 'notices/unread-count/', { body: { unread_count: 3 } });
  const { sources } = await open(seeker);
  sources[0]?.fail(true);
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notices, 3 unread'));
});

test('a visitor has no bell, and nobody has one without its page', async () => {
  const { unmount } = await open(undefined);
  expect(bell()).toBeNull();
  unmount();
  await openShell(api, '/', { user: seeker });
  expect(bell()).toBeNull();
});

test('the count of one user is not shown to the next', async () => {
  const { shell, sources } = await open(seeker);
  sources[0]?.open(0);
  sources[0]?.send('notices', { unread: 2 });
  await act(() => shell.session.end());
  expect(shell.live.getNotificationCount()).toBeUndefined();
});
