import type { Job, JobBody, JobFacets, JobsQuery } from '@metier/sdk/contract';
import { sql } from 'drizzle-orm';
import { startTestApp } from '../testing/index';
import { joinCompany, pauseJob, publishJob, readOk, type CompanyClient } from '../testing/fixtures';
import {
  countJobFacets,
  createLookUps,
  explainMatches,
  findMeant,
  findNearbyPlaces,
  findNewMatches,
  findSimilarIds,
  readMeanings,
  readSearch,
} from './index';

// What an index of jobs has to do, whatever holds it.

const test = startTestApp();
const company = {} as { own: CompanyClient; other: CompanyClient };

const BOARD: readonly Partial<JobBody>[] = [
  { title: 'Koch', location: 'Bern', activity_rate: 80 },
  { title: 'Köchin', location: 'Thun', activity_rate: 100 },
  { title: 'Cuisinier', location: 'Genève', activity_rate: 60, type: 'fixed-term' },
  { title: 'Glasfaser-Techniker', location: 'Bern' },
  { title: 'Buchhalterin', location: 'Bern', description: 'Sie rechnen für Glasfaser ab.' },
  { title: 'Polymechanikerin', location: 'Winterthur' },
];

beforeAll(async () => {
  company.own = await joinCompany(test);
  company.other = await joinCompany(test, { company_name: 'Boreas' });
  for (const job of BOARD) await publishJob(company.own, job);
});

const db = () => test.dependencies.db;

async function find(query: JobsQuery) {
  const { filter, ordering, slice } = readSearch(query);
  const { found } = await findMeant(db(), filter, ordering, slice);
  return found;
}

const facets = async (query: JobsQuery) => (await countJobFacets(db(), readSearch(query))).facets;

it('finds what was written as soon as it is written, and no longer what was taken back', async () => {
  const before = (await find({ keyword: 'Zimmermann' })).total;
  const job = await publishJob(company.own, { title: 'Zimmermann' });
  expect((await find({ keyword: 'Zimmermann' })).ids).toContain(job.id);
  readOk(await company.own.patch(`/api/auth/jobs/${job.id}/`, { title: 'Informatikerin' }));
  expect((await find({ keyword: 'Zimmermann' })).ids).not.toContain(job.id);
  expect((await find({ keyword: 'Informatikerin' })).ids).toContain(job.id);
  await pauseJob(company.own, job);
  expect((await find({ keyword: 'Informatikerin' })).ids).not.toContain(job.id);
  expect((await find({ keyword: 'Zimmermann' })).total).toBe(before);
});

it('takes back what a transaction takes back', async () => {
  const { total } = await find({});
  const failed = db().transaction(async (tx) => {
    await tx.execute(sql`update jobs set is_active = false where title = 'Koch'`);
    const { found } = await findMeant(tx, {}, 'newest', { offset: 0, limit: 1 });
    expect(found.total).toBe(total - 1);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect((await find({})).total).toBe(total);
});

it('gives each match once over all pages, and says how many there are', async () => {
  const whole = await find({ page_size: 100 });
  const ids: number[] = [];
  for (let page = 1; ids.length < whole.total; page += 1)
    ids.push(...(await find({ page, page_size: 2 })).ids);
  expect(ids).toEqual(whole.ids);
  expect(new Set(ids).size).toBe(whole.total);
});

const read = (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => readOk<Job>(await test.visit().get(`/api/jobs/${id}/`))));

it('finds an occupation in all languages', async () => {
  const titles = (await read((await find({ keyword: 'cook' })).ids)).map(({ title }) => title);
  expect(titles.sort()).toEqual(['Cuisinier', 'Koch', 'Köchin']);
});

it('ranks what a keyword names before what mentions it, and says where it was found', async () => {
  const { ids, terms = [] } = await find({ keyword: 'Glasfaser' });
  const explained = await explainMatches(db(), await read(ids), terms);
  expect(explained.map(({ title, match }) => [title, match?.found_in])).toEqual([
    ['Glasfaser-Techniker', 'title'],
    ['Buchhalterin', 'description'],
  ]);
});

it('promises in its facets what it then finds', async () => {
  for (const keyword of [undefined, 'Koch']) {
    const { contract_type, canton, activity_rate }: JobFacets = await facets({ keyword });
    expect(canton.length).toBeGreaterThan(1);
    for (const { value, count } of contract_type)
      expect([value, (await find({ keyword, contract_type: [value] })).total]).toEqual([value, count]);
    for (const { value, count } of canton)
      expect([value, (await find({ keyword, canton: [value] })).total]).toEqual([value, count]);
    for (const { value, count } of activity_rate)
      expect([value, (await find({ keyword, activity_rate: [value] })).total]).toEqual([value, count]);
  }
});

it('finds among new jobs what a search finds on the whole board', async () => {
  const filters = ['Koch', 'Polymechaniker', 'xqz'].map((keyword) => readSearch({ keyword }).filter);
  const lookUps = createLookUps();
  const meant = await readMeanings(db(), filters, lookUps);
  const news = await findNewMatches(db(), meant, { isNew: sql`true`, areFew: true, lookUps }, 50);
  for (const [at, { keyword }] of filters.entries()) {
    const { ids } = await find({ keyword, ordering: 'newest', page_size: 50 });
    expect(news[at]?.matches.map(({ id }) => id)).toEqual(ids);
  }
});

it('knows what is like a job elsewhere, and nothing of its own company', async () => {
  const job = await publishJob(company.other, { title: 'Koch', location: 'Bern' });
  const similar = (await findSimilarIds(db(), job.id, 10)) ?? [];
  expect(similar.length).toBeGreaterThan(1);
  expect(similar).not.toContain(job.id);
  const [nearest] = similar;
  const { title, location } = readOk<Job>(await test.visit().get(`/api/jobs/${nearest}/`));
  expect([title, location]).toEqual(['Koch', 'Bern']);
  expect(await findSimilarIds(db(), 2_147_483_647, 10)).toBeUndefined();
});

it('says where near a place it finds something', async () => {
  const near = await findNearbyPlaces(db(), readSearch({ keyword: 'Koch', location: 'Münsingen' }).filter);
  expect(near.map(({ location }) => location).slice(0, 2)).toEqual(['Bern', 'Thun']);
});

it('reads equal queries equally, and refuses a radius around nothing', () => {
  const key = (query: JobsQuery) => readSearch(query).key;
  expect(key({ keyword: ' Koch ', canton: ['BE', 'ZH'] })).toBe(
    key({ keyword: 'Koch', canton: ['ZH', 'BE'] }),
  );
  expect(() => readSearch({ radius: 20 })).toThrow();
});
