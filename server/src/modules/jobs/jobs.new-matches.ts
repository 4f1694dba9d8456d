import { desc, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobs, jobSearch } from '../../db/schema/index';
import { readConditions } from './jobs.conditions';
import type { JobFilter } from './jobs.filter';
import type { TermQuery } from './jobs.keyword-query';

/** A match among new jobs. */
export interface NewMatch {
  readonly id: number;
  /** When the job was opened last. */
  readonly openedAt: Date;
}

export interface NewMatches {
  /** Newest first. */
  readonly matches: readonly NewMatch[];
  /** The terms of the keyword, to explain the matches. */
  readonly terms: readonly TermQuery[];
}

const openedAt = sql`(select ${jobs.openedAt} from ${jobs} where ${jobs.id} = ${jobSearch.jobId})`.mapWith(
  jobs.openedAt,
);

/**
 * The newest `limit` active jobs that a search finds as it is typed, among those of the condition `isNew`.
 * Without the estimates of a search, because few jobs are new.
 */
export async function findNewMatches(
  db: Queryable,
  filter: JobFilter,
  isNew: SQL,
  limit: number,
): Promise<NewMatches> {
  const conditions = await readConditions(db, filter);
  if (!conditions) return { matches: [], terms: [] };
  const matches = await db
    .select({ id: jobSearch.jobId, openedAt })
    .from(jobSearch)
    .where(sql`${isNew} and ${conditions.match()}`)
    .orderBy(desc(jobSearch.createdAt), desc(jobSearch.jobId))
    .limit(limit);
  return { matches, terms: conditions.keyword?.terms ?? [] };
}
