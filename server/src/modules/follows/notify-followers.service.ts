import type { Queryable } from '../../db/database';
import { tryTogether } from '../../db/try-together';
import type { Dependencies } from '../../dependencies';
import { defineTask, type TaskLogger } from '../../tasks/task-kind';
import { emitNotifications } from '../notifications/emit-notification.service';
import * as repository from './followers.repository';

/** A span of time as JSON. */
interface Span {
  readonly from: string;
  readonly to: string;
}
type SpanTask = Span & { readonly after: number };
type CompanyTask = SpanTask & { readonly company: number };

const spanTask = defineTask<SpanTask>('follows-span');
const companyTask = defineTask<CompanyTask>('follows-notify');

const MINUTE_MS = 60_000;
/** Jobs that a company publishes within such a span are one notification. */
const SPAN_MS = 30 * MINUTE_MS;
/** A collection may commit this long after its time; alerts are evaluated by then. */
const COMMIT_MS = MINUTE_MS;
/** Jobs in a mail; the others are on the company's page. */
const MAX_LISTED = 10;
const MAX_COUNTED = 200;
/** Companies, or followers, that one task lists. */
const BATCH = 500;
/** Followers that are notified together, by one statement for each table. */
const CHUNK = 100;
/** Length of a transaction, because the embedded database has one connection. */
const BUDGET_MS = 100;

const readSpan = ({ from, to }: Span): repository.CollectedSpan => ({
  from: new Date(from),
  to: new Date(to),
});

/** Plans the notifications for jobs that were collected now: once for each span, at its end. */
export async function planFollowNotifications(
  { tasks }: Pick<Dependencies, 'tasks'>,
  tx: Queryable,
  now: Date,
): Promise<void> {
  const start = Math.floor(now.getTime() / SPAN_MS) * SPAN_MS;
  const from = new Date(start).toISOString();
  const to = new Date(start + SPAN_MS).toISOString();
  const dueAt = new Date(start + SPAN_MS + COMMIT_MS);
  await tasks.schedule(tx, spanTask, { key: from, dueAt, payload: { from, to, after: 0 } });
}

/** Schedules a task for each company with followers and new jobs; more companies take further runs. */
async function planCompanies(
  { tasks, clock }: Dependencies,
  tx: Queryable,
  { after, ...span }: SpanTask,
): Promise<void> {
  const dueAt = clock();
  const companies = await repository.listCompaniesWithNews(tx, readSpan(span), after, BATCH);
  for (const company of companies) {
    const payload = { ...span, company, after: 0 };
    await tasks.schedule(tx, companyTask, { key: `${company}:${span.from}:0`, dueAt, payload });
  }
  const last = companies.at(-1);
  if (companies.length === BATCH && last !== undefined) {
    const payload = { ...span, after: last };
    await tasks.schedule(tx, spanTask, { key: `${span.from}:${last}`, dueAt, payload });
  }
}

/**
 * Notifies the next followers and schedules the rest. Their notifications and the next task are one transaction, so
 * that each follower is notified once.
 */
async function notifyBatch(
  dependencies: Dependencies,
  tx: Queryable,
  payload: CompanyTask,
  logger: TaskLogger | undefined,
): Promise<void> {
  const deadline = performance.now() + BUDGET_MS;
  const { company, after, ...span } = payload;
  const jobs = await repository.listNewJobs(tx, company, readSpan(span), MAX_COUNTED);
  const followers = jobs.length > 0 ? await repository.listFollowers(tx, company, after, BATCH) : [];
  let done = 0;
  while (done < followers.length && (done === 0 || performance.now() < deadline)) {
    const chunk = followers.slice(done, done + CHUNK);
    await tryTogether(
      tx,
      chunk,
      (db, some) => notifyChunk(dependencies, db, some, { company, from: span.from, jobs }),
      (error, { userId }) =>
        logger?.error({ err: error, account: userId, company }, 'a follower could not be notified'),
    );
    done += chunk.length;
  }
  const last = followers[done - 1]?.userId;
  if (last === undefined || (done === followers.length && done < BATCH)) return;
  const { tasks, clock } = dependencies;
  const key = `${company}:${span.from}:${last}`;
  await tasks.schedule(tx, companyTask, { key, dueAt: clock(), payload: { ...payload, after: last } });
}

interface News {
  readonly company: number;
  /** Begin of the span, the key of the event. */
  readonly from: string;
  readonly jobs: readonly repository.FollowedJob[];
}

/** Notifies followers of the jobs posted since they follow, without those that their alerts have named. */
async function notifyChunk(
  dependencies: Dependencies,
  tx: Queryable,
  followers: readonly repository.Follower[],
  news: News,
): Promise<void> {
  const accounts = followers.map(({ userId }) => userId);
  const ofAlerts = await repository.listJobsOfAlerts(tx, accounts, new Date(news.from));
  const events = followers.flatMap(({ userId, since }) => {
    const isNews = ({ id, createdAt }: repository.FollowedJob) =>
      createdAt >= since && !ofAlerts.get(userId)?.has(id);
    return describeNews(userId, { ...news, jobs: news.jobs.filter(isNews) });
  });
  await emitNotifications(dependencies, tx, 'company-jobs', events);
}

/** The event of one follower; none without news. */
function describeNews(account: number, { company, from, jobs }: News) {
  const [newest] = jobs;
  if (!newest) return [];
  const listed = jobs
    .slice(0, MAX_LISTED)
    .map(({ id, title, place }) => ({ id, title, company: newest.company, place, reason: '' }));
  const event = {
    eventKey: `company-jobs:${company}:${from}:${account}`,
    account,
    data: {
      company,
      employer: newest.company,
      count: jobs.length,
      isCapped: jobs.length === MAX_COUNTED,
      job: newest.id,
      title: newest.title,
    },
    mailOnly: { jobs: listed },
  };
  return [event];
}

export function handleFollowTasks(dependencies: Dependencies): void {
  const { tasks } = dependencies;
  tasks.handle(spanTask, (tx, { payload }) => planCompanies(dependencies, tx, payload));
  tasks.handle(companyTask, (tx, { payload }, logger) => notifyBatch(dependencies, tx, payload, logger));
}
