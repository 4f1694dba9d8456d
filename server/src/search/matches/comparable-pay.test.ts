import type { Job, JobBody, PayComparison } from '@metier/sdk/contract';
import { eq } from 'drizzle-orm';
import { jobs } from '../../db/schema/index';
import { joinCompany, pauseJob, publishJob, readOk, type CompanyClient } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';

const test = startTestApp();

let companies: readonly CompanyClient[];

/** Publishes full-time jobs with these monthly salaries, by companies in turn. */
async function pay(title: string, salaries: readonly number[], more: Partial<JobBody> = {}): Promise<Job[]> {
  const published: Job[] = [];
  for (const [at, salary] of salaries.entries()) {
    const company = companies[at % companies.length] as CompanyClient;
    published.push(await publishJob(company, { title, salary: String(salary), activity_rate: 100, ...more }));
  }
  return published;
}

const compare = async ({ id }: Pick<Job, 'id'>, language = 'en') =>
  readOk<PayComparison | null>(
    await test
      .visit()
      .send({ method: 'GET', url: `/api/jobs/${id}/pay/`, headers: { 'accept-language': language } }),
  );

const TEN = [5000, 5100, 5200, 5300, 5400, 5500, 5600, 5700, 5800, 5900];

beforeAll(async () => {
  companies = [
    await joinCompany(test),
    await joinCompany(test, { company_name: 'Spital Nord' }),
    await joinCompany(test, { company_name: 'Clinique du Lac' }),
  ];
});

it('a job is compared with ten others of its occupation, under any of its names, as a month at 100 %', async () => {
  const [job] = await pay('Pflegefachfrau', [5550]);
  await pay('Infirmier', TEN.slice(0, 8));
  expect(await compare(job as Job)).toBeNull();
  await pay('Pflegefachmann', [2900], { activity_rate: 50 });
  await pay('Pflegefachfrau', [5800], { salary_max: '6000' });
  expect(await compare(job as Job)).toEqual({
    occupations: [expect.stringMatching(/nurse/i)],
    jobs: 10,
    below: 6,
    above: 4,
    low: 5090,
    lower_quartile: 5225,
    median: 5450,
    upper_quartile: 5675,
    high: 5810,
  });
  expect((await compare(job as Job, 'de'))?.occupations).toEqual([expect.stringMatching(/Pflegefach/)]);
});

it('leaders are compared with leaders, and training, engagements, projects and paused jobs with nothing', async () => {
  const [cook] = await pay('Koch', [5200]);
  const [intern] = await pay('Koch', [1500], { type: 'internship' });
  const [project] = await pay('Koch', [900], { salary_type: 'project' });
  const [freelance] = await pay('Koch', [400], { salary_type: 'daily', type: 'engagements' });
  const paused = (await pay('Köchin', TEN)).at(-1) as Job;
  await pay('Lernende Köchin', [1100]);
  await pay('Leiterin Küche und Koch', [7800]);
  expect(await compare(cook as Job)).toMatchObject({ jobs: 10, below: 2, above: 7 });
  for (const job of [intern, project, freelance]) expect(await compare(job as Job)).toBeNull();
  await pauseJob(companies[0] as CompanyClient, paused);
  expect(await compare(cook as Job)).toBeNull();
  expect(await compare(paused)).toMatchObject({ jobs: 10, below: 10, above: 0 });
});

it('the jobs of one or two companies are no comparison', async () => {
  const all = companies;
  companies = all.slice(0, 2);
  const [job] = await pay('Gärtnerin', TEN.concat(5000));
  expect(await compare(job as Job)).toBeNull();
  companies = all;
  await pay('Gärtner', [5000, 5000, 6000]);
  expect(await compare(job as Job)).toMatchObject({ jobs: 13 });
});

it('a job that only its company sees is compared for nobody', async () => {
  const [job] = await pay('Florist', [4500]);
  await pay('Floristin', TEN);
  // In another language, of which no answer is kept.
  expect(await compare(job as Job, 'it')).toMatchObject({ below: 0, above: 10 });
  await test.dependencies.db
    .update(jobs)
    .set({ hold: 'hidden', isActive: false })
    .where(eq(jobs.id, (job as Job).id));
  expect(await compare(job as Job)).toBeNull();
});

it('there is nothing to compare with a job that does not exist', async () => {
  expect((await test.visit().get('/api/jobs/999999/pay/')).statusCode).toBe(404);
});
