import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { mentioning } from '../personal-data/whose';
import { createdMoment, identity, moment } from './columns';

/** Work that is due at a time, each written in the transaction of the change that causes it. */
export const tasks = pgTable(
  'tasks',
  {
    id: identity(),
    kind: text().notNull(),
    /** Idempotency key: a task of one kind and key is written once. */
    key: text().notNull(),
    payload: jsonb().notNull(),
    dueAt: moment().notNull(),
    createdAt: createdMoment(),
    attempts: integer().notNull().default(0),
    /** Null after the last attempt: the task is done or dead. */
    nextAttemptAt: moment(),
    doneAt: moment(),
    lastError: text(),
  },
  (task) => [
    unique('tasks_kind_key').on(task.kind, task.key),
    index('tasks_next_attempt_idx')
      .on(task.nextAttemptAt, task.id)
      .where(sql`${task.nextAttemptAt} is not null`),
    index('tasks_done_idx').on(task.doneAt),
    index('tasks_failed_idx')
      .on(task.id)
      .where(sql`${task.lastError} is not null`),
    index('tasks_dead_idx')
      .on(task.kind)
      .where(sql`${task.nextAttemptAt} is null and ${task.doneAt} is null`),
  ],
);

export const tasksData = declare(tasks, {
  about: mentioning(tasks.lastError),
  columns: {
    id: 'not personal',
    kind: 'not personal',
    key: 'not personal',
    payload: 'not personal',
    dueAt: 'not personal',
    createdAt: 'not personal',
    attempts: 'not personal',
    nextAttemptAt: 'not personal',
    doneAt: 'not personal',
    lastError: 'personal',
  },
  onExport: 'none',
  onDeletion: 'cleared',
  cleared: ['lastError'],
  why: 'Key and payload are ids; the message of a failure may quote what it was about.',
});
