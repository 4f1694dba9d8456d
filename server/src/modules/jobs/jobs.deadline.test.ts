import type { Job, JobPatch } from '@metier/sdk/contract';
import { swissToday } from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import { jobSearch } from '../../db/schema/index';
import {
  answers,
  applyTo,
  jobBody,
  joinSeeker,
  pauseJob,
  publishJob,
  readOk,
  type CompanyClient,
} from '../../testing/fixtures';
import { startWithCompanies } from '../../search/testing/start-with-companies';

const { test, people, read } = startWithCompanies();
let company: CompanyClient;
beforeAll(() => {
  ({ company } = people);
});
const DAY_MS = 24 * 60 * 60_000;
/** The clock of this file only goes forward: what has run in a night does not run again. */
let now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const day = (days: number) => swissToday(inDays(days));

const change = (job: Job, body: JobPatch) => company.patch(`/api/auth/jobs/${job.id}/`, body);
const relist = (job: Job, body: object, client = company) =>
  client.post(`/api/auth/jobs/${job.id}/relist/`, body);

function moveClock(days: number): void {
  now = inDays(days);
  test.setClock(now);
}

/** Moves the clock and runs what is due then. */
async function wait(days: number): Promise<void> {
  moveClock(days);
  await test.dependencies.tasks.runDue();
}

/** Where a visitor finds the job. */
async function findPlaces(job: Job): Promise<string[]> {
  const visitor = test.visit();
  const ids = (url: string) =>
    visitor.get(url).then((response) => readOk<Job[]>(response).map(({ id }) => id));
  const text = async (url: string) => (await test.app.inject({ url })).body;
  const found = {
    search: (await ids('/api/jobs/')).includes(job.id),
    keyword: (await ids(`/api/jobs/?keyword=${encodeURIComponent(job.title)}`)).includes(job.id),
    company: (await ids(`/api/auth/jobproviders/${job.job_provider.id}/jobs/`)).includes(job.id),
    sitemap: (await text('/sitemap-jobs-0.xml')).includes(`/job/${job.id}<`),
    feed: (await text('/feed.atom')).includes(`/job/${job.id}<`),
  };
  return Object.entries(found).flatMap(([place, isThere]) => (isThere ? [place] : []));
}

describe('relisting without a deadline', () => {
  it('keeps the date of a job posted less than a week ago', async () => {
    const job = await publishJob(company);
    await pauseJob(company, job);
    expect(readOk<Job>(await relist(job, {})).created_at).toBe(job.created_at);
  });

  it('is for closed jobs of one’s own company', async () => {
    const job = await publishJob(company);
    expect((await relist(job, {})).statusCode).toBe(409);
    await pauseJob(company, job);
    expect((await relist(job, {}, people.stranger)).statusCode).toBe(404);
  });
});

describe('an application deadline', () => {
  it('is given, changed and removed', async () => {
    const job = await publishJob(company, { application_deadline: day(5) });
    expect((await read(job)).application_deadline).toBe(day(5));
    expect(readOk<Job>(await change(job, { application_deadline: day(9) })).application_deadline).toBe(
      day(9),
    );
    expect(readOk<Job>(await change(job, { application_deadline: '' })).application_deadline).toBeNull();
  });

  it.each([
    ['2020-01-31', 'This date is in the past.'],
    ['2097-02-30', expect.any(String)],
    ['soon', expect.any(String)],
  ])('is refused when it is %s', async (application_deadline, message) => {
    const posted = await company.post('/api/jobs/', { ...jobBody, application_deadline });
    expect([posted.statusCode, posted.json()]).toEqual([400, { application_deadline: [message] }]);
    const changed = await change(await publishJob(company), { application_deadline });
    expect([changed.statusCode, changed.json()]).toEqual([400, { application_deadline: [message] }]);
  });

  it('closes the job in the night after it, and takes it out of every list at once', async () => {
    const job = await publishJob(company, { title: 'Glockengiesser', application_deadline: day(2) });
    const later = await publishJob(company, { application_deadline: day(3) });
    const all = ['search', 'keyword', 'company', 'sitemap', 'feed'];
    await wait(2);
    expect(await findPlaces(job)).toEqual(all);
    await wait(1);
    expect(await findPlaces(job)).toEqual([]);
    expect((await read(job)).is_active).toBe(false);
    expect(await findPlaces(later)).toEqual(expect.arrayContaining(['search', 'sitemap']));
  });

  it('closes more jobs than one batch has', async () => {
    const job = await publishJob(company, { application_deadline: day(1) });
    const { db } = test.dependencies;
    await db.execute(sql`
      insert into jobs (jobprovider_id, title, description, location, contract_type, salary, salary_type,
        activity_rate, start_date, application_deadline)
      select jobprovider_id, title, description, location, contract_type, salary, salary_type, activity_rate,
        start_date, application_deadline
      from jobs, generate_series(1, 401) where id = ${job.id}
    `);
    await wait(2);
    const open = await db.execute(sql`select from jobs where is_active and application_deadline < ${day(0)}`);
    expect(open.rows).toHaveLength(0);
    const found = await db.execute(
      sql`select from ${jobSearch} join jobs on jobs.id = job_id where jobs.application_deadline < ${day(0)}`,
    );
    expect(found.rows).toHaveLength(0);
  });

  it('refuses applications from its end, also before the job is closed', async () => {
    const job = await publishJob(company, { application_deadline: day(2) });
    const [early, late] = [await joinSeeker(test), await joinSeeker(test)];
    moveClock(2);
    expect((await applyTo(early, job)).status).toBe('pending');
    moveClock(1);
    const refused = await late.post('/api/auth/applications/', { job_id: job.id, ...answers });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { detail: 'This job is no longer accepting applications.' },
    ]);
  });

  it('that has passed keeps the job from being activated without a new one', async () => {
    const job = await publishJob(company, { application_deadline: day(1) });
    await wait(2);
    const refused = await change(job, { is_active: true });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { application_deadline: ['The application deadline has passed. Choose a new one.'] },
    ]);
    expect(readOk<Job>(await change(job, { title: 'Cook' })).is_active).toBe(false);
    const opened = await change(job, { is_active: true, application_deadline: day(6) });
    expect(readOk<Job>(opened).is_active).toBe(true);
  });
});

describe('relisting', () => {
  it('publishes a closed job again, as new after a week', async () => {
    const job = await publishJob(company, { application_deadline: day(1) });
    await wait(8);
    const deadline = day(20);
    const listed = readOk<Job>(await relist(job, { application_deadline: deadline }));
    expect(listed).toMatchObject({ is_active: true, application_deadline: deadline });
    expect(listed.created_at > job.created_at).toBe(true);
    const [newest] = readOk<Job[]>(await test.visit().get('/api/jobs/'));
    expect(newest?.id).toBe(job.id);
  });

  it('refuses dates in the past by name', async () => {
    const job = await publishJob(company, { application_deadline: day(1), start_date: day(2) });
    await wait(3);
    const refuse = async (body: object) => (await relist(job, body)).json();
    expect(await refuse({})).toEqual({ start_date: ['This date is in the past.'] });
    expect(await refuse({ start_date: day(9) })).toEqual({
      application_deadline: ['This date is in the past.'],
    });
    expect(await refuse({ start_date: day(9), end_date: day(8), application_deadline: null })).toEqual({
      end_date: ['The end date must not be before the start date.'],
    });
    expect((await relist(job, { start_date: day(9), application_deadline: null })).statusCode).toBe(200);
  });
});
