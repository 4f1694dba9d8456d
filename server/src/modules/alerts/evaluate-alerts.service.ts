import type { AlertQuery, Job } from '@metier/sdk/contract';
import type { AlertRhythm } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import type { ListedJob } from '../../mail/mails';
import { defineTask, type PlannedTask } from '../../tasks/task-kind';
import { explainMatches } from '../jobs/jobs.match';
import { findNewMatches, type NewMatches } from '../jobs/jobs.new-matches';
import { readSearch } from '../jobs/jobs.query';
import { readJobs } from '../jobs/jobs.service';
import { emitNotice } from '../notices/emit-notice.service';
import { pathOfQuery } from './alert-query';
import { describeReason } from './describe-reason';
import * as repository from './evaluation.repository';

interface Evaluation {
  readonly rhythm: AlertRhythm;
  /** Position of the last job to evaluate for. */
  readonly upTo: number;
  readonly after?: repository.AlertCursor;
}

const evaluateTask = defineTask<Evaluation>('alerts-evaluate');

/** Jobs in a mail; the others are behind its link. */
const MOST_LISTED = 10;
/** Matches that are counted. */
const MOST_COUNTED = 200;
const BATCH = 200;
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
): Promise<void> {
  const deadline = performance.now() + BUDGET_MS;
  const { upTo } = payload;
  const due = await repository.lockDueAlerts(tx, { ...payload, after: payload.after, limit: BATCH });
  const search = searchOnce(tx, upTo);
  const done: repository.DueAlert[] = [];
  for (const alert of due) {
    if (done.length > 0 && performance.now() > deadline) break;
    await evaluateAlert(dependencies, tx, alert, upTo, await search(alert));
    done.push(alert);
  }
  const last = done.at(-1);
  if (!last) return;
  await repository.movePositions(
    tx,
    done.map(({ id }) => id),
    upTo,
  );
  if (done.length < due.length || due.length === BATCH)
    await scheduleEvaluation(dependencies, tx, { ...payload, after: { key: last.queryKey, id: last.id } });
}

/** Searches the new jobs of an alert, once for alerts with equal queries and positions. */
function searchOnce(tx: Queryable, upTo: number) {
  const news = new Map<number, ReturnType<typeof repository.readNewJobs>>();
  const found = new Map<string, Promise<NewMatches>>();
  const readNews = (position: number) => {
    const known = news.get(position) ?? repository.readNewJobs(tx, position, upTo);
    news.set(position, known);
    return known;
  };
  const search = async ({ query, position }: repository.DueAlert): Promise<NewMatches> => {
    const isNew = await readNews(position);
    if (!isNew) return { matches: [], terms: [] };
    return findNewMatches(tx, readSearch(query as AlertQuery).filter, isNew, MOST_COUNTED);
  };
  return (alert: repository.DueAlert): Promise<NewMatches> => {
    const key = `${alert.queryKey} ${alert.position}`;
    const known = found.get(key) ?? search(alert);
    found.set(key, known);
    return known;
  };
}

async function evaluateAlert(
  dependencies: Dependencies,
  tx: Queryable,
  alert: repository.DueAlert,
  upTo: number,
  { matches, terms }: NewMatches,
): Promise<void> {
  const fresh = matches.filter(({ openedAt }) => openedAt >= alert.since);
  if (fresh.length === 0) return;
  const ids = fresh.slice(0, MOST_LISTED).map(({ id }) => id);
  const query = alert.query as AlertQuery;
  const jobs = (await explainMatches(tx, await readJobs(tx, ids), terms)).map((job) => listJob(job, query));
  const eventKey = `job-alert:${alert.id}:${upTo}`;
  const data = {
    alert: alert.id,
    title: alert.name,
    count: fresh.length,
    isCapped: matches.length === MOST_COUNTED,
    path: pathOfQuery(query),
  };
  if (alert.userId !== null)
    return emitNotice(dependencies, tx, {
      kind: 'job-alert',
      eventKey,
      account: alert.userId,
      data,
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

const listJob = (job: Job, query: AlertQuery): ListedJob => ({
  id: job.id,
  title: job.title,
  company: job.company,
  place: job.location,
  reason: describeReason(job, query),
});

export const handleEvaluation = (dependencies: Dependencies): void =>
  dependencies.tasks.handle(evaluateTask, (tx, task) => evaluateBatch(dependencies, tx, task));
