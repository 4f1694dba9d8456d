import type { Job } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk } from '../../testing/fixtures';

const test = startTestApp();

const JOBS = [
  { title: 'Koch', location: 'Bern' },
  { title: 'Köchin', location: '3018 Bern Bümpliz' },
  { title: 'Jungkoch', location: 'Thun, BE' },
  { title: 'Diätkoch', location: 'Olten / Thun' },
  { title: 'Hilfskoch', location: 'Kanton Bern' },
  { title: 'Chefkoch', location: 'Thun', work_mode: 'remote' },
] as const;

beforeAll(async () => {
  const company = await joinCompany(test);
  for (const job of JOBS) await publishJob(company, job);
});

/** By title; undefined for a job that is found without a distance. */
async function measure(query: Record<string, string>) {
  const jobs = readOk<Job[]>(await test.visit().get(`/api/jobs/?${new URLSearchParams(query)}`));
  return Object.fromEntries(jobs.map(({ title, distance }) => [title, distance]));
}

it('a search around a place says how far each job is', async () => {
  const found = await measure({ location: 'Bern', radius: '80' });
  expect(found).toMatchObject({ Koch: 0, Köchin: 0 });
  expect(Math.abs((found['Jungkoch'] ?? 0) - 26)).toBeLessThanOrEqual(1);
});

it('a job in several places is as far as the nearest', async () => {
  const { Diätkoch: far, Jungkoch: near } = await measure({ location: 'Bern', radius: '80' });
  expect(far).toBe(near);
});

it('remote work and a place that is not known are at no distance', async () => {
  const found = await measure({ location: 'Bern', radius: '80' });
  expect(found).toHaveProperty('Chefkoch', undefined);
  expect(await measure({ keyword: 'Hilfskoch Bern' })).toHaveProperty('Hilfskoch', undefined);
});

it.each([
  ['a keyword', { keyword: 'Jungkoch Bern' }],
  ['a misspelt location', { location: 'Münsinegn', radius: '30' }],
  ['a postal code', { location: '3110', radius: '30' }],
  ['a keyword and a location that agree', { keyword: 'Koch Thun', location: 'Thun' }],
])('the place of %s is understood', async (_, query) => {
  expect(await measure(query)).toMatchObject({ Jungkoch: expect.any(Number) });
});

it.each([
  ['a canton', { location: 'Kanton Bern' }],
  ['a region', { location: 'Berner Oberland' }],
  ['two places', { location: 'Bern, Thun' }],
  ['a keyword of another place than the location', { keyword: 'Koch Bern', location: 'Thun' }],
  ['no place', { keyword: 'Koch' }],
  ['exact words', { keyword: 'Koch Thun', exact: 'true' }],
])('nothing is measured from %s', async (_, query) => {
  expect(Object.values(await measure(query)).filter((distance) => distance !== undefined)).toEqual([]);
});
