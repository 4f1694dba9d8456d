import type { CandidateDashboard, CompanyDashboard } from '@metier/sdk/contract';
import { responseTimes } from '../../db/schema/index';
import { startTestApp } from '../../testing/index';
import { applyTo, joinCompany, joinSeeker, pauseJob, publishJob, readOk } from '../../testing/fixtures';

const test = startTestApp();
afterEach(() => test.setClock(undefined));

const DAY_MS = 24 * 60 * 60 * 1000;
const COMPANY = '/api/auth/dashboards/company/';
const CANDIDATE = '/api/auth/dashboards/candidate/';
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

type Company = Awaited<ReturnType<typeof joinCompany>>;
type Seeker = Awaited<ReturnType<typeof joinSeeker>>;

const readCompany = async (company: Company) => readOk<CompanyDashboard>(await company.get(COMPANY));
const readCandidate = async (seeker: Seeker) => readOk<CandidateDashboard>(await seeker.get(CANDIDATE));

/** The figure that the nightly measurement would store. */
const promise = (company: Company, days: number) =>
  test.dependencies.db
    .insert(responseTimes)
    .values({ jobproviderId: company.profile.id, days, measuredAt: new Date() });

describe('the figures of a company’s jobs', () => {
  it('count views by day, applications and interviews of its active jobs alone', async () => {
    const company = await joinCompany(test);
    const [job, paused] = [await publishJob(company), await publishJob(company)];
    await publishJob(await joinCompany(test));
    await pauseJob(company, paused);
    const now = Date.now();
    test.setClock(new Date(now - 3 * DAY_MS));
    await test.visit().get(`/api/jobs/${job.id}/`);
    test.setClock(new Date(now - 20 * DAY_MS));
    await test.visit().get(`/api/jobs/${job.id}/`);
    test.setClock(new Date(now));
    const application = await applyTo(await joinSeeker(test), job);
    await applyTo(await joinSeeker(test), job);
    for (const status of ['shortlisted', 'interview'])
      readOk(await company.patch(`/api/auth/applications/${application.id}/update-status/`, { status }));

    const recent_views = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0];
    const { id, title, language } = job;
    expect((await readCompany(company)).jobs).toEqual([
      {
        id,
        title,
        language,
        application_deadline: null,
        views: 2,
        applications: 2,
        interviews: 1,
        recent_views,
      },
    ]);
  });
});

describe('what waits for a company', () => {
  it('are pending applications without any answer, the oldest by name, and how many are late', async () => {
    const company = await joinCompany(test);
    const job = await publishJob(company);
    expect((await readCompany(company)).waiting).toEqual({ total: 0, late: 0, oldest: null });
    const now = Date.now();
    test.setClock(new Date(now - 6 * DAY_MS));
    const [answered, oldest] = [
      await applyTo(await joinSeeker(test), job),
      await applyTo(await joinSeeker(test), job),
    ];
    test.setClock(new Date(now));
    await applyTo(await joinSeeker(test), job);
    const letter = { application: answered.id, subject: 'Hello', body: 'We read it.' };
    readOk(await company.post('/api/messages/', letter));

    const { waiting, half_answered_within_days: half } = await readCompany(company);
    expect(half).toBeNull();
    expect(waiting).toMatchObject({ total: 2, late: 0 });
    expect(waiting.oldest).toEqual({
      application: oldest.id,
      candidate: 'Léa Muster',
      job: { id: job.id, title: job.title, language: job.language },
      submitted_at: oldest.submitted_at,
    });
    await promise(company, 5);
    expect((await readCompany(company)).waiting).toMatchObject({ total: 2, late: 1 });
  });
});

describe('what waits for a candidate', () => {
  it('are applications that should have been answered', async () => {
    const company = await joinCompany(test);
    const seeker = await joinSeeker(test);
    const now = Date.now();
    test.setClock(new Date(now - 6 * DAY_MS));
    const late = await applyTo(seeker, await publishJob(company));
    const moved = await applyTo(seeker, await publishJob(company));
    test.setClock(new Date(now));
    await applyTo(seeker, await publishJob(company));
    readOk(await company.patch(`/api/auth/applications/${moved.id}/update-status/`, { status: 'reviewed' }));
    expect((await readCandidate(seeker)).late_answers).toEqual([]);
    await promise(company, 5);
    expect((await readCandidate(seeker)).late_answers).toMatchObject([
      {
        application: late.id,
        company: 'Alta Medica',
        submitted_at: late.submitted_at,
        answers_within_days: 5,
      },
    ]);
    expect((await readCandidate(await joinSeeker(test))).late_answers).toEqual([]);
  });

  it('are favourites that end within a week, without an application', async () => {
    const company = await joinCompany(test);
    const seeker = await joinSeeker(test);
    const keep = async (days: number) => {
      const job = await publishJob(company, { application_deadline: dayAfter(days) });
      await seeker.send({ method: 'PUT', url: `/api/jobs/${job.id}/favorite/` });
      return job;
    };
    const [later, soon] = [await keep(5), await keep(2)];
    await keep(12);
    await applyTo(seeker, await keep(2));
    await pauseJob(company, await keep(2));
    const { ending_favorites: ending } = await readCandidate(seeker);
    expect(ending.map(({ job }) => job.id)).toEqual([soon, later].map(({ id }) => id));
    expect(ending[0]).toMatchObject({ company: 'Alta Medica', application_deadline: dayAfter(2) });
  });
});

it('each side has its own', async () => {
  expect((await (await joinCompany(test)).get(CANDIDATE)).statusCode).toBe(403);
  expect((await (await joinSeeker(test)).get(COMPANY)).statusCode).toBe(403);
  expect((await test.visit().get(COMPANY)).statusCode).toBe(401);
});
