import { setTimeout as wait } from 'node:timers/promises';
import type { Application, PlannedMovesReply, UndoMovesReply } from '@metier/sdk/contract';
import { sql } from 'drizzle-orm';
import { readOk } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import { createNotificationScene } from '../notifications/testing/notification-scene';

const test = startTestApp();
const scene = createNotificationScene(test);
const START = new Date('2027-01-04T10:00:00Z');

beforeEach(() => test.setClock(START));
afterAll(() => test.setClock(undefined));

/**
 * Waits until this many statements wait for a lock. Each look is a transaction of its own, because PostgreSQL keeps
 * the list of connections for the rest of one.
 */
async function waitForWaiters(expected: number): Promise<void> {
  for (;;) {
    const { rows } = await test.dependencies.db.execute<{ total: number }>(sql`
      select count(*)::int as total from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`);
    if (rows[0]?.total === expected) return;
    await wait(10);
  }
}

/** A planned rejection that is due, with its row and that of its application. The scheduler is stopped. */
async function planRejection() {
  const { application } = await scene.apply();
  const body = { applications: [application.id], status: 'rejected' };
  const { planned } = readOk<PlannedMovesReply>(await scene.company.post('/api/auth/planned-moves/', body));
  // Its periodic look at the queue would run the move before the request.
  await test.dependencies.tasks.stop();
  test.setClock(new Date(START.getTime() + 61_000));
  return { application, move: planned[0]?.id ?? 0 };
}

/** Starts the request, and then the due task, while `lock` is held: both wait, in this order. */
async function race<Result>(lock: ReturnType<typeof sql>, request: () => Promise<Result>): Promise<Result> {
  const { db, tasks } = test.dependencies;
  const started = await db.transaction(async (tx) => {
    await tx.execute(lock);
    const answered = request();
    await waitForWaiters(1);
    tasks.start();
    const ran = tasks.runDue();
    await waitForWaiters(2);
    return { answered, ran };
  });
  const [result] = await Promise.all([started.answered, started.ran]);
  const { rows } = await db.execute(sql`select last_error from tasks where last_error is not null`);
  expect(rows).toEqual([]);
  return result;
}

const readStatus = async (id: number) =>
  readOk<Application>(await scene.company.get(`/api/auth/applications/${id}/`)).status;

it('an undo at the moment of the move comes first, and neither waits for the other', async () => {
  const { application, move } = await planRejection();
  const response = await race(sql`select from planned_moves where id = ${move} for update`, () =>
    scene.company.post('/api/auth/planned-moves/undo/', { moves: [move] }),
  );
  expect(readOk<UndoMovesReply>(response).undone).toEqual([move]);
  expect(await readStatus(application.id)).toBe('pending');
});

it('another plan at the moment of the move is refused, and neither waits for the other', async () => {
  const { application } = await planRejection();
  const response = await race(sql`select from applications where id = ${application.id} for update`, () =>
    scene.company.post('/api/auth/planned-moves/', { applications: [application.id], status: 'shortlisted' }),
  );
  expect(readOk<PlannedMovesReply>(response).refused).toEqual([
    { application: application.id, detail: 'This application is being moved already.' },
  ]);
  expect(await readStatus(application.id)).toBe('rejected');
});
