import type { Job, JobFacets } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, pauseJob, publishJob, readOk } from '../../testing/fixtures';
import { countJobFacets } from './facets.service';
import { readSearch } from '../plan/read-search';

const GERMAN = 'Sie betreuen unsere Gäste herzlich und bereiten jeden Morgen die Zimmer vor.';
const FRENCH = 'Vous accueillez nos hôtes avec plaisir et vous préparez les chambres chaque matin.';

const test = startTestApp();

beforeAll(async () => {
  const bern = await joinCompany(test, { company_region: 'BE' });
  const vaud = await joinCompany(test, { company_region: 'VD' });
  const permanent = { type: 'permanent', description: GERMAN } as const;
  await publishJob(bern, { ...permanent, location: 'Bern, BE', activity_rate: 80 });
  await publishJob(bern, { ...permanent, location: 'Thun', activity_rate: 100, work_mode: 'hybrid' });
  await publishJob(bern, {
    location: 'Zürich, ZH ',
    type: 'internship',
    activity_rate: 100,
    description: FRENCH,
  });
  await publishJob(vaud, {
    location: 'Hoping, XX',
    type: 'fixed-term',
    salary_type: 'hourly',
    title: 'Cook',
    description: 'Küche, cuisine.',
  });
  await pauseJob(vaud, await publishJob(vaud, { location: 'Lausanne, VD', type: 'engagements' }));
});

async function count(query = '') {
  const {
    pay: _,
    company: _companies,
    places: _places,
    ...facets
  } = readOk<JobFacets>(await test.visit().get(`/api/jobs/facets/?${query}`));
  return facets;
}
const toCounts = (facet: readonly { value: string | number; count: number }[]) =>
  Object.fromEntries(facet.map(({ value, count: total }) => [value, total]));

it('the active jobs are counted by each facet, the most first', async () => {
  expect(await count()).toEqual({
    contract_type: [
      { value: 'permanent', count: 2 },
      { value: 'fixed-term', count: 1 },
      { value: 'internship', count: 1 },
    ],
    activity_rate: [
      { value: 80, count: 2 },
      { value: 100, count: 2 },
    ],
    salary_type: [
      { value: 'monthly', count: 3 },
      { value: 'hourly', count: 1 },
    ],
    work_mode: [
      { value: 'on_site', count: 3 },
      { value: 'hybrid', count: 1 },
    ],
    level: [
      { value: 'skilled', count: 3 },
      { value: 'internship', count: 1 },
    ],
    canton: [
      { value: 'BE', count: 2 },
      { value: 'VD', count: 1 },
      { value: 'ZH', count: 1 },
    ],
    language: [
      { value: 'de', count: 2 },
      { value: 'fr', count: 1 },
    ],
  });
});

it('each facet is counted without its own filter, and with all others', async () => {
  const facets = await count('contract_type=permanent&activity_rate=100');
  expect(toCounts(facets.contract_type)).toEqual({ permanent: 1, internship: 1 });
  expect(toCounts(facets.activity_rate)).toEqual({ 80: 1, 100: 1 });
  expect(toCounts(facets.canton)).toEqual({ BE: 1 });
});

it('several values of a filter widen what the other facets count', async () => {
  const facets = await count('contract_type=permanent&contract_type=internship&work_mode=on_site');
  expect(toCounts(facets.contract_type)).toEqual({ permanent: 1, 'fixed-term': 1, internship: 1 });
  expect(toCounts(facets.work_mode)).toEqual({ on_site: 2, hybrid: 1 });
  expect(toCounts(facets.canton)).toEqual({ BE: 1, ZH: 1 });
});

it('the language is counted without its own filter; a job in no clear language has none', async () => {
  const facets = await count('language=fr&language=de&contract_type=permanent&contract_type=fixed-term');
  expect(toCounts(facets.language)).toEqual({ de: 2 });
  expect(toCounts(facets.contract_type)).toEqual({ permanent: 2, internship: 1 });
  expect(toCounts((await count('language=fr')).canton)).toEqual({ ZH: 1 });
  expect(toCounts((await count('language=it')).language)).toEqual({ de: 2, fr: 1 });
  expect(toCounts((await count('language=it')).canton)).toEqual({});
});

it('an edited description is counted in its new language', async () => {
  const company = await joinCompany(test, { company_region: 'GE' });
  const job = await publishJob(company, { title: 'Porter', description: GERMAN });
  const countPorters = async () => toCounts((await count('keyword=porter')).language);
  expect(await countPorters()).toEqual({ de: 1 });
  await company.patch(`/api/auth/jobs/${job.id}/`, { description: FRENCH });
  expect(await countPorters()).toEqual({ fr: 1 });
  await pauseJob(company, job);
});

it('a job across the border is in no canton, wherever its company is', async () => {
  const company = await joinCompany(test, { company_region: 'GE' });
  const jobs: Job[] = [];
  for (const location of ['Konstanz', 'F-74100 Annemasse', '9490 Vaduz', 'Berlin, Deutschland'])
    jobs.push(await publishJob(company, { title: 'Smuggler', location }));
  const found = await count('keyword=smuggler');
  expect([toCounts(found.contract_type), found.canton]).toEqual([{ permanent: 4 }, []]);
  for (const job of jobs) await pauseJob(company, job);
});

it('the rest of the query narrows what is counted, and pages do not', async () => {
  expect(toCounts((await count('keyword=cook')).canton)).toEqual({ VD: 1 });
  expect(toCounts((await count('location=th')).contract_type)).toEqual({ permanent: 1 });
  expect(await count('page=2&page_size=1&ordering=newest')).toEqual(await count());
  expect(await count('keyword=nothing')).toEqual({
    contract_type: [],
    activity_rate: [],
    salary_type: [],
    work_mode: [],
    level: [],
    canton: [],
    language: [],
  });
});

it('a facet promises what the search then finds', async () => {
  const facets = await count();
  for (const name of ['canton', 'language', 'level'] as const) {
    for (const { value, count: promised } of facets[name]) {
      const jobs = readOk<Job[]>(await test.visit().get(`/api/jobs/?${name}=${value}`));
      expect(jobs).toHaveLength(promised);
    }
  }
  expect(readOk(await test.visit().get('/api/jobs/?canton=GE'))).toEqual([]);
});

it.each(['cook', 'Thun'])(
  'the reaches of a keyword are counted in one statement, after another for its words: %s',
  async (keyword) => {
    const { db } = test.dependencies;
    // The first time, the planner is asked what it expects.
    await countJobFacets(db, readSearch({ keyword }));
    const execute = jest.spyOn(db, 'execute');
    await countJobFacets(db, readSearch({ keyword }));
    const counted = execute.mock.calls.length;
    execute.mockRestore();
    expect(counted).toBe(2);
  },
);

it('a malformed filter is refused by its name', async () => {
  for (const [name, value] of [
    ['canton', 'XX'],
    ['canton', 'be'],
    ['language', 'rm'],
    ['level', 'boss'],
    ['activity_rate', 'half'],
    ['min_salary', 'much'],
  ] as const) {
    for (const path of ['jobs/', 'jobs/facets/']) {
      const response = await test.visit().get(`/api/${path}?${name}=${value}`);
      expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [name]]);
    }
  }
  const response = await test.visit().get('/api/jobs/?canton=XX');
  expect(response.json().canton).toEqual([expect.stringMatching(/^Choose one of: AG, /)]);
});
