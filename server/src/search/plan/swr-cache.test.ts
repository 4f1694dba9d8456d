import type { Queryable } from '../../db/database';
import { FRESH_MS, MAX_AGE_MS, READ_TIMEOUT_MS, createSwrCache } from './swr-cache';

const db = {} as Queryable;
/** Resolves after pending background work. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function start() {
  let now = 0;
  let made = 0;
  const memory = createSwrCache<number>(
    (value) => value > 1,
    2,
    () => now,
  );
  const make = () => Promise.resolve((made += 1));
  return {
    read: (key = 'a') => memory.read(db, key, make),
    /** Starts a computation that takes this long and ends when `finish` is called. */
    readSlowly(milliseconds: number, value: number) {
      let finish = () => {};
      const finished = new Promise<void>((resolve) => (finish = resolve));
      const make = async () => {
        await finished;
        now += milliseconds;
        return value;
      };
      return { read: memory.read(db, 'a', make), finish: () => finish() };
    },
    wait: (milliseconds: number) => (now += milliseconds),
    memory,
  };
}

it('what is not worth it is made each time', async () => {
  const { read } = start();
  expect(await read()).toBe(1);
  expect(await read()).toBe(2);
});

it('a stale value is served while it is recomputed, and only an expired one makes its reader wait', async () => {
  const { read, wait } = start();
  await read();
  expect(await read()).toBe(2);
  wait(FRESH_MS);
  expect(await read()).toBe(2);
  wait(MAX_AGE_MS - FRESH_MS);
  expect(await read()).toBe(2);
  await settle();
  expect(await read()).toBe(3);
  wait(MAX_AGE_MS + 1);
  expect(await read()).toBe(4);
});

it('what takes long to make is made seldom', async () => {
  const { read, readSlowly, wait } = start();
  const slow = readSlowly(10_000, 7);
  slow.finish();
  expect(await slow.read).toBe(7);
  wait(200_000);
  await read();
  await settle();
  expect(await read()).toBe(7);
  wait(1);
  await read();
  await settle();
  expect(await read()).toBe(2);
});

it('a reader waits at most a second for a computation, whose value is cached for the next', async () => {
  jest.useFakeTimers();
  const { read, readSlowly } = start();
  const slow = readSlowly(0, 7);
  jest.advanceTimersByTime(READ_TIMEOUT_MS);
  expect(await slow.read).toBeUndefined();
  slow.finish();
  expect(await read()).toBe(7);
  jest.useRealTimers();
});

it('a failed background refresh is not reported to readers, and the next read retries it', async () => {
  const { memory, read, wait } = start();
  await read();
  await read();
  wait(FRESH_MS + 1);
  expect(await memory.read(db, 'a', () => Promise.reject(new Error('cut')))).toBe(2);
  await settle();
  expect(await read()).toBe(2);
  await settle();
  expect(await read()).toBe(3);
});

it('concurrent reads are coalesced, and a failure is not cached', async () => {
  const { memory, read } = start();
  const fail = jest.fn(() => Promise.reject(new Error('cut')));
  const both = await Promise.allSettled([memory.read(db, 'a', fail), memory.read(db, 'a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(await read()).toBe(1);
});

it('the key that was not asked for longest is forgotten first', async () => {
  const { read } = start();
  await read('skipped');
  await read('a');
  await read('b');
  await read('a');
  await read('c');
  expect(await read('a')).toBe(2);
  expect(await read('b')).toBe(5);
});
