import { createPageCache } from './page-cache';

function open(mostBytes?: number) {
  let time = 1;
  let change = () => {};
  let made = 0;
  const cache = createPageCache<string>({
    onChange: (listener) => (change = listener),
    now: () => time,
    sizeOf: (page) => page.length,
    ...(mostBytes && { mostBytes }),
  });
  const make = async () => `page ${(made += 1)}`;
  return {
    read: (key = '/', maker: () => Promise<string | undefined> = make) => cache.read(key, maker),
    pass: (milliseconds: number) => (time += milliseconds),
    change: () => change(),
    readSize: cache.readSize,
  };
}

test('concurrent requests for a page are coalesced, and the page is cached for a few seconds', async () => {
  const { read, pass } = open();
  expect(await Promise.all([read(), read()])).toEqual(['page 1', 'page 1']);
  pass(4_999);
  expect(await read()).toBe('page 1');
  expect(await read('/other')).toBe('page 2');
});

test('a stale page is served while it is rendered again, and an expired one is not', async () => {
  const { read, pass } = open();
  await read();
  pass(6_000);
  expect(await read()).toBe('page 1');
  await Promise.resolve();
  expect(await read()).toBe('page 2');
  pass(31_000);
  expect(await read()).toBe('page 3');
});

test('a change invalidates all pages, including one in progress', async () => {
  const { read, change } = open();
  let finish = (_page: string) => {};
  const slow = read('/', () => new Promise<string>((resolve) => (finish = resolve)));
  change();
  finish('old');
  expect(await slow).toBe('old');
  expect(await read()).toBe('page 1');
});

test('a failed page is not cached', async () => {
  const { read } = open();
  expect(await read('/', async () => undefined)).toBeUndefined();
  await expect(read('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await read()).toBe('page 1');
});

test('pages beyond the size limit are evicted, least recently used first', async () => {
  const { read, readSize } = open(2_000);
  const large = async () => 'x'.repeat(900);
  for (const key of ['a', 'b', 'c']) await read(key, large);
  expect(readSize()).toEqual({ entries: 2, bytes: 1_800 });
  expect(await read('b', async () => 'new')).toBe(await large());
  expect(await read('a', async () => 'new')).toBe('new');
});

test('what is too old, or from before a change, leaves memory', async () => {
  jest.useFakeTimers();
  try {
    const { read, pass, change, readSize } = open();
    await read('a');
    pass(31_000);
    await jest.advanceTimersByTimeAsync(31_000);
    expect(readSize().entries).toBe(0);
    await read('a');
    expect(readSize().entries).toBe(1);
    change();
    expect(readSize()).toEqual({ entries: 0, bytes: 0 });
  } finally {
    jest.useRealTimers();
  }
});
