import { createCache, type CacheOptions } from './cache';

/** Cache of texts whose clock and computations the test controls. */
function open(options: CacheOptions<string> = { mostEntries: 10 }) {
  let now = 1;
  const cache = createCache<string>({ ...options, now: () => now });
  const read = async (value?: string | Error, key = 'a') =>
    cache.read(key, async () => {
      if (value instanceof Error) throw value;
      return value;
    });
  return { cache, read, wait: (milliseconds: number) => (now += milliseconds) };
}

const STALE: CacheOptions<string> = { mostEntries: 10, ttlMs: 100, freshMs: () => 10 };

it('a cached value is returned without a promise', async () => {
  const { cache, read } = open();
  await read('one');
  expect(cache.read('a', async () => 'two')).toBe('one');
});

it('undefined is not cached', async () => {
  const { read } = open();
  expect(await read(undefined)).toBeUndefined();
  expect(await read('one')).toBe('one');
});

it.each([undefined, new Error('cut')])('a stale value outlives a refresh that ends with %s', async (end) => {
  const { read, wait } = open(STALE);
  await read('one');
  wait(11);
  expect(await read(end)).toBe('one');
  expect(await read('two')).toBe('one');
  expect(await read('three')).toBe('two');
});

it('a failed refresh is not repeated during the pause', async () => {
  const { read, wait } = open({ ...STALE, refreshPauseMs: 50 });
  await read('one');
  wait(11);
  await read(new Error('cut'));
  wait(49);
  await read('too early');
  expect(await read('two')).toBe('one');
  wait(1);
  await read('two');
  expect(await read('three')).toBe('two');
});

it('a stale value is dropped when its successor is not worth caching', async () => {
  const { read, wait } = open({ ...STALE, shouldCache: (value) => value.length > 2 });
  await read('one');
  wait(11);
  await read('2');
  expect(await read('three')).toBe('three');
});

it('a refresh that began before an invalidation is not cached', async () => {
  const { cache, read, wait } = open(STALE);
  await read('one');
  wait(11);
  let finish = (_value: string) => {};
  void cache.read('a', () => new Promise<string>((resolve) => (finish = resolve)));
  cache.invalidate();
  finish('outdated');
  expect(await read('new')).toBe('new');
  expect(await read('newer')).toBe('new');
});

it('the age of a value counts from the start of its computation', async () => {
  const { cache, read, wait } = open({ mostEntries: 10, ttlMs: 100 });
  await cache.read('a', async () => {
    wait(60);
    return 'slow';
  });
  wait(40);
  expect(await read('new')).toBe('slow');
  wait(1);
  expect(await read('new')).toBe('new');
});

it('hits are counted for cached and for pending values', async () => {
  const { cache } = open();
  const onHit = jest.fn();
  const read = () => cache.read('a', async () => 'one', { onHit });
  await Promise.all([read(), read()]);
  await read();
  expect(onHit).toHaveBeenCalledTimes(2);
});

it('the validity of a computation ends with its TTL or an invalidation', async () => {
  const { cache, wait } = open({ mostEntries: 10, ttlMs: 100 });
  const start = (key: string) => {
    let isValid = () => false;
    void cache.read(key, async (computation) => {
      isValid = computation.isValid;
      return key;
    });
    return () => isValid();
  };
  const one = start('one');
  wait(100);
  const two = start('two');
  expect([one(), two()]).toEqual([true, true]);
  wait(1);
  expect([one(), two()]).toEqual([false, true]);
  cache.invalidate();
  expect(two()).toBe(false);
});
