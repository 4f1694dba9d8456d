import { and, sql } from 'drizzle-orm';
import { inTransaction } from '../../db/database';
import { jobs } from '../../db/schema/index';
import { readSlice } from '../../http/input/pages';
import { inLab, SLOWNESS } from '../../testing/depth';
import { startTestApp } from '../../testing/index';
import { joinCompany } from '../../testing/fixtures';
import { countJobFacets } from '../facets/facets.service';
import { readSearch } from './read-search';
import { searchJobs } from '../../modules/jobs/jobs.service';
import {
  createRandomBoard,
  fitsPlainly,
  TOP_SALARY,
  toMonthly,
  type PlainQuery,
} from '../testing/random-board';
import { CAP } from './found-ids';
import { planSearch } from './plan';
import { findJobIds } from './search';

const JOBS = 3_000;
const BATCH = 100;
const QUERIES = inLab(150, 25);
/** Another one at each run of the laboratory alone, because a commit is judged by its own changes. */
const seed = Number(process.env.SEED ?? inLab(Date.now() % 1_000_000, 882_857));

const test = startTestApp();
const { makeJob, makeQuery } = createRandomBoard(seed);
const companies: number[] = [];

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

async function searchPlainly({ page = 1, page_size = 100, ...query }: PlainQuery) {
  const isRanked = query.keyword !== undefined && query.ordering !== 'newest';
  const words = (query.keyword ?? '').split(' ');
  const scores = words.map(scoreWord);
  const rank = isRanked ? sql.join([...scores, rankLanguage(query.keyword ?? '')], sql` + `) : sql`0`;
  const statement = sql`
    select jobs.id, ${rank} as rank, ${isRanked ? and(...words.map((word) => isIn(word, 'a'))) : sql`true`} as is_named
    from jobs join jobproviders on jobproviders.id = jobprovider_id join plain_vectors on plain_vectors.id = jobs.id
    where ${fitsPlainly(query)} order by jobs.created_at desc, jobs.id desc
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
async function expectSameAsPlainly(query: PlainQuery, many?: number): Promise<boolean> {
  const { page: _page, page_size: _size, ordering = 'relevance', until, ...filter } = query;
  const slice = { ...readSlice(query), until: until ? new Date(until) : undefined };
  const found = await findJobIds(test.dependencies.db, filter, ordering, slice, { many });
  const plain = await searchPlainly(query);
  expect({ seed, query, ids: found.ids }).toEqual({ seed, query, ids: plain.ids });
  if (found.isCapped) expect(plain.total).toBeGreaterThan(found.total);
  else expect({ seed, query, total: found.total }).toEqual({ seed, query, total: plain.total });
  return found.isCapped;
}

beforeAll(async () => {
  for (const company_name of ['Firma', 'Firma Nord', 'Firma Süd'])
    companies.push((await joinCompany(test, { company_name })).profile.id);
  const rows = Array.from({ length: JOBS }, (_, index) => makeJob(companies, index));
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
  for (let index = 0; index < QUERIES; index += 1) await expectSameAsPlainly(makeQuery(companies));
});

it(`it does so, too, when it looks at the newest part of the board first (SEED=${seed})`, async () => {
  for (let index = 0; index < QUERIES; index += 1) await expectSameAsPlainly(makeQuery(companies), 0);
});

it('a total is exact until there are too many matches to look at, and then says that there are more', async () => {
  expect(await expectSameAsPlainly({ location: 'e', page_size: 6 })).toBe(false);
  expect(await expectSameAsPlainly({ location: 'e', page_size: 6 }, 0)).toBe(true);
  expect(await expectSameAsPlainly({ keyword: 'xylophon', page_size: 6 }, 0)).toBe(false);
});

/** Counts what each minimum finds; bounds of both kinds are the one of the query. */
async function countPayPlainly(query: PlainQuery, values: readonly number[]) {
  const pay = new Set(query.salary_type).size === 1 ? sql.raw(TOP_SALARY) : toMonthly(TOP_SALARY);
  const counts = values.map((value) => sql`count(*) filter (where ${pay} >= ${value}::numeric)`);
  const count = async (filter: PlainQuery) => {
    const { rows } = await test.dependencies.db.execute<{
      total: number;
      unpaid: number;
      at_least: number[];
    }>(sql`
      select count(*)::int as total, (count(*) filter (where ${pay} is null))::int as unpaid,
        array[${sql.join(counts, sql`, `)}]::int[] as at_least
      from jobs join jobproviders on jobproviders.id = jobprovider_id join plain_vectors on plain_vectors.id = jobs.id
      where ${fitsPlainly(filter)}
    `);
    return rows[0];
  };
  const found = await count({ ...query, min_salary: undefined, min_monthly_salary: undefined });
  const sums = [{ contract_type: undefined }, { company: undefined }].map(
    async (own) => (await count({ ...query, ...own }))?.total,
  );
  return { ...found, sums: await Promise.all(sums) };
}

it(`the bands of pay hold what plain SQL finds from each bound on (SEED=${seed})`, async () => {
  for (let index = 0; index < QUERIES; index += 1) {
    const { min_monthly_salary, max_monthly_salary: _, ...query } = makeQuery(companies);
    const typed = { ...query, min_salary: query.min_salary ?? min_monthly_salary };
    const { filter } = readSearch({ ...typed, exact: true });
    const { facets } = await countJobFacets(test.dependencies.db, { filter });
    const at_least = facets.pay?.at_least ?? [];
    const plain = await countPayPlainly(
      filter,
      at_least.map(({ value }) => value),
    );
    expect({
      typed,
      ...facets.pay,
      at_least: at_least.map(({ count }) => count),
      sums: [facets.contract_type, facets.company ?? []].map((list) =>
        list.reduce((sum, { count }) => sum + count, 0),
      ),
    }).toEqual({ typed, ...plain });
  }
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
