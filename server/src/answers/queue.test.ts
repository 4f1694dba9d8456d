import { setTimeout as wait } from 'node:timers/promises';
import { createQueue } from './queue';

const busy = { kind: 'busy', headers: { 'retry-after': '1' } };

/** Work that ends by hand, and says in which order it began. */
function start(options = { atOnce: 2, mostWaiting: 2, patienceMs: 10_000 }) {
  const queue = createQueue(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, signal = new AbortController().signal) =>
    queue.run(signal, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { run, begun, end: (name: string) => ends.get(name)?.() };
}

it('so many work at once, the others wait in turn, and whoever comes then is refused', async () => {
  const { run, begun, end } = start();
  const all = ['a', 'b', 'c', 'd'].map((name) => run(name));
  await expect(run('e')).rejects.toMatchObject(busy);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await all[1];
  await wait(0);
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await Promise.all([all[0], all[2]]);
  end('d');
  expect(await all[3]).toBe('d');
});

it('a failure frees its place', async () => {
  const queue = createQueue({ atOnce: 1, mostWaiting: 0, patienceMs: 10 });
  const { signal } = new AbortController();
  await expect(queue.run(signal, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  expect(await queue.run(signal, async () => 'done')).toBe('done');
});

it('nobody waits for ever, and who leaves makes room', async () => {
  const { run, begun, end } = start({ atOnce: 1, mostWaiting: 1, patienceMs: 20 });
  const first = run('a');
  await expect(run('impatient')).rejects.toMatchObject(busy);
  const controller = new AbortController();
  const leaver = run('leaver', controller.signal);
  controller.abort();
  await expect(leaver).rejects.toMatchObject(busy);
  const last = run('b');
  end('a');
  await first;
  await wait(0);
  end('b');
  expect(await last).toBe('b');
  expect(begun).toEqual(['a', 'b']);
});
