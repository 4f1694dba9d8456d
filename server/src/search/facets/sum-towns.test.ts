import type { Job, JobFacets } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk } from '../../testing/fixtures';

const test = startTestApp();

const LOCATIONS = ['Bern', '3018 Bern Bümpliz', 'Wabern', 'Buchs ZH', 'Konstanz', 'Remote', 'Kanton Bern'];

beforeAll(async () => {
  const company = await joinCompany(test);
  for (const location of LOCATIONS) await publishJob(company, { title: 'Koch', location });
  await publishJob(company, { title: 'Koch', location: 'Bern', work_mode: 'hybrid' });
});

const get = (path: string, query: Record<string, string>) =>
  test.visit().get(`/api/jobs/${path}?${new URLSearchParams(query)}`);

const count = async (query: Record<string, string>) => readOk<JobFacets>(await get('facets/', query)).places;

it('the jobs of a search are counted by town, the parts of a municipality together', async () => {
  expect((await count({ keyword: 'Koch' }))?.map((town) => [town.value, town.count])).toEqual([
    ['Bern', 3],
    ['Buchs ZH', 1],
    ['Konstanz', 1],
    ['Köniz', 1],
  ]);
});

it('each town says where it is, and finds the jobs that were counted in it', async () => {
  const towns = (await count({ keyword: 'Koch' })) ?? [];
  expect(towns[0]).toMatchObject({ latitude: expect.closeTo(46.95, 1), longitude: expect.closeTo(7.44, 1) });
  for (const { value, count: promised } of towns)
    expect(readOk<Job[]>(await get('', { keyword: 'Koch', location: value }))).toHaveLength(promised);
});

it('every filter of the search counts, and nothing is counted without one', async () => {
  const hybrid = await count({ keyword: 'Koch', work_mode: 'hybrid' });
  expect(hybrid?.map(({ value }) => value)).toEqual(['Bern']);
  const near = await count({ location: 'Bern', radius: '10' });
  expect(near?.map(({ value }) => value)).toEqual(['Bern', 'Köniz']);
  expect(await count({})).toBeUndefined();
});
