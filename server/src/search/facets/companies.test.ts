import type { Job, JobFacets } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, pauseJob, publishJob, readOk } from '../../testing/fixtures';

const test = startTestApp();
const ids: number[] = [];

/** Ten companies, each with one job more than the one before; the first has none that is open. */
beforeAll(async () => {
  for (let index = 0; index < 10; index += 1) {
    const company = await joinCompany(test, { company_name: `Werk ${index}` });
    ids.push(company.profile.id);
    for (let job = 0; job < index; job += 1)
      await publishJob(company, {
        title: 'Cook',
        salary: '6000',
        activity_rate: 100,
        work_mode: job === 0 ? 'hybrid' : 'on_site',
      });
    if (index === 0) await pauseJob(company, await publishJob(company, { title: 'Cook' }));
  }
});

const count = async (query = '') =>
  readOk<JobFacets>(await test.visit().get(`/api/jobs/facets/?${query}`)).company ?? [];
const search = async (query: string) => readOk<Job[]>(await test.visit().get(`/api/jobs/?${query}`));

it('the eight companies with the most jobs are counted, the most first', async () => {
  const companies = await count();
  expect(companies.map(({ name }) => name)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((index) => `Werk ${index}`));
  expect(companies[0]).toEqual({ value: ids[9], name: 'Werk 9', count: 9 });
});

it('a company finds its jobs, of several any of theirs', async () => {
  expect((await search(`company=${ids[3]}`)).map(({ company }) => company)).toEqual(Array(3).fill('Werk 3'));
  expect(await search(`company=${ids[3]}&company=${ids[2]}&keyword=cook`)).toHaveLength(5);
  expect(await search(`company=${ids[3]}&work_mode=hybrid`)).toHaveLength(1);
  expect(await search(`company=${ids[0]}`)).toEqual([]);
  expect(await search('company=2147483647')).toEqual([]);
});

it('companies are counted without their own filter and with all others, and the chosen ones always', async () => {
  const chosen = await count(`company=${ids[1]}&keyword=cook`);
  expect(chosen).toHaveLength(9);
  expect(chosen.at(-1)).toEqual({ value: ids[1], name: 'Werk 1', count: 1 });
  const hybrid = await count(`company=${ids[9]}&work_mode=hybrid&min_salary=6000`);
  expect(hybrid.map((each) => each.count)).toEqual([...Array(8).fill(1), 1]);
  expect(await count('min_salary=6000.01')).toEqual([]);
});

it('the other facets count the jobs of the chosen companies alone', async () => {
  const response = await test.visit().get(`/api/jobs/facets/?company=${ids[4]}&company=${ids[2]}`);
  const { work_mode, pay } = readOk<JobFacets>(response);
  expect(work_mode).toEqual([
    { value: 'on_site', count: 4 },
    { value: 'hybrid', count: 2 },
  ]);
  expect(pay?.total).toBe(6);
});

it('a facet promises what the search then finds', async () => {
  for (const { value, count: promised } of await count('keyword=cook'))
    expect(await search(`keyword=cook&company=${value}`)).toHaveLength(promised);
});

it('the feed of a company has its jobs alone', async () => {
  const { body } = await test.visit().get(`/feed.atom?company=${ids[3]}`);
  expect(body.match(/<author><name>[^<]*/g)).toEqual(Array(3).fill('<author><name>Werk 3'));
});

it.each(['0', '-1', 'werk', '2147483648', '1.5'])('%s is no company', async (value) => {
  for (const path of ['jobs/', 'jobs/facets/']) {
    const response = await test.visit().get(`/api/${path}?company=${value}`);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['company']]);
  }
});
