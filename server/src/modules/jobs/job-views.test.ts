import type { Job } from '@metier/sdk/contract';
import {
  applyTo,
  joinSeeker,
  pauseJob,
  publishJob,
  readOk,
  type CompanyClient,
} from '../../testing/fixtures';
import { startWithCompanies } from '../../search/testing/start-with-companies';

const { test, people, read } = startWithCompanies();
let company: CompanyClient;
let stranger: CompanyClient;
beforeAll(() => {
  ({ company, stranger } = people);
});

describe('views', () => {
  afterEach(() => test.setClock(undefined));

  const countViews = async (job: Job) => (await read(job, company)).views;

  it('count a visitor once a day', async () => {
    const job = await publishJob(company);
    const visitor = test.visit();
    test.setClock(new Date('2026-11-20T09:00:00Z'));
    await read(job, visitor);
    await read(job, visitor);
    expect(await countViews(job)).toBe(1);
    test.setClock(new Date('2026-11-21T09:00:00Z'));
    await read(job, visitor);
    expect(await countViews(job)).toBe(2);
  });

  it('do not count a smoke run', async () => {
    const job = await publishJob(company);
    await test.visit().send({ method: 'GET', url: `/api/jobs/${job.id}/`, headers: { cookie: 'smoke=1' } });
    expect(await countViews(job)).toBe(0);
  });

  it('count each user and each browser for itself', async () => {
    const job = await publishJob(company);
    const seeker = await test.join('job_seeker');
    await read(job, seeker);
    await read(job, stranger);
    await read(job, seeker);
    const url = `/api/jobs/${job.id}/`;
    for (const browser of ['Firefox', 'Chrome', 'Firefox'])
      await test.visit().send({ method: 'GET', url, headers: { 'user-agent': browser } });
    expect(await countViews(job)).toBe(4);
  });

  it('count neither the owner nor visits to a paused job', async () => {
    const job = await publishJob(company);
    await read(job, company);
    expect(await countViews(job)).toBe(0);
    await pauseJob(company, job);
    await read(job);
    expect(await countViews(job)).toBe(0);
  });

  it('count one visitor once however often they look at the same moment', async () => {
    const job = await publishJob(company);
    const visitor = test.visit();
    await Promise.all(Array.from({ length: 20 }, () => read(job, visitor)));
    expect(await countViews(job)).toBe(1);
  });

  it('count every visitor of several jobs at the same moment', async () => {
    const seen = [await publishJob(company), await publishJob(company)];
    const visitors = Array.from({ length: 10 }, (_, index) => `Browser ${index}`);
    const visits = seen.flatMap(({ id }) => visitors.map((browser) => ({ id, browser })));
    await Promise.all(
      visits.map(({ id, browser }) => {
        const headers = { 'user-agent': browser };
        return test.visit().send({ method: 'GET', url: `/api/jobs/${id}/`, headers });
      }),
    );
    expect(await Promise.all(seen.map(countViews))).toEqual([10, 10]);
  });

  it('of a page whose number no job can have lose no other view', async () => {
    const job = await publishJob(company);
    const { viewCounter } = test.app;
    const view = (jobId: number) =>
      viewCounter.count({ viewer: null, address: '203.0.113.9', browser: 'B' }, jobId);
    await Promise.all([9_999_999_999, job.id, 9_999_999_998].map(view));
    expect(await countViews(job)).toBe(1);
  });

  it('and the number of applications are the owner’s alone to see', async () => {
    const job = await publishJob(company);
    await applyTo(await joinSeeker(test), job);
    const url = `/api/auth/jobproviders/${company.profile.id}/jobs/?page_size=1`;
    expect(await read(job, company)).toMatchObject({ views: 0, applications_count: 1 });
    expect(readOk<Job[]>(await company.get(url))).toMatchObject([{ views: 0, applications_count: 1 }]);
    for (const client of [test.visit(), stranger, await test.join('job_seeker')]) {
      for (const seen of [await read(job, client), ...readOk<Job[]>(await client.get(url))]) {
        expect(seen).not.toHaveProperty('views');
        expect(seen).not.toHaveProperty('applications_count');
      }
    }
  });
});
