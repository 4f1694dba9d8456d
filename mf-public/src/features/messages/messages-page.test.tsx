import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeMessage, makeThread, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';
import {
  employer,
  heading,
  mockMessagesApi,
  listed,
  log,
  listMessageTexts,
  second,
  student,
} from './testing/fake-messages';

const api = setupFakeApi();
const marked = () => api.calls.filter(({ method }) => method === 'patch').map(({ path }) => path);

describe('the list', () => {
  test('shows each conversation with whom, about what, the last words, and what is unread', async () => {
    mockMessagesApi(api, [makeThread({ unread_count: 2 }), second]);
    renderRemote(remote, '/messages', { user: student });
    await heading('Messages');
    const [first, other] = listed();
    expect(first).toHaveTextContent('Alta Medica');
    expect(first).toHaveTextContent('Care assistant');
    expect(first).toHaveTextContent('Can you come on Monday?');
    expect(first).toHaveTextContent('2 unread messages');
    expect(other).toHaveTextContent('You: Welcome.');
    expect(other).not.toHaveTextContent('unread');
    expect(await heading('Choose a conversation')).toBeVisible();
    expect(document.title).toBe('(2) Messages – Metier');
  });

  test('opens a conversation, and moves the focus to it', async () => {
    mockMessagesApi(api, [makeThread(), second]);
    const { person, address } = renderRemote(remote, '/messages', { user: student });
    await heading('Messages');
    await person.click(screen.getByRole('link', { name: /Alta Medica/ }));
    expect(await listMessageTexts()).toEqual(['Can you come on Monday?']);
    expect(address()).toBe('/messages?application=41');
    expect(screen.getByRole('heading', { name: 'Alta Medica' })).toHaveFocus();
    expect(listed()[0]).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe('Alta Medica – Messages – Metier');
  });

  test('is walked through with the arrow keys', async () => {
    mockMessagesApi(api, [makeThread(), second]);
    const { person } = renderRemote(remote, '/messages', { user: student });
    await heading('Messages');
    listed()[0]?.focus();
    await person.keyboard('{ArrowDown}');
    expect(listed()[1]).toHaveFocus();
    await person.keyboard('{Home}');
    expect(listed()[0]).toHaveFocus();
    await person.keyboard('{ArrowUp}{End}');
    expect(listed()[1]).toHaveFocus();
  });

  test('takes the focus back when a conversation is left', async () => {
    mockMessagesApi(api, [makeThread(), second]);
    const { person } = renderRemote(remote, '/messages?application=42', { user: student });
    await person.click(await screen.findByRole('link', { name: 'All messages' }));
    await heading('Choose a conversation');
    expect(listed()[1]).toHaveFocus();
  });

  test('shows older conversations on demand', async () => {
    api.on('get', 'messages/', ({ query }) => ({
      body: [query.get('page') === '2' ? second : makeThread()],
      headers: { 'X-Total-Count': '2' },
    }));
    const { person } = renderRemote(remote, '/messages', { user: student });
    await person.click(await screen.findByRole('link', { name: 'Show older conversations' }));
    expect(await screen.findByRole('link', { name: /Klinik Seewinkel/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show older conversations' })).toBeNull();
  });

  test.each([
    ['a student', student, 'When an employer writes to you', 'My Applications'],
    ['an employer', employer, 'Write to an applicant', 'Manage Applications'],
  ] as const)('says to %s without messages what comes next', async (_who, user, text, link) => {
    mockMessagesApi(api, []);
    renderRemote(remote, '/messages', { user });
    expect(await heading('No messages yet')).toBeVisible();
    expect(screen.getByText(text, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/applications');
  });
});

describe('a conversation', () => {
  test('is read from top to bottom, by days, with its subject once', async () => {
    const later = makeMessage({
      id: 2,
      body: 'Gladly.',
      is_mine: true,
      created_at: '2026-11-17T09:30:00.000Z',
    });
    mockMessagesApi(api, [makeThread()], [later, makeMessage()]);
    renderRemote(remote, '/messages?application=41', { user: student });
    expect(await listMessageTexts()).toEqual(['Can you come on Monday?', 'Gladly.']);
    expect(screen.getAllByText('Regarding your application for Care assistant')).toHaveLength(1);
    const days = ['2026-11-16', '2026-11-17'].map((day) => document.querySelector(`time[datetime="${day}"]`));
    expect(days).not.toContain(null);
    expect(screen.getByRole('log')).toHaveAccessibleName('Messages with Alta Medica');
    expect(screen.getByText(/· Read$/)).toHaveTextContent('10:30 · Read');
    expect(screen.getByRole('link', { name: 'Care assistant' })).toHaveAttribute('href', '/job/31');
    expect(screen.getByRole('link', { name: 'View application' })).toHaveAttribute(
      'href',
      '/applications?applicationId=41',
    );
  });

  test('shows words as they were typed, and addresses as links', async () => {
    const body = 'See https://example.ch/a?b=1.\n<b>Bold</b> javascript:alert(1)';
    mockMessagesApi(api, [makeThread()], [makeMessage({ body })]);
    renderRemote(remote, '/messages?application=41', { user: student });
    const link = within(await log()).getByRole('link', { name: /^https:/ });
    expect(link).toHaveAttribute('href', 'https://example.ch/a?b=1');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect((await listMessageTexts())[0]).toContain('.\n<b>Bold</b> javascript:alert(1)');
    expect(within(await log()).getAllByRole('link')).toHaveLength(1);
  });

  test('is marked as read once it is seen', async () => {
    mockMessagesApi(
      api,
      [makeThread({ unread_count: 1 })],
      [makeMessage({ id: 7, read: false }), makeMessage()],
    );
    renderRemote(remote, '/messages?application=41', { user: student });
    await log();
    expect(screen.getByText('New')).toBeVisible();
    await waitFor(() => expect(marked()).toEqual(['/api/messages/7/']));
  });

  test('is not marked as read while the page is hidden', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    mockMessagesApi(api, [makeThread({ unread_count: 1 })], [makeMessage({ id: 7, read: false })]);
    renderRemote(remote, '/messages?application=41', { user: student });
    await log();
    expect(marked()).toEqual([]);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(marked()).toEqual(['/api/messages/7/']));
  });

  test('shows earlier messages on demand', async () => {
    api.on('get', 'messages/', ({ query }) => {
      if (!query.get('application')) return { body: [makeThread()], headers: { 'X-Total-Count': '1' } };
      const page = Number(query.get('page'));
      return {
        body: [makeMessage({ id: 3 - page, body: `Page ${page}` })],
        headers: { 'X-Total-Count': '2' },
      };
    });
    const { person } = renderRemote(remote, '/messages?application=41', { user: student });
    await person.click(await screen.findByRole('link', { name: 'Show earlier messages' }));
    await waitFor(async () => expect(await listMessageTexts()).toEqual(['Page 2', 'Page 1']));
    expect(screen.queryByRole('link', { name: 'Show earlier messages' })).toBeNull();
  });

  test('that does not exist is said not to', async () => {
    mockMessagesApi(api, [makeThread()], []);
    api.on('get', 'auth/applications/:id/', { status: 404, body: { detail: 'Not found.' } });
    renderRemote(remote, '/messages?application=99', { user: student });
    expect(await heading('This conversation does not exist')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('live', () => {
  test('a new message appears by itself, and is read', async () => {
    const { addMessage } = mockMessagesApi(api, [makeThread()]);
    const { emitLiveEvent } = renderRemote(remote, '/messages?application=41', { user: student });
    await log();
    addMessage(makeMessage({ id: 9, body: 'Are you there?', read: false }));
    emitLiveEvent({ kind: 'message', application: 41, id: 9 }, 1);
    await waitFor(async () =>
      expect(await listMessageTexts()).toEqual(['Can you come on Monday?', 'Are you there?']),
    );
    await waitFor(() => expect(marked()).toEqual(['/api/messages/9/']));
  });

  test('a reader who has scrolled up gets a notice and a way to the new message', async () => {
    const { addMessage } = mockMessagesApi(api, [makeThread()]);
    const { emitLiveEvent, person } = renderRemote(remote, '/messages?application=41', { user: student });
    const scroller = await log();
    scroller.scrollTop = -600;
    fireEvent.scroll(scroller);
    addMessage(makeMessage({ id: 9, body: 'Are you there?', read: false }));
    emitLiveEvent({ kind: 'message', application: 41, id: 9 }, 1);
    await person.click(await screen.findByRole('button', { name: /^New message/ }));
    expect(scroller.scrollTop).toBe(0);
    await waitFor(() => expect(marked()).toEqual(['/api/messages/9/']));
    expect(screen.queryByRole('button', { name: /^New message/ })).toBeNull();
  });

  test('what is known already is not fetched again', async () => {
    mockMessagesApi(api, [makeThread({ unread_count: 3 })]);
    const { emitLiveEvent } = renderRemote(remote, '/messages', { user: student });
    await heading('Messages');
    const before = api.calls.length;
    emitLiveEvent({ kind: 'unread' }, 3);
    expect(api.calls).toHaveLength(before);
    emitLiveEvent({ kind: 'unread' }, 0);
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(before));
  });
});
