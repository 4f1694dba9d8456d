import type { Job, NearbyPlace } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, pauseJob, publishJob, readOk, type CompanyClient } from '../../testing/fixtures';

const test = startTestApp();

let company: CompanyClient;

const get = (path: string, query: Record<string, string>) =>
  test.visit().get(`${path}?${new URLSearchParams(query)}`);

const findNearby = async (query: Record<string, string>) =>
  readOk<NearbyPlace[]>(await get('/api/jobs/nearby/', query));

beforeAll(async () => {
  company = await joinCompany(test);
  await publishJob(company, { title: 'Koch', location: 'Olten' });
  await publishJob(company, { title: 'Köchin', location: '4600 Olten' });
  await publishJob(company, { title: 'Koch', location: 'Lugano' });
  await publishJob(company, { title: 'Pflegefachfrau', location: 'Zofingen' });
  const paused = await publishJob(company, { title: 'Koch', location: 'Oftringen' });
  await pauseJob(company, paused);
});

it('the nearest places where the same search finds jobs are counted', async () => {
  const near = await findNearby({ keyword: 'Koch', location: 'Aarburg' });
  expect(near.map(({ location, jobs }) => [location, jobs])).toEqual([
    ['Olten', 2],
    ['Lugano', 1],
  ]);
  expect(near[0]?.distance).toBeGreaterThanOrEqual(3);
  expect(near[0]?.distance).toBeLessThanOrEqual(5);
});

it('each place finds the jobs that were counted in it', async () => {
  for (const { location, jobs } of await findNearby({ location: 'Aarburg' }))
    expect(readOk<Job[]>(await get('/api/jobs/', { location }))).toHaveLength(jobs);
});

it('a place that shares its name is named with its canton', async () => {
  await publishJob(company, { title: 'Gärtner', location: 'Buchs ZH' });
  const near = await findNearby({ keyword: 'Gärtner', location: 'Regensdorf' });
  expect(near.map(({ location, jobs }) => [location, jobs])).toEqual([['Buchs ZH', 1]]);
});

it('nothing is near a canton or an unknown place', async () => {
  expect(await findNearby({ location: 'Kanton Bern' })).toEqual([]);
  expect(await findNearby({ location: 'Wonderland' })).toEqual([]);
  expect(await findNearby({})).toEqual([]);
});
