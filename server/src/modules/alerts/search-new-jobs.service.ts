import type { AlertQuery, Job } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
import { runInLanguage } from '../../languages/current-language';
import type { ListedJob } from '../../mail/mails';
import {
  createLookUps,
  explainAllMatches,
  findNewMatches,
  type LookUps,
  type NewMatches,
  readMeanings,
  readSearch,
} from '../../search/index';
import { readJobs } from '../jobs/jobs.service';
import { describeReason } from './describe-reason';
import { readNewJobs, type DueAlert } from './evaluation.repository';

/** Jobs in a mail; the others are behind its link. */
const MAX_LISTED = 10;
/** Matches that are counted. */
export const MAX_COUNTED = 200;

export interface AlertNews {
  readonly alert: DueAlert;
  /** Ids of all new jobs, the newest first. */
  readonly ids: readonly number[];
  /** The newest ones, as a mail lists them. */
  readonly jobs: readonly ListedJob[];
}

/** An alert with what its search has found. */
interface Found extends NewMatches {
  readonly alert: DueAlert;
}

const NOTHING: NewMatches = { matches: [], terms: [] };

/** Alerts with equal searches and positions. */
const keyOf = ({ queryKey, position }: DueAlert): string => `${queryKey} ${position}`;

/**
 * Returns a function that searches the jobs up to a position for alerts, each search once, and returns the news of
 * those that have any.
 */
export function createAlertSearch(upTo: number, lookUps: LookUps) {
  const found = new Map<string, NewMatches>();
  return async (tx: Queryable, alerts: readonly DueAlert[]): Promise<AlertNews[]> => {
    const first = new Map(alerts.map((alert) => [keyOf(alert), alert]));
    const unsearched = [...first].filter(([key]) => !found.has(key)).map(([, alert]) => alert);
    for (const [position, group] of groupByPosition(unsearched)) {
      const matches = await searchGroup(tx, group, { position, upTo, lookUps });
      group.forEach((alert, index) => found.set(keyOf(alert), matches[index] ?? NOTHING));
    }
    const news = alerts
      .map((alert): Found => ({ alert, ...withoutOld(found.get(keyOf(alert)) ?? NOTHING, alert) }))
      .filter(({ matches }) => matches.length > 0);
    return listNews(tx, news);
  };
}

const withoutOld = ({ matches, terms }: NewMatches, { since }: DueAlert): NewMatches => ({
  matches: matches.filter(({ openedAt }) => openedAt >= since),
  terms,
});

function groupByPosition(alerts: readonly DueAlert[]): Map<number, DueAlert[]> {
  const groups = new Map<number, DueAlert[]>();
  for (const alert of alerts) groups.set(alert.position, [...(groups.get(alert.position) ?? []), alert]);
  return groups;
}

async function searchGroup(
  tx: Queryable,
  alerts: readonly DueAlert[],
  {
    position,
    upTo,
    lookUps,
  }: { readonly position: number; readonly upTo: number; readonly lookUps: LookUps },
): Promise<NewMatches[]> {
  const news = await readNewJobs(tx, position, upTo);
  if (!news) return [];
  const filters = alerts.map(({ query }) => readSearch(query as AlertQuery).filter);
  const meant = await readMeanings(tx, filters, lookUps);
  return findNewMatches(tx, meant, { ...news, lookUps }, MAX_COUNTED);
}

/** Reads the jobs of all alerts, and explains them, in one statement each. */
async function listNews(tx: Queryable, found: readonly Found[]): Promise<AlertNews[]> {
  const listed = found.map(({ matches }) => matches.slice(0, MAX_LISTED).map(({ id }) => id));
  const jobs = new Map((await readJobs(tx, [...new Set(listed.flat())])).map((job) => [job.id, job]));
  const explained = await explainAllMatches(
    tx,
    found.map(({ terms }, index) => ({
      terms,
      jobs: (listed[index] ?? []).map((id) => jobs.get(id)).filter((job) => job !== undefined),
    })),
  );
  return found.map(({ alert, matches }, index) => ({
    alert,
    ids: matches.map(({ id }) => id),
    jobs: runInLanguage(alert.language, () =>
      (explained[index] ?? []).map((job) => listJob(job, alert.query as AlertQuery)),
    ),
  }));
}

const listJob = (job: Job, query: AlertQuery): ListedJob => ({
  id: job.id,
  title: job.title,
  company: job.company,
  place: job.location,
  reason: describeReason(job, query),
});

/** Returns the look-ups of an evaluation, which all of its batches share. */
export function keepLookUps(): (upTo: number) => LookUps {
  let kept = { upTo: -1, lookUps: createLookUps() };
  return (upTo) => {
    if (kept.upTo !== upTo) kept = { upTo, lookUps: createLookUps() };
    return kept.lookUps;
  };
}
