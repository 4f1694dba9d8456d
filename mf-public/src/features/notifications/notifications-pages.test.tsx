import { screen, waitFor, within } from '@testing-library/react';
import type { AccountNotice, NoticeSettings } from '@metier/sdk/contract';
import { API_FAILURES, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const user = makeUser();

const makeNotification = (given: Partial<AccountNotice> = {}): AccountNotice => ({
  id: 7,
  kind: 'status-changed',
  text: 'Alta Medica has moved your application for “Cook” to Shortlisted.',
  path: '/applications/41',
  read: false,
  created_at: '2026-11-22T08:15:00.000Z',
  ...given,
});

const message = makeNotification({
  id: 9,
  kind: 'message-received',
  text: 'Alta Medica has written to you about “Cook”.',
  path: '/messages?application=41',
});

const settings: NoticeSettings = {
  email: 'lea@post.example',
  is_confirmed: true,
  choices: [
    { kind: 'status-changed', page: true, mail: 'now' },
    { kind: 'review-received', page: true, mail: 'daily' },
  ],
};

const rows = async () =>
  within(await screen.findByRole('list', { name: 'All notices' })).getAllByRole('listitem');

describe('the page of notifications', () => {
  test('lists them with link and Swiss time, and says which are new', async () => {
    const read = makeNotification({ id: 5, read: true });
    api.on('get', 'notices/', { body: { items: [message, read], next: null } });
    renderRemote(remote, '/notices', { user });
    const [first, second] = await rows();
    expect(first).toHaveTextContent('New: Alta Medica has written to you about “Cook”.');
    expect(second).not.toHaveTextContent('New:');
    expect(second).toHaveTextContent('22/11/2026, 09:15');
    expect(screen.getAllByRole('link', { name: /Alta Medica/ })[0]).toHaveAttribute('href', message.path);
    expect(document.title).toBe('(1) Notices – Metier');
  });

  test('marks one as read, without leaving', async () => {
    api.on('get', 'notices/', { body: { items: [message], next: null } });
    api.on('patch', 'notices/:id/', { body: { ...message, read: true } });
    const { person, address } = renderRemote(remote, '/notices', { user });
    await rows();
    api.on('get', 'notices/', { body: { items: [{ ...message, read: true }], next: null } });
    await person.click(screen.getByRole('button', { name: /^Mark as read/ }));
    await waitFor(() => expect(screen.queryByText('New:')).toBeNull());
    expect(api.calls.filter(({ method }) => method === 'patch').map(({ path }) => path)).toEqual([
      '/api/notices/9/',
    ]);
    expect(address()).toBe('/notices');
  });

  test('marks all up to the newest that is shown', async () => {
    api.on('get', 'notices/', { body: { items: [message, makeNotification()], next: null } });
    api.on('post', 'notices/read-all/', { body: { unread_count: 0 } });
    const { person } = renderRemote(remote, '/notices', { user });
    await person.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() =>
      expect(api.calls.filter(({ method }) => method === 'post').map(({ body }) => body)).toEqual([
        { up_to: 9 },
      ]),
    );
  });

  test('shows older ones from the last that is shown', async () => {
    api.on('get', 'notices/', { body: { items: [message], next: 9 } });
    const { person } = renderRemote(remote, '/notices', { user });
    const older = await screen.findByRole('link', { name: 'Older notices' });
    api.on('get', 'notices/', { body: { items: [makeNotification()], next: null } });
    await person.click(older);
    expect(await screen.findByText(/moved your application/)).toBeVisible();
    expect(api.calls.at(-1)?.query.get('before')).toBe('9');
    expect(screen.getByRole('link', { name: 'Newest notices' })).toHaveAttribute('href', '/notices');
  });

  test('shows a notification that arrives', async () => {
    api.on('get', 'notices/', { body: { items: [], next: null } });
    const { emitLiveEvent } = renderRemote(remote, '/notices', { user });
    expect(await screen.findByRole('heading', { name: 'No notices yet' })).toBeVisible();
    api.on('get', 'notices/', { body: { items: [message], next: null } });
    emitLiveEvent({ kind: 'unread' });
    expect(await rows()).toHaveLength(1);
  });

  test.each(API_FAILURES)('can be tried again while the API $name', async ({ reply }) => {
    api.on('get', 'notices/', reply);
    const { person } = renderRemote(remote, '/notices', { user });
    expect(await screen.findByRole('heading', { name: 'Your notices could not be loaded' })).toBeVisible();
    api.on('get', 'notices/', { body: { items: [message], next: null } });
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('the settings', () => {
  test('are changed by kind and channel, and saved together', async () => {
    api.on('get', 'notices/settings/', { body: settings });
    api.on('put', 'notices/settings/', { body: settings });
    const { person, toasts } = renderRemote(remote, '/notices/settings', { user });
    const group = within(await screen.findByRole('group', { name: 'Application updates' }));
    await person.click(group.getByRole('checkbox', { name: 'Show on Metier' }));
    await person.selectOptions(group.getByRole('combobox', { name: 'By mail' }), 'Every morning at 7:00');
    await person.click(screen.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(toasts).toEqual(['success: Your settings are saved.']));
    expect(api.calls.at(-1)?.body).toEqual({
      choices: [
        { kind: 'status-changed', page: false, mail: 'daily' },
        { kind: 'review-received', page: true, mail: 'daily' },
      ],
    });
    expect(screen.getByText(/Mails go to lea@post.example/)).toBeVisible();
  });

  test('say when the address is not confirmed', async () => {
    api.on('get', 'notices/settings/', { body: { ...settings, is_confirmed: false } });
    renderRemote(remote, '/notices/settings', { user });
    expect(await screen.findByText(/lea@post.example is not confirmed yet/)).toBeVisible();
  });

  test.each(API_FAILURES)('are kept in the form while the API $name', async ({ reply }) => {
    api.on('get', 'notices/settings/', { body: settings });
    api.on('put', 'notices/settings/', reply);
    const { person, toasts } = renderRemote(remote, '/notices/settings', { user });
    const group = within(await screen.findByRole('group', { name: 'New reviews' }));
    await person.click(group.getByRole('checkbox', { name: 'Show on Metier' }));
    await person.click(screen.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(toasts.join()).toContain('error: Your settings could not be saved'));
    expect(group.getByRole('checkbox', { name: 'Show on Metier' })).not.toBeChecked();
  });
});
