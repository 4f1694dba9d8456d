import { inTransaction, onCommit, type Database, type Queryable } from '../db/database';
import { createQueueWorker } from './queue-worker';
import type { NextRun, PlannedTask, TaskHandler, TaskKind, TaskLogger } from './task-kind';
import {
  claimDueTask,
  deletePendingTask,
  deleteTasksDoneBefore,
  insertTasks,
  lockClaimedTask,
  markTaskDone,
  noteTaskFailure,
  type TaskRow,
} from './tasks.repository';

export interface Scheduler {
  /** Registers the handler of a kind; with `next`, the task repeats at these times without being scheduled. */
  handle<Payload extends object>(
    kind: TaskKind<Payload>,
    handler: TaskHandler<Payload>,
    next?: NextRun,
  ): void;
  /** Schedules tasks in the transaction of their cause, so that both are committed or neither. */
  schedule<Payload extends object>(
    tx: Queryable,
    kind: TaskKind<Payload>,
    ...planned: readonly PlannedTask<Payload>[]
  ): Promise<void>;
  /**
   * Cancels a task that is neither done nor running; its key may be scheduled again. A running one notices by the
   * rows that it locks that its cause is gone.
   */
  cancel<Payload extends object>(tx: Queryable, kind: TaskKind<Payload>, key: string): Promise<void>;
  /** Starts running due tasks, overdue ones first: after each commit, and periodically. */
  start(): void;
  /** Runs all due tasks; resolves when none is left. */
  runDue(): Promise<void>;
  /** Waits up to 3 s for the running task, and starts no other. */
  stop(): Promise<void>;
}

export interface SchedulerOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly logger?: TaskLogger | undefined;
}

const POLL_MS = 5_000;
const KEPT_MS = 30 * 24 * 60 * 60_000;

interface HandledKind {
  readonly handler: TaskHandler<object>;
  readonly next: NextRun | undefined;
}

/** Opens the scheduler of this database. Several servers may share its tasks. */
export function openScheduler({ db, clock, logger }: SchedulerOptions): Scheduler {
  const kinds = new Map<string, HandledKind>();
  /** Whether the first run of every repeated task is in the database; each run schedules the next. */
  let isRepeating = false;

  async function schedule(
    tx: Queryable,
    name: string,
    ...planned: readonly PlannedTask<object>[]
  ): Promise<void> {
    const now = clock();
    if (planned.length === 0) return;
    await insertTasks(
      tx,
      planned.map((task) => ({ kind: name, ...task, createdAt: now })),
    );
    if (planned.some(({ dueAt }) => dueAt <= now)) onCommit(tx, () => void worker.runDue());
  }

  /** The key is the time, so that all servers schedule one run. */
  async function scheduleNext(
    tx: Queryable,
    name: string,
    { next }: HandledKind,
    after: Date,
  ): Promise<void> {
    const dueAt = next?.(after);
    if (dueAt) await schedule(tx, name, { key: dueAt.toISOString(), dueAt, payload: {} });
  }

  async function run(row: TaskRow, handled: HandledKind): Promise<void> {
    const { id, kind, key, dueAt, attempts, nextAttemptAt } = row;
    // The handler may have read the clock before a time that comes while it works: the next run is for that.
    const startedAt = clock();
    try {
      await inTransaction(db, async (tx) => {
        if (!(await lockClaimedTask(tx, row))) return;
        await handled.handler(tx, { key, dueAt, payload: row.payload as object }, logger);
        await markTaskDone(tx, id, clock());
        await scheduleNext(tx, kind, handled, startedAt);
      });
    } catch (error) {
      const log = nextAttemptAt ? 'warn' : 'error';
      logger?.[log]({ err: error, task: { id, kind, key, attempts, nextAttemptAt } }, 'a task has failed');
      await noteTaskFailure(db, id, String(error).slice(0, 500));
      // A dead run does not end the repetition.
      if (!nextAttemptAt) await inTransaction(db, (tx) => scheduleNext(tx, kind, handled, startedAt));
    }
  }

  async function scheduleRepeated(): Promise<void> {
    if (isRepeating) return;
    const now = clock();
    for (const [name, handled] of kinds)
      await inTransaction(db, (tx) => scheduleNext(tx, name, handled, now));
    isRepeating = true;
  }

  const worker = createQueueWorker({
    async workOne() {
      // A kind that this version does not have is left to servers of another version.
      const row = kinds.size > 0 ? await claimDueTask(db, [...kinds.keys()], clock()) : undefined;
      const handled = row && kinds.get(row.kind);
      if (!handled) return false;
      await run(row, handled);
      return true;
    },
    async cleanUp() {
      await scheduleRepeated();
      await deleteTasksDoneBefore(db, new Date(clock().getTime() - KEPT_MS));
    },
    pollMs: POLL_MS,
    failure: 'the tasks cannot be read',
    logger,
  });

  return {
    handle: (kind, handler, next) =>
      void kinds.set(kind.name, { handler: handler as unknown as TaskHandler<object>, next }),
    schedule: (tx, kind, ...planned) => schedule(tx, kind.name, ...planned),
    cancel: (tx, kind, key) => deletePendingTask(tx, kind.name, key),
    start: () => worker.start(),
    runDue: () => worker.runDue(),
    stop: () => worker.stop(),
  };
}
