import type { ContractType } from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { openThesaurus } from '../occupations/thesaurus';
import type { ThesaurusLanguage } from '../occupations/parse-thesaurus';
import { lexemeOfLevel } from '../occupations/levels';
import { createSwrCache } from '../plan/swr-cache';
import { anyOf } from '../query/narrow-words';
import { quoteLexeme } from '../query/narrow-words';

/** Pay of one job as a month at 100 %, of a range its middle. */
interface PaidJob {
  readonly id: number;
  readonly company: number;
  readonly pay: number;
}

interface Compared extends Record<string, unknown> {
  readonly meanings: string[];
  readonly contract: string;
  readonly currency: string;
  /** Why only its company sees the job. */
  readonly hold: string | null;
  readonly pay: number | null;
}

export interface ComparablePay {
  readonly occupations: readonly string[];
  /** This job's pay, and that of the others in ascending order. */
  readonly own: number;
  readonly others: readonly number[];
}

/** Fewer jobs, or those of fewer companies, say nothing about an occupation. */
const MIN_JOBS = 10;
const MIN_COMPANIES = 3;
/** A title with more occupations is of none in particular. */
const MAX_OCCUPATIONS = 3;
/** The newest jobs, which say what is paid at present. */
const MAX_JOBS = 1_000;
const CURRENCY = 'CHF';

/**
 * What other active jobs of the occupations in a job's title pay, leaders compared with leaders. Undefined when
 * there is no such job; null when it cannot be compared: on hold, training, single engagements, pay by project or in
 * another currency, or too few jobs or companies.
 */
export async function findComparablePay(
  db: Queryable,
  id: number,
  language: ThesaurusLanguage,
): Promise<ComparablePay | null | undefined> {
  const { rows } = await db.execute<Compared>(sql`
    select meanings, contract_type as contract, salary_currency as currency, hold,
      round(public.monthly_salary(
        (salary + coalesce(salary_max, salary)) / 2, salary_type, coalesce(activity_rate_max, activity_rate)
      ))::int as pay
    from jobs where id = ${id}
  `);
  const [job] = rows;
  if (!job) return undefined;
  const words = describeComparable(job);
  if (!words || !job.pay) return null;
  const paid = (await pools.read(db, words, (root) => readPaid(root, words)))?.filter(
    (other) => other.id !== id,
  );
  if (!paid || paid.length < MIN_JOBS || new Set(paid.map(({ company }) => company)).size < MIN_COMPANIES)
    return null;
  return { occupations: nameOccupations(job, language), own: job.pay, others: paid.map(({ pay }) => pay) };
}

const occupationsOf = ({ meanings }: Compared) => meanings.filter((lexeme) => lexeme.startsWith('=o'));

/** The query for the jobs to compare with; undefined for a job that is compared with none. */
function describeComparable(job: Compared): string | undefined {
  const occupations = occupationsOf(job);
  const isOf = (level: Parameters<typeof lexemeOfLevel>[0]) => job.meanings.includes(lexemeOfLevel(level));
  if (
    occupations.length === 0 ||
    occupations.length > MAX_OCCUPATIONS ||
    job.currency !== CURRENCY ||
    job.hold
  )
    return undefined;
  if (SPECIAL_CONTRACTS.includes(job.contract) || isOf('apprentice') || isOf('intern')) return undefined;
  const lead = quoteLexeme(lexemeOfLevel('lead'));
  return `${anyOf(occupations.sort())} & !${SPECIAL} & ${isOf('lead') ? lead : `!${lead}`}`;
}

/** Training is paid less, and who works by the engagement bears the days between them. */
const SPECIAL_CONTRACTS: readonly string[] = ['internship', 'engagements'] satisfies ContractType[];
const SPECIAL = anyOf([
  lexemeOfLevel('apprentice'),
  lexemeOfLevel('intern'),
  ...SPECIAL_CONTRACTS.map((contract) => `=c${contract}`),
]);

/** Pools of few jobs are read in no time, and change with each job. */
const pools = createSwrCache<readonly PaidJob[]>((pool) => pool.length > 100, 100);

async function readPaid(db: Queryable, words: string): Promise<readonly PaidJob[]> {
  const { rows } = await db.execute<{ id: number; company: number; pay: number }>(sql`
    select found.job_id as id, jobs.jobprovider_id as company, found.pay
    from (
      select job_id, round((monthly_salary + top_monthly_salary) / 2)::int as pay
      from job_search
      where words @@ ${words}::tsquery and monthly_salary > 0
      order by created_at desc, job_id desc
      limit ${MAX_JOBS}
    ) as found join jobs on jobs.id = found.job_id
    where jobs.salary_currency = ${CURRENCY}
    order by found.pay
  `);
  return rows;
}

function nameOccupations(job: Compared, language: ThesaurusLanguage): string[] {
  const thesaurus = openThesaurus();
  return occupationsOf(job).flatMap((lexeme) => {
    const occupation = thesaurus.occupationById(lexeme.slice(2));
    return occupation ? [thesaurus.labelOf(occupation, language)] : [];
  });
}
