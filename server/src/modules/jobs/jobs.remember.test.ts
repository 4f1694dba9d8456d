import type { Queryable } from '../../db/database';
import { LONGEST_MS, createMemory } from './jobs.remember';

const db = {} as Queryable;

function start() {
  let now = 0;
  let made = 0;
  const memory = createMemory<number>(
    (value) => value > 1,
    2,
    () => now,
  );
  const make = () => Promise.resolve((made += 1));
  return {
    read: (key = 'a') => memory.read(db, key, make),
    wait: (milliseconds: number) => (now += milliseconds),
    memory,
  };
}

it('what is not worth it is made each time', async () => {
  const { read } = start();
  expect(await read()).toBe(1);
  expect(await read()).toBe(2);
});

it('what is worth it is remembered, made anew behind its reader, and never given when it is too old', async () => {
  const { read, wait } = start();
  await read();
  expect(await read()).toBe(2);
  wait(30_000);
  expect(await read()).toBe(2);
  wait(1);
  expect(await read()).toBe(2);
  expect(await read()).toBe(3);
  wait(LONGEST_MS + 1);
  expect(await read()).toBe(4);
});

it('all who ask meanwhile share one answer, and a failure is nobody’s later', async () => {
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
