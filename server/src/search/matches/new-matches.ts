import { desc, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobs, jobSearch } from '../../db/schema/index';
import { readAllConditions, type Conditions } from '../query/conditions';
import type { LookUps } from '../query/look-ups';
import type { JobFilter } from '../query/filter';
import type { TermQuery } from '../query/term-query';

/** A match among new jobs. */
export interface NewMatch {
  readonly id: number;
  readonly createdAt: Date;
  /** When the job was opened last. */
  readonly openedAt: Date;
}

export interface NewMatches {
  /** Newest first. */
  readonly matches: readonly NewMatch[];
  /** The terms of the keyword, to explain the matches. */
  readonly terms: readonly TermQuery[];
}

export interface NewJobs {
  /** Condition on `job_id`. */
  readonly isNew: SQL;
  /** True if reading all of them is faster than the text index. */
  readonly areFew: boolean;
  /** What earlier searches of the same new jobs have looked up. */
  readonly lookUps: LookUps;
}

/**
 * For each filter, the newest `limit` active jobs that a search finds as it is typed, among new ones. Without
 * the estimates of a search, because few jobs are new; all searches are one statement.
 */
export async function findNewMatches(
  db: Queryable,
  filters: readonly JobFilter[],
  news: NewJobs,
  limit: number,
): Promise<NewMatches[]> {
  const conditions = await readAllConditions(db, filters, news.lookUps);
  const matches = conditions.map((): NewMatch[] => []);
  const parts = conditions.flatMap((each, index) => (each ? [selectMatches(each, index, news, limit)] : []));
  if (parts.length > 0) {
    const { rows } = await db.execute<MatchRow>(
      sql`${news.areFew ? readOnce(news) : sql``} ${sql.join(parts, sql` union all `)}`,
    );
    for (const { search, job_id: id, created_at: created, opened_at: opened } of rows)
      matches[search]?.push({ id, createdAt: new Date(created), openedAt: new Date(opened) });
  }
  return conditions.map((each, index) => ({
    matches: (matches[index] ?? []).sort(byNewest),
    terms: each?.keyword?.terms ?? [],
  }));
}

interface MatchRow extends Record<string, unknown> {
  readonly search: number;
  readonly job_id: number;
  readonly created_at: Date | string;
  readonly opened_at: Date | string;
}

const byNewest = (one: NewMatch, other: NewMatch) =>
  other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id;

/**
 * The rows of the new jobs under the name of the table, for all searches of the statement. The empty vector makes
 * a copy, which is decompressed once instead of once for each search.
 */
const readOnce = ({ isNew }: NewJobs) =>
  sql`with job_search as materialized (
    select job_id, created_at, contract_type, rates, salary_type, canton, salary, top_salary, monthly_salary,
      top_monthly_salary, start_date, end_date, place, words || ''::tsvector as words, head, work_mode, language, level
    from job_search where ${isNew}
  )`;

function selectMatches(
  conditions: Conditions,
  search: number,
  { isNew, areFew }: NewJobs,
  limit: number,
): SQL {
  const where = areFew ? conditions.match() : sql`${isNew} and ${conditions.match()}`;
  return sql`(
    select ${search}::int as search, job_id, created_at,
      (select opened_at from ${jobs} as opened where opened.id = job_id) as opened_at
    from job_search where ${where}
    order by ${desc(jobSearch.createdAt)}, ${desc(jobSearch.jobId)} limit ${limit}
  )`;
}
