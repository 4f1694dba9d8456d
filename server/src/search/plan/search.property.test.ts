import { and, or, sql, type SQL } from 'drizzle-orm';
import type { JobsQuery } from '@metier/sdk/contract';
import { CONTRACT_TYPES, LEVELS, PER_MONTH, SALARY_TYPES, valuesOf } from '@metier/sdk/rules';
import { inTransaction } from '../../db/database';
import { makeRandom } from '../../demo/random';
import { jobs } from '../../db/schema/index';
import { readSlice } from '../../http/input/pages';
import { inLab, SLOWNESS } from '../../testing/depth';
import { startTestApp } from '../../testing/index';
import { joinCompany } from '../../testing/fixtures';
import { searchJobs } from '../../modules/jobs/jobs.service';
import type { JobFilter } from '../query/filter';
import { CAP } from './found-ids';
import { planSearch } from './plan';
import { findJobIds } from './search';

const JOBS = 3_000;
const BATCH = 100;
const QUERIES = inLab(150, 25);
/** Another one at each run of the laboratory alone, because a commit is judged by its own changes. */
const seed = Number(process.env.SEED ?? inLab(Date.now() % 1_000_000, 882_857));

const test = startTestApp();
const random = makeRandom(seed);
const pickFrom = random.pick;
/** One to three values of a filter, sometimes the same one twice. */
const pickSome = <Value>(values: readonly Value[]): Value[] =>
  Array.from({ length: pickFrom([1, 1, 2, 3]) }, () => pickFrom(values));
const maybe = <Value>(chance: number, make: () => Value) => (random.chance(chance) ? make() : undefined);

const WORDS = 'koch pflege nacht team daten bau vente reparto driver C++'.split(' ');
const PLACES = ['Zürich', 'Bern', 'Genève', 'St. Gallen', 'Neuchâtel, NE'] as const;
const RATES = [0, 20, 42, 60, 80, 100] as const;
const WORK_MODES = ['on_site', 'on_site', 'on_site', 'hybrid', 'remote'] as const;
const SAID = [[], [], ['=vjunior', '=vlead'], ['=vlead']] as const;
const LANGUAGES = ['de', 'de', 'fr', 'it', 'en'] as const;
const makeDate = () => `2027-${String(random.integer(1, 12)).padStart(2, '0')}-15`;
const makeWords = (count: number) => Array.from({ length: count }, () => pickFrom(WORDS)).join(' ');

function pickRates(): Pick<typeof jobs.$inferInsert, 'activityRate' | 'activityRateMax'> {
  const [one, other] = [pickFrom(RATES), pickFrom(RATES)];
  if (one === other || random.chance(0.5)) return { activityRate: one };
  return { activityRate: Math.min(one, other), activityRateMax: Math.max(one, other) };
}

function makeJob(jobproviderId: number, index: number): typeof jobs.$inferInsert {
  // "team" is in most of the jobs, "xylophon" in few, and "zub" is the beginning of too many words to list them.
  const description = `${maybe(0.8, () => 'team') ?? ''} ${makeWords(3)} zub${index % 70} ${index % 500 === 7 ? 'xylophon' : ''}`;
  const language = maybe(0.9, () => pickFrom(LANGUAGES)) ?? null;
  return {
    jobproviderId,
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
    createdAt: new Date(Date.UTC(2026, 0, 1) + random.integer(0, 999) * 60_000),
  };
}

/** A search with bounds of both kinds: of the stored and of the comparable salary. */
type Query = JobsQuery & Pick<JobFilter, 'min_monthly_salary' | 'max_monthly_salary'>;

function makeQuery(): Query {
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
    min_salary: maybe(0.2, () => random.integer(3000, 5000)),
    max_salary: maybe(0.2, () => random.integer(6000, 8000)),
    min_monthly_salary: maybe(0.1, () => random.integer(3000, 9000)),
    max_monthly_salary: maybe(0.1, () => random.integer(6000, 606_000)),
    start_date: maybe(0.2, makeDate),
    end_date: maybe(0.2, () => `2028-${makeDate().slice(5)}`),
    ordering: maybe(0.3, () => 'newest' as const),
  };
}

const TOP_RATE = 'coalesce(activity_rate_max, activity_rate)';
const TOP_SALARY = 'coalesce(salary_max, salary)';
const toMonthly = (salary: string) =>
  sql.raw(`case
  when salary_type = 'monthly' then ${salary} * 100 / coalesce(nullif(${TOP_RATE}, 0), 100)
  when salary_type = 'hourly' then ${salary} * ${PER_MONTH.hourly}
  when salary_type = 'daily' then ${salary} * ${PER_MONTH.daily}
end`);
const LEVEL = `case when contract_type = 'internship' then 'internship' when '=vjunior' = any(meanings) then 'first_job'
  when '=vlead' = any(meanings) then 'lead' else 'skilled' end`;
const includesRate = (rate: number) => sql`${rate}::int between activity_rate and ${sql.raw(TOP_RATE)}`;

function fits(query: Query): SQL | undefined {
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
    given(query.min_salary, sql`${sql.raw(TOP_SALARY)} >= ${query.min_salary}`),
    given(query.max_salary, sql`salary <= ${query.max_salary}`),
    given(query.min_monthly_salary, sql`${toMonthly(TOP_SALARY)} >= ${query.min_monthly_salary}`),
    given(query.max_monthly_salary, sql`${toMonthly('salary')} <= ${query.max_monthly_salary}`),
    given(query.start_date, sql`start_date >= ${query.start_date}`),
    given(query.end_date, sql`end_date <= ${query.end_date}`),
  );
}

/** A word counts by where it is: title, company, location, elsewhere. */
const isIn = (word: string, weight: string) =>
  sql`ts_filter(vector, ${`{${weight}}`}::"char"[]) @@ job_search_query(${word})`;
const scoreWord = (word: string) =>
  sql`case when ${isIn(word, 'a')} then 10 when ${isIn(word, 'b')} then 3 when ${isIn(word, 'c')} then 2 else 1 end`;

/** Among equals, a job in the language of an occupation's name comes first. */
const rankLanguage = (keyword: string) =>
  keyword.split(' ').includes('koch') ? sql`case when language = 'de' then 0.15 else 0 end` : sql`0`;

/** Without an index the comparison takes seconds. */
const PLAIN_MS = 60_000 * SLOWNESS;

async function searchPlainly({ page = 1, page_size = 100, ...query }: Query) {
  const isRanked = query.keyword !== undefined && query.ordering !== 'newest';
  const words = (query.keyword ?? '').split(' ');
  const scores = words.map(scoreWord);
  const rank = isRanked ? sql.join([...scores, rankLanguage(query.keyword ?? '')], sql` + `) : sql`0`;
  const statement = sql`
    select jobs.id, ${rank} as rank, ${isRanked ? and(...words.map((word) => isIn(word, 'a'))) : sql`true`} as is_named
    from jobs join jobproviders on jobproviders.id = jobprovider_id join plain_vectors on plain_vectors.id = jobs.id
    where ${fits(query)} order by jobs.created_at desc, jobs.id desc
  `;
  const { rows } = await inTransaction(
    test.dependencies.db,
    (tx) => tx.execute<{ id: number; rank: string; is_named: boolean }>(statement),
    { statementMs: PLAIN_MS },
  );
  // What all words of the keyword name comes first; of this and of the others, the newest are ranked.
  const ids = [true, false].flatMap((isNamed) => {
    const tier = rows.filter(({ is_named: named }) => named === isNamed);
    const ranked = tier.slice(0, CAP).sort((one, other) => Number(other.rank) - Number(one.rank));
    return [...ranked, ...tier.slice(CAP)].map(({ id }) => id);
  });
  return { ids: ids.slice((page - 1) * page_size, page * page_size), total: ids.length };
}

/** `many`: number of matches above which the search reads only the newest part of the board. */
async function expectSameAsPlainly(query: Query, many?: number): Promise<boolean> {
  const { page: _page, page_size: _size, ordering = 'relevance', ...filter } = query;
  const found = await findJobIds(test.dependencies.db, filter, ordering, readSlice(query), { many });
  const plain = await searchPlainly(query);
  expect({ seed, query, ids: found.ids }).toEqual({ seed, query, ids: plain.ids });
  if (found.isCapped) expect(plain.total).toBeGreaterThan(found.total);
  else expect({ seed, query, total: found.total }).toEqual({ seed, query, total: plain.total });
  return found.isCapped;
}

beforeAll(async () => {
  const { profile } = await joinCompany(test, { company_name: 'Firma' });
  const rows = Array.from({ length: JOBS }, (_, index) => makeJob(profile.id, index));
  await test.dependencies.db.execute(
    sql`create table plain_vectors (id integer primary key, vector tsvector)`,
  );
  for (let from = 0; from < rows.length; from += BATCH) {
    await test.dependencies.db.insert(jobs).values(rows.slice(from, from + BATCH));
    await test.dependencies.db.execute(sql`
      insert into plain_vectors
      select jobs.id, job_search_vector(title, company_name, location, description)
      from jobs join jobproviders on jobproviders.id = jobprovider_id
      order by jobs.id desc limit ${BATCH}
    `);
  }
  await test.dependencies.db.execute(sql`analyze job_search`);
});

it(`a search finds what plain SQL finds, in its order, with its total (SEED=${seed})`, async () => {
  for (let index = 0; index < QUERIES; index += 1) await expectSameAsPlainly(makeQuery());
});

it(`it does so, too, when it looks at the newest part of the board first (SEED=${seed})`, async () => {
  for (let index = 0; index < QUERIES; index += 1) await expectSameAsPlainly(makeQuery(), 0);
});

it('a total is exact until there are too many matches to look at, and then says that there are more', async () => {
  expect(await expectSameAsPlainly({ location: 'e', page_size: 6 })).toBe(false);
  expect(await expectSameAsPlainly({ location: 'e', page_size: 6 }, 0)).toBe(true);
  expect(await expectSameAsPlainly({ keyword: 'xylophon', page_size: 6 }, 0)).toBe(false);
});

it('the planner knows how many salaries reach a comparable bound', async () => {
  for (const filter of [{ min_monthly_salary: 1_000_000 }, { max_monthly_salary: 20_000 }]) {
    const plan = await planSearch(test.dependencies.db, filter, 0);
    const { total } = await searchPlainly(filter);
    expect(plan?.expected).toBeGreaterThan(total * 0.8);
    expect(plan?.expected).toBeLessThan(total * 1.2);
  }
});

it.each([
  ...[1, 100, 101].map((page) => ({ page, page_size: 6 })),
  ...[6, 30, 31].map((page) => ({ page, page_size: 100 })),
])('a page of the whole board is that of plain SQL, near or far: %j', async (query) => {
  const search = { filter: {}, ordering: 'newest', slice: readSlice(query) } as const;
  const { items } = await searchJobs(test.dependencies.db, search);
  expect(items.map(({ id }) => id)).toEqual((await searchPlainly({ ...query, ordering: 'newest' })).ids);
});

it('a part of more places than are read finds the jobs in all of them', async () => {
  const { db } = test.dependencies;
  await db.execute(sql`insert into job_places (place) select 'xx' || n from generate_series(1, 1100) as n`);
  await db.execute(
    sql`update jobs set location = 'Xx %' where id in (select id from jobs where is_active limit 9)`,
  );
  for (const many of [undefined, 0]) {
    await expectSameAsPlainly({ location: 'XX', page_size: 6 }, many);
    await expectSameAsPlainly({ location: 'x %', keyword: 'team' }, many);
  }
});
