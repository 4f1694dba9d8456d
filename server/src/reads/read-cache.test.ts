import { createLocalBus } from '../live/local-bus';
import { MAX_STALENESS_MS, createReadCache, type ProducedResponse } from './read-cache';

const makeAnswer = (text: string): ProducedResponse<null> => ({
  body: Buffer.from(text),
  etag: text,
  facts: null,
});

/** Cache whose pending responses the test resolves explicitly. */
function start(mostBytes = 1_000) {
  let now = 1;
  const live = createLocalBus();
  const cache = createReadCache({ live, mostBytes, now: () => now });
  const made: { finish(text: string): void; fail(): void; signal: AbortSignal }[] = [];
  const leavers: (() => void)[] = [];
  const make = (signal: AbortSignal) =>
    new Promise<ProducedResponse<null>>((resolve, reject) =>
      made.push({
        signal,
        finish: (text) => resolve(makeAnswer(text)),
        fail: () => reject(new Error('cut')),
      }),
    );
  const ask = async (key = 'a') => (await cache.read(key, make, (leave) => leavers.push(leave))).etag;
  return {
    made,
    readSize: cache.readSize,
    leavers,
    ask,
    async askAndFinish(text: string, key = 'a') {
      const answer = ask(key);
      made.at(-1)?.finish(text);
      return answer;
    },
    wait: (milliseconds: number) => (now += milliseconds),
    tell: (kind: 'board' | 'gap' | 'releases' | 'unread') =>
      live.emit(kind === 'unread' ? { kind, account: 1 } : { kind }),
  };
}

it('a cached response is served until its TTL expires', async () => {
  const { ask, askAndFinish, made, wait } = start();
  await askAndFinish('one');
  wait(MAX_STALENESS_MS);
  expect(await ask()).toBe('one');
  wait(1);
  expect(await askAndFinish('two')).toBe('two');
  expect(made).toHaveLength(2);
});

it('concurrent reads are coalesced, and a failure is not cached', async () => {
  const { ask, askAndFinish, made } = start();
  const both = [ask(), ask()];
  expect(made).toHaveLength(1);
  made[0]?.fail();
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await askAndFinish('one')).toBe('one');
});

it.each(['board', 'releases', 'gap'] as const)(
  'after a %s signal neither a cached nor a pending response is reused',
  async (kind) => {
    const { ask, askAndFinish, made, tell } = start();
    await askAndFinish('kept');
    tell('unread');
    expect(await ask()).toBe('kept');
    tell(kind);
    const before = ask();
    tell(kind);
    const after = ask();
    made[1]?.finish('in the making');
    made[2]?.finish('new');
    expect(await Promise.all([before, after])).toEqual(['in the making', 'new']);
    expect(await ask()).toBe('new');
  },
);

it('what was asked for before a change is not kept, though it is finished after one that was asked for later', async () => {
  const { ask, made, tell } = start();
  const before = ask();
  tell('board');
  const after = ask();
  made[1]?.finish('new');
  await after;
  made[0]?.finish('old');
  await before;
  expect(await ask()).toBe('new');
});

it('the work is aborted when the last client disconnects, and later reads do not join aborted work', async () => {
  const { ask, made, leavers } = start();
  void ask();
  void ask();
  leavers[0]?.();
  expect(made[0]?.signal.aborted).toBe(false);
  leavers[1]?.();
  expect(made[0]?.signal.aborted).toBe(true);
  void ask();
  expect(made[1]?.signal.aborted).toBe(false);
});

it('entries beyond the size limit are evicted, and with a limit of 0 equal reads are still coalesced', async () => {
  const crowded = start(10);
  await crowded.askAndFinish('123456', 'a');
  await crowded.askAndFinish('123456', 'b');
  expect(await crowded.ask('b')).toBe('123456');
  void crowded.ask('a');
  expect(crowded.made).toHaveLength(3);

  const roomless = start(0);
  const both = Promise.all([roomless.ask(), roomless.ask()]);
  roomless.made[0]?.finish('one');
  expect(await both).toEqual(['one', 'one']);
  expect(await roomless.askAndFinish('two')).toBe('two');
});

it('what is too old leaves memory, though there is room for it', async () => {
  jest.useFakeTimers();
  try {
    const { askAndFinish, readSize, wait } = start();
    await askAndFinish('1234', 'a');
    await askAndFinish('1234', 'b');
    expect(readSize()).toEqual({ entries: 2, bytes: 10 });
    wait(MAX_STALENESS_MS + 1);
    await jest.advanceTimersByTimeAsync(MAX_STALENESS_MS + 10);
    expect(readSize()).toEqual({ entries: 0, bytes: 0 });
  } finally {
    jest.useRealTimers();
  }
});
