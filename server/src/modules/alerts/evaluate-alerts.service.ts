import type { AlertQuery } from '@metier/sdk/contract';
import type { AlertRhythm } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import { tryTogether } from '../../db/try-together';
import type { Dependencies } from '../../dependencies';
import { defineTask, type PlannedTask, type TaskLogger } from '../../tasks/task-kind';
import { emitNotification } from '../notifications/emit-notification.service';
import { pathOfQuery } from './alert-query';
import * as repository from './evaluation.repository';
import { createAlertSearch, keepLookUps, MAX_COUNTED, type AlertNews } from './search-new-jobs.service';

interface Evaluation {
  readonly rhythm: AlertRhythm;
  /** Position of the last job to evaluate for. */
  readonly upTo: number;
  readonly after?: repository.AlertCursor;
}

const evaluateTask = defineTask<Evaluation>('alerts-evaluate');

const BATCH = 100;
/** Alerts that are searched together, in one statement. */
const CHUNK = 20;
/**
 * Length of a transaction, because the embedded database has one connection: searches of visitors run between
 * two of them.
 */
const BUDGET_MS = 100;

/** Schedules the evaluation of all alerts of a rhythm for the jobs up to this position. */
export const scheduleEvaluation = (
  { tasks, clock }: Pick<Dependencies, 'tasks' | 'clock'>,
  tx: Queryable,
  evaluation: Evaluation,
): Promise<void> => {
  const { rhythm, upTo, after } = evaluation;
  const key = [rhythm, upTo, ...(after ? [after.key, after.id] : [])].join(':');
  return tasks.schedule(tx, evaluateTask, { key, dueAt: clock(), payload: evaluation });
};

/**
 * Evaluates the next alerts and schedules the rest. The mails, the positions of the alerts and the next task
 * are one transaction, so that a job is mailed at most once for an alert.
 */
async function evaluateBatch(
  dependencies: Dependencies,
  tx: Queryable,
  { payload }: PlannedTask<Evaluation>,
  search: ReturnType<typeof createAlertSearch>,
  logger: TaskLogger | undefined,
): Promise<void> {
  const deadline = performance.now() + BUDGET_MS;
  const { upTo } = payload;
  const due = await repository.lockDueAlerts(tx, { ...payload, after: payload.after, limit: BATCH });
  const evaluated: number[] = [];
  let done = 0;
  while (done < due.length && (done === 0 || performance.now() < deadline)) {
    const chunk = due.slice(done, done + CHUNK);
    // An alert that fails keeps its position, and is evaluated again with the next jobs.
    const succeeded = await tryTogether(
      tx,
      chunk,
      (db, alerts) => evaluateChunk(dependencies, db, alerts, upTo, search),
      (error, alert) => logger?.error({ err: error, alert: alert.id }, 'an alert could not be evaluated'),
    );
    evaluated.push(...succeeded.map(({ id }) => id));
    done += chunk.length;
  }
  const last = due[done - 1];
  if (!last) return;
  await repository.movePositions(tx, evaluated, upTo);
  if (done < due.length || due.length === BATCH)
    await scheduleEvaluation(dependencies, tx, { ...payload, after: { key: last.queryKey, id: last.id } });
}

async function evaluateChunk(
  dependencies: Dependencies,
  tx: Queryable,
  alerts: readonly repository.DueAlert[],
  upTo: number,
  search: ReturnType<typeof createAlertSearch>,
): Promise<void> {
  for (const news of await search(tx, alerts)) await mailNews(dependencies, tx, news, upTo);
}

async function mailNews(
  dependencies: Dependencies,
  tx: Queryable,
  { alert, ids, jobs }: AlertNews,
  upTo: number,
): Promise<void> {
  const eventKey = `job-alert:${alert.id}:${upTo}`;
  const data = {
    alert: alert.id,
    title: alert.name,
    count: ids.length,
    isCapped: ids.length >= MAX_COUNTED,
    path: pathOfQuery(alert.query as AlertQuery),
  };
  if (alert.userId !== null)
    return emitNotification(dependencies, tx, {
      kind: 'job-alert',
      eventKey,
      account: alert.userId,
      data: { ...data, jobIds: ids },
      mailOnly: { jobs },
    });
  if (alert.addressId === null || alert.email === null) return;
  await dependencies.mail.enqueue(tx, {
    kind: 'alert-jobs',
    recipient: alert.email,
    eventKey,
    payload: { ...data, jobs, address: alert.addressId },
  });
}

export function handleEvaluation(dependencies: Dependencies): void {
  const lookUpsOf = keepLookUps();
  dependencies.tasks.handle(evaluateTask, (tx, task, logger) => {
    const { upTo } = task.payload;
    return evaluateBatch(dependencies, tx, task, createAlertSearch(upTo, lookUpsOf(upTo)), logger);
  });
}
