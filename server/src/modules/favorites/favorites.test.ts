import type { Job, JobSeeker } from '@metier/sdk/contract';
import { startTestApp, type TestClient } from '../../testing/index';
import {
  joinCompany,
  joinSeeker,
  pauseJob,
  publishJob,
  readOk,
  type CompanyClient,
  type Seeker,
} from '../../testing/fixtures';

const test = startTestApp();

let company: CompanyClient;
let seeker: Seeker;
beforeAll(async () => {
  company = await joinCompany(test);
});
beforeEach(async () => {
  seeker = await joinSeeker(test);
});
afterEach(() => test.setClock(undefined));

const addressOf = (id: number) => `/api/jobs/${id}/favorite/`;
const favoritesOf = ({ profile }: Seeker) => `/api/auth/jobseekers/${profile.id}/favorites/`;
const list = async () => readOk<Job[]>(await seeker.get(favoritesOf(seeker)));

it('saving a job and removing it are idempotent', async () => {
  const job = await publishJob(company);
  for (let time = 0; time < 2; time += 1) {
    const response = await seeker.put(addressOf(job.id));
    expect([response.statusCode, response.body]).toEqual([204, '']);
  }
  const { views: _views, applications_count: _count, hold: _hold, ...shown } = job;
  // No list has the contact person.
  const { contact_name: _name, contact_email: _email, contact_phone: _phone, ...listed } = shown;
  expect(await list()).toEqual([listed]);
  for (let time = 0; time < 2; time += 1)
    expect((await seeker.delete(addressOf(job.id))).statusCode).toBe(204);
  expect(await list()).toEqual([]);
});

it('favourites are those of the profile', async () => {
  const [one, two] = [await publishJob(company), await publishJob(company)];
  await seeker.put(addressOf(one.id));
  const address = `/api/auth/jobseekers/${seeker.profile.id}/`;
  expect(readOk<JobSeeker>(await seeker.get(address)).favorite_job).toEqual([one.id]);
  readOk(await seeker.patch(address, { favorite_job: [two.id] }));
  expect((await list()).map(({ id }) => id)).toEqual([two.id]);
});

it('favourites come with the last one first, in pages, the paused ones among them', async () => {
  const jobs: Job[] = [];
  for (let day = 1; day <= 3; day += 1) {
    test.setClock(new Date(Date.UTC(2026, 10, day)));
    jobs.unshift(await publishJob(company));
    await seeker.put(addressOf(jobs[0]?.id ?? 0));
  }
  await pauseJob(company, jobs[0] as Job);
  expect((await list()).map(({ id, is_active }) => [id, is_active])).toEqual(
    jobs.map(({ id }, index) => [id, index > 0]),
  );
  const page = await seeker.get(`${favoritesOf(seeker)}?page=2&page_size=2`);
  expect(page.json<Job[]>().map(({ id }) => id)).toEqual([jobs[2]?.id]);
  expect(page.headers['x-total-count']).toBe('3');
});

it('a job that does not exist cannot be saved', async () => {
  for (const id of ['2000000000', '0', '-1', 'x', '99999999999']) {
    const response = await seeker.put(`/api/jobs/${id}/favorite/`);
    expect([response.statusCode, response.json()]).toEqual([404, { detail: 'Not found.' }]);
  }
});

it('favourites can be saved and read only by their candidate', async () => {
  const { id } = await publishJob(company);
  const save = async (client: TestClient) => (await client.put(addressOf(id))).statusCode;
  expect(await save(test.visit())).toBe(401);
  expect(await save(company)).toBe(403);
  expect(await save(await test.join('job_seeker'))).toBe(409);
  const read = async (client: TestClient) => (await client.get(favoritesOf(seeker))).statusCode;
  expect(await read(test.visit())).toBe(401);
  expect(await read(company)).toBe(403);
  expect(await read(await joinSeeker(test))).toBe(404);
  expect(await read(await test.join('job_seeker'))).toBe(404);
});
