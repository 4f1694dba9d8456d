import type { Canton, JobsQuery } from '@metier/shared/contract';
import { REGIONS } from '@metier/shared/rules';
import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { jobs } from '../../db/schema/index';
import { containsText, matchKeyword } from '../../db/search';

export type JobFilter = Omit<JobsQuery, 'page' | 'page_size' | 'ordering'>;

/** Filters that `jobs_newest_active_idx` answers by itself; the value may be a placeholder. */
const plainConditions = {
  min_salary: (value: unknown) => sql`${jobs.salary} >= ${value}`,
  max_salary: (value: unknown) => sql`${jobs.salary} <= ${value}`,
  contract_type: (value: unknown) => sql`${jobs.contractType} = ${value}`,
  activity_rate: (value: unknown) => sql`${jobs.activityRate} = ${value}`,
  salary_type: (value: unknown) => sql`${jobs.salaryType} = ${value}`,
  start_date: (value: unknown) => sql`${jobs.startDate} >= ${value}`,
  end_date: (value: unknown) => sql`${jobs.endDate} <= ${value}`,
};
export type PlainName = keyof typeof plainConditions;

export const PLAIN_NAMES = Object.keys(plainConditions) as PlainName[];

/** An active job that fits these filters; `valueOf` gives the value to compare with, or a placeholder for it. */
export function matchPlain(names: readonly PlainName[], valueOf: (name: PlainName) => unknown): SQL {
  const conditions = names.map((name) => plainConditions[name](valueOf(name)));
  // Not compared with a parameter: the partial indexes would no longer be seen to fit.
  return sql.join([sql`${jobs.isActive}`, ...conditions], sql` and `);
}

/** The plain filters that are set. */
export const listPlain = (filter: JobFilter): PlainName[] =>
  PLAIN_NAMES.filter((name) => filter[name] !== undefined);

const CANTONS = REGIONS.map(({ value }) => value).join('|');

/** The canton that a job's location ends in (`Bern, BE`), else its company's, whose region is given. */
export const cantonOf = (companyRegion: SQLWrapper) => sql<Canton>`coalesce(
  substring(${jobs.location} from ${sql.raw(`',\\s*(${CANTONS})\\s*$'`)}), ${companyRegion}
)`;

const companyRegion = sql`(
  select company.company_region from jobproviders company where company.id = ${jobs.jobproviderId}
)`;

/** What of the filter is looked for in texts; undefined when nothing is. */
export function matchTexts(filter: JobFilter): SQL | undefined {
  return and(
    filter.keyword ? matchKeyword(filter.keyword) : undefined,
    filter.location ? containsText(jobs.location, filter.location) : undefined,
    filter.canton === undefined ? undefined : eq(cantonOf(companyRegion), filter.canton),
  );
}

/** An active job that fits the whole filter. */
export const matchFilter = (filter: JobFilter): SQL | undefined =>
  and(
    matchPlain(listPlain(filter), (name) => filter[name]),
    matchTexts(filter),
  );
