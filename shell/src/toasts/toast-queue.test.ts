import { createToastQueue } from './toast-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const messages = ({ store }: ReturnType<typeof createToastQueue>) =>
  store.getState().toasts.map(({ message }) => message);

test('a toast disappears after its duration', () => {
  const toasts = createToastQueue(3000);
  toasts.notify.success('Saved');
  jest.advanceTimersByTime(2999);
  expect(messages(toasts)).toEqual(['Saved']);
  jest.advanceTimersByTime(1);
  expect(messages(toasts)).toEqual([]);
});

test('a toast with an action is shown for its own time, and carries the action', () => {
  const toasts = createToastQueue(3000);
  const action = { label: 'Undo', run: () => undefined };
  toasts.notify.success('Removed', { action, duration: 10_000 });
  jest.advanceTimersByTime(9999);
  expect(toasts.store.getState().toasts).toMatchObject([{ message: 'Removed', action }]);
  jest.advanceTimersByTime(1);
  expect(messages(toasts)).toEqual([]);
});

test('toast timers are paused while a user reads', () => {
  const toasts = createToastQueue(3000);
  toasts.notify.error('Not saved');
  jest.advanceTimersByTime(1000);
  toasts.pause();
  toasts.notify.info('Later');
  jest.advanceTimersByTime(60_000);
  expect(messages(toasts)).toEqual(['Not saved', 'Later']);
  toasts.resume();
  jest.advanceTimersByTime(2000);
  expect(messages(toasts)).toEqual(['Later']);
  jest.advanceTimersByTime(1000);
  expect(messages(toasts)).toEqual([]);
});

test('a toast can be dismissed, and keeps its language', () => {
  const toasts = createToastQueue(3000);
  toasts.notify.error('Identifiants invalides', { lang: 'fr' });
  const [toast] = toasts.store.getState().toasts;
  expect(toast).toMatchObject({ kind: 'error', lang: 'fr' });
  toasts.dismiss(toast?.id ?? 0);
  expect(messages(toasts)).toEqual([]);
});
