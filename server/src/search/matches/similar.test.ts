import type { Job, JobBody } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, pauseJob, publishJob, readOk, type CompanyClient } from '../../testing/fixtures';

const test = startTestApp();

let other: CompanyClient;

const offer = (title: string, location: string, more: Partial<JobBody> = {}) =>
  publishJob(other, { title, location, ...more });

async function findSimilar(to: Job): Promise<string[]> {
  const response = await test.visit().get(`/api/jobs/${to.id}/similar/`);
  return readOk<Job[]>(response).map(({ title, location }) => `${title}, ${location}`);
}

let company: CompanyClient;

beforeAll(async () => {
  company = await joinCompany(test);
  other = await joinCompany(test, { company_name: 'Spital Nord' });
  await offer('Kellnerin', 'Winterthur');
  await offer('Infirmier', 'Genève');
  await offer('Fachfrau Gesundheit', 'Zürich');
  await offer('Fachfrau Gesundheit', 'Genève');
  await offer('Pflegefachmann HF', 'Winterthur');
  await offer('Pflegefachfrau', 'Zürich');
});

it('the same occupation nearby comes first, then elsewhere, then what is related nearby', async () => {
  const job = await publishJob(company, { title: 'Pflegefachfrau', location: 'Winterthur' });
  await publishJob(company, { title: 'Pflegefachfrau Nacht', location: 'Winterthur' });
  const expected = [
    'Pflegefachmann HF, Winterthur',
    'Pflegefachfrau, Zürich',
    'Infirmier, Genève',
    'Fachfrau Gesundheit, Zürich',
  ];
  expect(await findSimilar(job)).toEqual(expected);
  await pauseJob(company, job);
  expect(await findSimilar(job)).toEqual(expected);
});

it('where none is, those of related occupations elsewhere are', async () => {
  const job = await publishJob(company, { title: 'Chef de rang', location: 'Lugano' });
  expect(await findSimilar(job)).toEqual(['Kellnerin, Winterthur']);
});

it('paused jobs are not similar to any', async () => {
  const job = await publishJob(company, { title: 'Gärtnerin', location: 'Chur' });
  const paused = await offer('Gärtner', 'Chur');
  expect(await findSimilar(job)).toEqual(['Gärtner, Chur']);
  await pauseJob(other, paused);
  expect(await findSimilar(job)).toEqual([]);
});

it('at most six are similar, and none to a job without an occupation', async () => {
  for (let count = 0; count < 7; count += 1) await offer('Maurer', 'Sion');
  const job = await publishJob(company, { title: 'Maurer', location: 'Sion' });
  expect(await findSimilar(job)).toHaveLength(6);
  expect(await findSimilar(await publishJob(company, { title: 'Zukunft gesucht' }))).toEqual([]);
});

it('there is nothing similar to a job that does not exist', async () => {
  expect((await test.visit().get('/api/jobs/999999/similar/')).statusCode).toBe(404);
});
