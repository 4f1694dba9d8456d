import { and, or, sql, type SQL } from 'drizzle-orm';
import type { JobsQuery } from '@metier/sdk/contract';
import { CONTRACT_TYPES, LEVELS, PER_MONTH, SALARY_TYPES, valuesOf } from '@metier/sdk/rules';
import type { jobs } from '../../db/schema/index';
import { makeRandom } from '../../demo/random';
import type { JobFilter } from '../query/filter';

const WORDS = 'koch pflege nacht team daten bau vente reparto driver C++'.split(' ');
const PLACES = ['Zürich', 'Bern', 'Genève', 'St. Gallen', 'Neuchâtel, NE'] as const;
const RATES = [0, 20, 42, 60, 80, 100] as const;
const WORK_MODES = ['on_site', 'on_site', 'on_site', 'hybrid', 'remote'] as const;
const SAID = [[], [], ['=vjunior', '=vlead'], ['=vlead']] as const;
const LANGUAGES = ['de', 'de', 'fr', 'it', 'en'] as const;

/** A search with bounds of both kinds: of the stored and of the comparable salary. */
export type PlainQuery = JobsQuery & Pick<JobFilter, 'min_monthly_salary' | 'max_monthly_salary'>;

/** Random jobs and searches, the same for a seed. */
export function createRandomBoard(seed: number) {
  const random = makeRandom(seed);
  const pickFrom = random.pick;
  /** One to three values of a filter, sometimes the same one twice. */
  const pickSome = <Value>(values: readonly Value[]): Value[] =>
    Array.from({ length: pickFrom([1, 1, 2, 3]) }, () => pickFrom(values));
  const maybe = <Value>(chance: number, make: () => Value) => (random.chance(chance) ? make() : undefined);

  const pickMoment = () => new Date(Date.UTC(2026, 0, 1) + random.integer(0, 999) * 60_000);
  const makeDate = () => `2027-${String(random.integer(1, 12)).padStart(2, '0')}-15`;
  const makeWords = (count: number) => Array.from({ length: count }, () => pickFrom(WORDS)).join(' ');

  function pickRates(): Pick<typeof jobs.$inferInsert, 'activityRate' | 'activityRateMax'> {
    const [one, other] = [pickFrom(RATES), pickFrom(RATES)];
    if (one === other || random.chance(0.5)) return { activityRate: one };
    return { activityRate: Math.min(one, other), activityRateMax: Math.max(one, other) };
  }

  function makeJob(companies: readonly number[], index: number): typeof jobs.$inferInsert {
    // "team" is in most of the jobs, "xylophon" in few, and "zub" is the beginning of too many words to list them.
    const description = `${maybe(0.8, () => 'team') ?? ''} ${makeWords(3)} zub${index % 70} ${index % 500 === 7 ? 'xylophon' : ''}`;
    const language = maybe(0.9, () => pickFrom(LANGUAGES)) ?? null;
    return {
      jobproviderId: pickFrom(companies),
      // In the titles of more jobs than are ranked.
      title: `${maybe(0.4, () => 'team') ?? ''} ${makeWords(2)}`,
      description,
      location: pickFrom(PLACES),
      contractType: pickFrom(CONTRACT_TYPES).value,
      salary: (3000 + random.integer(0, 499_999) / 100).toFixed(2),
      salaryMax: maybe(0.3, () => (8000 + random.integer(0, 299_999) / 100).toFixed(2)) ?? null,
      salaryType: pickFrom(SALARY_TYPES).value,
      ...pickRates(),
      workMode: pickFrom(WORK_MODES),
      language,
      meanings: [...(language ? [`=l${language}`] : []), ...pickFrom(SAID)],
      startDate: makeDate(),
      endDate: maybe(0.4, () => `2028-${makeDate().slice(5)}`) ?? null,
      isActive: random.chance(0.9),
      // Many share a timestamp, so that their ids decide the order.
      createdAt: pickMoment(),
    };
  }

  function makeQuery(companies: readonly number[]): PlainQuery {
    const words = ['team', 'xylophon', 'quatschwort', 'zub', 'koch team', 'firma', ...WORDS] as const;
    return {
      page: pickFrom([1, 1, 1, 2, 3, 7, 40, 150]),
      page_size: pickFrom([6, 6, 20, 70, 100]),
      keyword: maybe(0.6, () => pickFrom(words)),
      location: maybe(0.3, () => pickFrom(['zuri', 'GENÈ', 't. g', 'e', '%'])),
      canton: maybe(0.1, () => pickSome(['NE', 'BE'])),
      contract_type: maybe(0.25, () => pickSome(valuesOf(CONTRACT_TYPES))),
      salary_type: maybe(0.25, () => pickSome(valuesOf(SALARY_TYPES))),
      activity_rate: maybe(0.25, () => pickSome([...RATES, 50, 75])),
      work_mode: maybe(0.2, () => pickSome(WORK_MODES)),
      level: maybe(0.2, () => pickSome(valuesOf(LEVELS))),
      language: maybe(0.2, () => pickSome(LANGUAGES)),
      company: maybe(0.15, () => pickSome(companies)),
      min_salary: maybe(0.2, () => random.integer(3000, 5000)),
      max_salary: maybe(0.2, () => random.integer(6000, 8000)),
      min_monthly_salary: maybe(0.1, () => random.integer(3000, 9000)),
      max_monthly_salary: maybe(0.1, () => random.integer(6000, 606_000)),
      start_date: maybe(0.2, makeDate),
      end_date: maybe(0.2, () => `2028-${makeDate().slice(5)}`),
      ordering: maybe(0.3, () => 'newest' as const),
      until: maybe(0.2, () => pickMoment().toISOString()),
    };
  }
  return { random, makeJob, makeQuery };
}

const TOP_RATE = 'coalesce(activity_rate_max, activity_rate)';
export const TOP_SALARY = 'coalesce(salary_max, salary)';
export const toMonthly = (salary: string) =>
  sql.raw(`case
  when salary_type = 'monthly' then ${salary} * 100 / coalesce(nullif(${TOP_RATE}, 0), 100)
  when salary_type = 'hourly' then ${salary} * ${PER_MONTH.hourly}
  when salary_type = 'daily' then ${salary} * ${PER_MONTH.daily}
end`);
const LEVEL = `case when contract_type = 'internship' then 'internship' when '=vjunior' = any(meanings) then 'first_job'
  when '=vlead' = any(meanings) then 'lead' else 'skilled' end`;
const includesRate = (rate: number) => sql`${rate}::int between activity_rate and ${sql.raw(TOP_RATE)}`;

/** The condition of a search in plain SQL, by the columns of its jobs. */
export function fitsPlainly(query: PlainQuery): SQL | undefined {
  const given = (value: unknown, condition: SQL) => (value === undefined ? undefined : condition);
  const oneOf = (column: SQL, values: readonly unknown[] | undefined) =>
    values &&
    sql`${column} in (${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )})`;
  const part = (query.location ?? '').replace(/[\\%_]/g, '\\$&');
  return and(
    sql`is_active`,
    query.keyword === 'C++'
      ? sql`(title || ' ' || description) like '%C++%'`
      : given(query.keyword, sql`vector @@ (select job_search_query(${query.keyword ?? ''}))`),
    given(query.location, sql`fold_text(location) like fold_text(${`%${part}%`})`),
    oneOf(sql`case when location like '%, NE' then 'NE' else company_region end`, query.canton),
    oneOf(sql`contract_type`, query.contract_type),
    oneOf(sql`salary_type`, query.salary_type),
    query.activity_rate && or(...query.activity_rate.map(includesRate)),
    oneOf(sql`work_mode`, query.work_mode),
    oneOf(sql.raw(LEVEL), query.level),
    oneOf(sql`language`, query.language),
    oneOf(sql`jobprovider_id`, query.company),
    given(query.min_salary, sql`${sql.raw(TOP_SALARY)} >= ${query.min_salary}`),
    given(query.max_salary, sql`salary <= ${query.max_salary}`),
    given(query.min_monthly_salary, sql`${toMonthly(TOP_SALARY)} >= ${query.min_monthly_salary}`),
    given(query.max_monthly_salary, sql`${toMonthly('salary')} <= ${query.max_monthly_salary}`),
    given(query.start_date, sql`start_date >= ${query.start_date}`),
    given(query.end_date, sql`end_date <= ${query.end_date}`),
    given(query.until, sql`jobs.created_at < ${query.until}::timestamptz`),
  );
}
