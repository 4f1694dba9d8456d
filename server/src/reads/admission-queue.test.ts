import { createAdmissionQueue, type AdmissionQueueOptions } from './admission-queue';

const busy = { kind: 'busy', headers: { 'retry-after': '1' } };

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick'] }));
afterEach(() => jest.useRealTimers());

/** Queue with a manual clock, work that the test ends explicitly, and a log of the start order. */
function start(options: Partial<AdmissionQueueOptions> = {}) {
  let time = 0;
  const queue = createAdmissionQueue({
    concurrency: 2,
    maxQueued: 2,
    admittedWaitMs: 10_000,
    queueTimeoutMs: 10_000,
    now: () => time,
    random: () => 0,
    ...options,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, signal = new AbortController().signal) =>
    queue.run(signal, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return {
    run,
    runIfIdle: (name: string) =>
      queue.runIfIdle(() => new Promise<string>((resolve) => ends.set(name, () => resolve(name)))),
    begun,
    end: (name: string) => ends.get(name)?.(),
    pass: (milliseconds: number) => (time += milliseconds),
    /** Runs `times` pieces of work of `milliseconds` each. */
    async work(milliseconds: number, times: number) {
      for (let count = 0; count < times; count += 1) {
        await queue.run(new AbortController().signal, async () => {
          time += milliseconds;
        });
      }
    },
  };
}

/** Lets microtasks run, so that work with a slot starts. */
const settle = () => new Promise(process.nextTick);

it('what can be left out takes only a free slot, for which others wait', async () => {
  const { run, runIfIdle, begun, end } = start();
  const count = runIfIdle('count');
  const search = run('a');
  expect(runIfIdle('another count')).toBeUndefined();
  const waiting = run('b');
  expect(begun).toEqual(['a']);
  end('count');
  await count;
  await settle();
  expect(begun).toEqual(['a', 'b']);
  for (const name of begun) end(name);
  expect(await Promise.all([search, waiting])).toEqual(['a', 'b']);
  expect(runIfIdle('a last count')).toBeDefined();
});

it('so many work at once, the others wait in turn, and those that come then are refused', async () => {
  const { run, begun, end } = start();
  const all = ['a', 'b', 'c', 'd'].map((name) => run(name));
  await expect(run('e')).rejects.toMatchObject(busy);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await all[1];
  await settle();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await Promise.all([all[0], all[2]]);
  end('d');
  expect(await all[3]).toBe('d');
});

it('a failure frees its slot', async () => {
  const queue = createAdmissionQueue({
    concurrency: 1,
    maxQueued: 0,
    admittedWaitMs: 10,
    queueTimeoutMs: 10,
  });
  const { signal } = new AbortController();
  await expect(queue.run(signal, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  expect(await queue.run(signal, async () => 'done')).toBe('done');
});

it('waiting times out, and an aborted request frees its place in the queue', async () => {
  const { run, begun, end } = start({ concurrency: 1, maxQueued: 1, queueTimeoutMs: 1_000 });
  const first = run('a');
  const late = expect(run('late')).rejects.toMatchObject(busy);
  await jest.advanceTimersByTimeAsync(1_000);
  await late;
  const controller = new AbortController();
  const leaver = run('leaver', controller.signal);
  controller.abort();
  await expect(leaver).rejects.toMatchObject(busy);
  const last = run('b');
  end('a');
  await first;
  await settle();
  end('b');
  expect(await last).toBe('b');
  expect(begun).toEqual(['a', 'b']);
});

/** Number of 1 000 simultaneous arrivals that are admitted to the queue, without those already running. */
async function countAdmitted(serviceMs: number, concurrency: number): Promise<number> {
  const { run, work } = start({ concurrency, maxQueued: 1_000, admittedWaitMs: 800 });
  await work(serviceMs, 100);
  const refusals = Array.from({ length: 1_000 }, (_, index) =>
    Promise.race([run(String(index)).catch(() => 'refused'), settle().then(() => 'admitted')]),
  );
  return (await Promise.all(refusals)).filter((each) => each === 'admitted').length - concurrency;
}

it('as many are admitted as are expected to begin in time, by how long work takes and how many work at once', async () => {
  expect(await countAdmitted(10, 1)).toBeCloseTo(80, -1);
  expect(await countAdmitted(40, 1)).toBeCloseTo(20, -1);
  expect(await countAdmitted(40, 4)).toBeCloseTo(80, -1);
  // At least 8 are always admitted.
  expect(await countAdmitted(2_000, 1)).toBe(8);
});

/**
 * Simulates 500 simultaneous arrivals with an estimated service time of `known` and an actual one of
 * `actual`; returns the number served and the longest wait.
 */
async function serveBurst(known: number, actual: number): Promise<{ served: number; longest: number }> {
  const { run, work, pass, end, begun } = start({ concurrency: 1, maxQueued: 1_000, admittedWaitMs: 800 });
  await work(known, 100);
  const running = Array.from({ length: 500 }, (_, index) => run(`${index}`).catch(() => 'refused'));
  await settle();
  let served = 0;
  for (; begun.length > served; served += 1) {
    const name = begun.at(-1) ?? '';
    pass(actual);
    end(name);
    await running[Number(name)];
    await settle();
  }
  expect((await Promise.all(running)).filter((each) => each === 'refused')).toHaveLength(500 - served);
  return { served, longest: (served - 1) * actual };
}

it('of five hundred at once as many are served as can begin in time', async () => {
  const { served, longest } = await serveBurst(10, 10);
  expect(served).toBeGreaterThan(70);
  expect(longest).toBeLessThanOrEqual(800);
});

it('when work has become slower, those that have waited too long are refused, and a few are still served', async () => {
  const { served } = await serveBurst(10, 40);
  // 20 begin in time; the last 8 in the queue are exempt from the limit.
  expect(served).toBeGreaterThanOrEqual(20);
  expect(served).toBeLessThanOrEqual(20 + 1 + 8);
});

it('those that are refused together come back at different times', async () => {
  const shares = [0, 0.4, 0.99];
  let draw = 0;
  const { run } = start({ concurrency: 1, maxQueued: 0, random: () => shares[draw++] ?? 0 });
  void run('a');
  const seconds = ['1', '2', '3'].map((retryAfter) => ({ headers: { 'retry-after': retryAfter } }));
  for (const each of seconds) await expect(run('b')).rejects.toMatchObject(each);
});
