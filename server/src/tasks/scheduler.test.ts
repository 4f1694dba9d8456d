import { inTransaction } from '../db/database';
import { startTestApp } from '../testing/index';
import { openScheduler, type Scheduler } from './scheduler';
import { defineTask } from './task-kind';
import { summarizeTasks } from './tasks.repository';
import { nextSwissTime } from './zurich-time';

const test = startTestApp();
afterEach(() => test.setClock(undefined));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = new Date('2027-01-10T10:00:00Z').getTime();
let count = 0;
let opened: Scheduler[] = [];
afterEach(async () => {
  await Promise.all(opened.map((scheduler) => scheduler.stop()));
  opened = [];
});

const makeKind = () => defineTask<{ text: string }>(`test-${(count += 1)}`);

/** A second server of the same database. */
function open(): Scheduler {
  const scheduler = openScheduler(test.dependencies);
  opened.push(scheduler);
  return scheduler;
}

function start(prepare: (scheduler: Scheduler) => void): Scheduler {
  const scheduler = open();
  prepare(scheduler);
  scheduler.start();
  return scheduler;
}

const setMinutes = (minutes: number) => test.setClock(new Date(START + minutes * MINUTE));

const schedule = (kind: ReturnType<typeof makeKind>, key: string, minutes = 0) =>
  inTransaction(test.dependencies.db, (tx) =>
    test.dependencies.tasks.schedule(tx, kind, {
      key,
      dueAt: new Date(START + minutes * MINUTE),
      payload: { text: key },
    }),
  );

const summarize = async ({ name }: { name: string }) =>
  (await summarizeTasks(test.dependencies.db, test.dependencies.clock())).find(({ kind }) => kind === name);

it('a task runs once it is due, with its key and payload, and not again', async () => {
  setMinutes(0);
  const [kind, seen] = [makeKind(), [] as string[]];
  const scheduler = start(({ handle }) =>
    handle(kind, async (_tx, { key, payload }) => void seen.push(`${key} ${payload.text}`)),
  );
  await schedule(kind, 'one', 10);
  setMinutes(9.9);
  await scheduler.runDue();
  expect(seen).toEqual([]);
  setMinutes(10);
  await scheduler.runDue();
  await schedule(kind, 'one', 10);
  await scheduler.runDue();
  expect(seen).toEqual(['one one']);
});

it('tasks that fell due while no server ran are run at the start, the oldest first', async () => {
  setMinutes(0);
  const [kind, seen] = [makeKind(), [] as string[]];
  for (const [key, minutes] of [
    ['later', 60],
    ['sooner', 30],
    ['tomorrow', 40 * 60],
  ] as const)
    await schedule(kind, key, minutes);
  setMinutes(5 * 24 * 60);
  const scheduler = start(({ handle }) => handle(kind, async (_tx, { key }) => void seen.push(key)));
  await scheduler.runDue();
  expect(seen).toEqual(['sooner', 'later', 'tomorrow']);
});

it('what is rolled back is not scheduled, and what is cancelled is not run', async () => {
  setMinutes(0);
  const [kind, seen] = [makeKind(), [] as string[]];
  const scheduler = start(({ handle }) => handle(kind, async (_tx, { key }) => void seen.push(key)));
  const failing = inTransaction(test.dependencies.db, async (tx) => {
    await scheduler.schedule(tx, kind, { key: 'undone', dueAt: new Date(START), payload: { text: '' } });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await schedule(kind, 'moved', 10);
  await inTransaction(test.dependencies.db, (tx) => scheduler.cancel(tx, kind, 'moved'));
  await schedule(kind, 'moved', 20);
  setMinutes(15);
  await scheduler.runDue();
  expect(seen).toEqual([]);
  setMinutes(20);
  await scheduler.runDue();
  expect(seen).toEqual(['moved']);
});

it('a failed run changes nothing, is tried again after twice as long each time, and is dead after ten', async () => {
  setMinutes(0);
  const kind = makeKind();
  const times: number[] = [];
  const scheduler = start(({ handle }) =>
    handle(kind, async (tx) => {
      times.push((test.dependencies.clock().getTime() - START) / MINUTE);
      await tx.execute(`insert into throttles (key, attempts, resets_at) values ('${kind.name}', 1, now())`);
      throw new Error('The handler is broken');
    }),
  );
  await schedule(kind, 'one');
  for (const minutes of [0, 0.9, 1, 2.9, 3, 7, 15, 31, 63, 127, 254, 255, 511, 1_100]) {
    setMinutes(minutes);
    await scheduler.runDue();
  }
  expect(times).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511]);
  const { rows } = await test.dependencies.db.execute(`select 1 from throttles where key = '${kind.name}'`);
  expect(rows).toEqual([]);
  expect(await summarize(kind)).toMatchObject({ dead: 1, due: 0, lastError: 'Error: The handler is broken' });
});

it('two servers run each task once', async () => {
  setMinutes(0);
  const [kind, seen] = [makeKind(), [] as string[]];
  const keys = Array.from({ length: 25 }, (_, index) => `${index}`);
  for (const key of keys) await schedule(kind, key);
  const handle = (scheduler: Scheduler) =>
    scheduler.handle(kind, async (_tx, { key }) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(key);
    });
  const servers = [start(handle), start(handle)];
  await Promise.all(servers.map((server) => server.runDue()));
  expect(seen.sort()).toEqual(keys.sort());
});

it('a kind without a handler waits for a server that has one', async () => {
  setMinutes(0);
  const [kind, seen] = [makeKind(), [] as string[]];
  await schedule(kind, 'new');
  await start(({ handle }) => handle(makeKind(), async () => {})).runDue();
  expect(await summarize(kind)).toMatchObject({ due: 1, dead: 0 });
  await start(({ handle }) => handle(kind, async (_tx, { key }) => void seen.push(key))).runDue();
  expect(seen).toEqual(['new']);
});

it('a repeated task runs every morning, and once after days without a server', async () => {
  const kind = makeKind();
  const seen: string[] = [];
  const prepare = ({ handle }: Scheduler) =>
    handle(
      kind,
      async () => void seen.push(test.dependencies.clock().toISOString()),
      (now) => nextSwissTime(now, { hour: 7 }),
    );
  const run = async (moment: string, ...servers: Scheduler[]) => {
    test.setClock(new Date(moment));
    for (const server of servers) await server.runDue();
  };
  test.setClock(new Date('2027-03-26T12:00:00Z'));
  const servers = [start(prepare), start(prepare)];
  while (!(await summarize(kind))) await new Promise((resolve) => setTimeout(resolve, 5));
  await run('2027-03-27T05:59:00Z', ...servers);
  expect(seen).toEqual([]);
  await run('2027-03-27T06:00:00Z', ...servers);
  await run('2027-03-28T05:00:00Z', ...servers);
  expect(seen).toEqual(['2027-03-27T06:00:00.000Z', '2027-03-28T05:00:00.000Z']);
  await run(new Date(Date.parse('2027-03-28T12:00:00Z') + 6 * DAY).toISOString(), ...servers);
  expect(seen).toHaveLength(3);
  expect(await summarize(kind)).toMatchObject({ waiting: 1, due: 0 });
});

it('a time that comes while the run before it is still working is not skipped', async () => {
  const kind = makeKind();
  const seen: string[] = [];
  let isLate = false;
  test.setClock(new Date('2027-04-01T12:00:00Z'));
  const server = start(({ handle }) =>
    handle(
      kind,
      async (_tx, { key }) => {
        seen.push(key);
        if (isLate) test.setClock(new Date('2027-04-03T12:00:00Z'));
        isLate = false;
      },
      (now) => nextSwissTime(now, { hour: 7 }),
    ),
  );
  while (!(await summarize(kind))) await new Promise((resolve) => setTimeout(resolve, 5));
  isLate = true;
  test.setClock(new Date('2027-04-02T12:00:00Z'));
  await server.runDue();
  expect(seen).toEqual(['2027-04-02T05:00:00.000Z', '2027-04-03T05:00:00.000Z']);
});
