import { createNotices } from './notices';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const messages = ({ store }: ReturnType<typeof createNotices>) =>
  store.getState().toasts.map(({ message }) => message);

test('a notice disappears after its duration', () => {
  const notices = createNotices(3000);
  notices.notify.success('Saved');
  jest.advanceTimersByTime(2999);
  expect(messages(notices)).toEqual(['Saved']);
  jest.advanceTimersByTime(1);
  expect(messages(notices)).toEqual([]);
});

test('a notice with an action is shown for its own time, and carries the action', () => {
  const notices = createNotices(3000);
  const action = { label: 'Undo', run: () => undefined };
  notices.notify.success('Removed', { action, duration: 10_000 });
  jest.advanceTimersByTime(9999);
  expect(notices.store.getState().toasts).toMatchObject([{ message: 'Removed', action }]);
  jest.advanceTimersByTime(1);
  expect(messages(notices)).toEqual([]);
});

test('toast timers are paused while a user reads', () => {
  const notices = createNotices(3000);
  notices.notify.error('Not saved');
  jest.advanceTimersByTime(1000);
  notices.pause();
  notices.notify.info('Later');
  jest.advanceTimersByTime(60_000);
  expect(messages(notices)).toEqual(['Not saved', 'Later']);
  notices.resume();
  jest.advanceTimersByTime(2000);
  expect(messages(notices)).toEqual(['Later']);
  jest.advanceTimersByTime(1000);
  expect(messages(notices)).toEqual([]);
});

test('a notice can be dismissed, and keeps its language', () => {
  const notices = createNotices(3000);
  notices.notify.error('Identifiants invalides', { lang: 'fr' });
  const [toast] = notices.store.getState().toasts;
  expect(toast).toMatchObject({ kind: 'error', lang: 'fr' });
  notices.dismiss(toast?.id ?? 0);
  expect(messages(notices)).toEqual([]);
});
