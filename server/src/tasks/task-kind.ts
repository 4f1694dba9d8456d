import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../db/database';

/** A kind of task; the type is that of its payload, which is stored as JSON. */
export interface TaskKind<Payload extends object> {
  readonly name: string;
  /** Exists only for the type checker: it binds the kind to its payload. */
  readonly payload?: Payload;
}

/** Defines a kind of task. Its name is stored, so it never changes. */
export const defineTask = <Payload extends object = Record<string, never>>(
  name: string,
): TaskKind<Payload> => ({ name });

export interface PlannedTask<Payload extends object> {
  /** Unique within the kind: scheduling the same key again changes nothing, even after the task is done. */
  readonly key: string;
  readonly dueAt: Date;
  readonly payload: Payload;
}

export type TaskLogger = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/**
 * Runs a task in a transaction that also marks it as done, so that its changes are committed exactly once.
 * It may only use `tx`: the embedded database has one connection. A failure of a part that does not fail the
 * task goes to the log.
 */
export type TaskHandler<Payload extends object> = (
  tx: Queryable,
  task: PlannedTask<Payload>,
  logger: TaskLogger | undefined,
) => Promise<void>;

/** Time of the next run of a repeated task; the same on every server. */
export type NextRun = (now: Date) => Date;
