import type { Application, Job } from '@metier/sdk/contract';
import type { TestClient } from '../../testing/index';
import { answers, applyTo, joinSeeker, pauseJob, readOk, type CompanyClient } from '../../testing/fixtures';
import { addressOf, read, startWithJob, withdraw } from './testing/start-with-job';

const { test, offer } = startWithJob();
let company: CompanyClient;
let job: Job;
beforeEach(() => {
  ({ company, job } = offer);
});

const create = (client: TestClient, body: object) => client.post('/api/auth/applications/', body);

it('applying gives the whole application, pending from now on', async () => {
  const seeker = await joinSeeker(test);
  test.setClock(new Date('2026-11-20T09:00:00Z'));
  const response = await create(seeker, { job: job.id, job_seeker: seeker.profile.id, ...answers });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    ...answers,
    id: expect.any(Number),
    job: {
      id: job.id,
      title: job.title,
      location: job.location,
      type: job.type,
      contract_type: job.type,
      is_active: true,
      salary_type: job.salary_type,
      activity_rate: job.activity_rate,
      activity_rate_max: null,
      language: null,
      job_provider: { id: company.profile.id, company_name: 'Alta Medica', company_logo: null },
    },
    job_seeker: seeker.profile.id,
    applicant_name: 'Léa Muster',
    applicant_picture: null,
    salary_expectation: '5100.00',
    cover_letter: '',
    additional_info: '',
    resume: null,
    resume_name: null,
    documents: [],
    status: 'pending',
    submitted_at: '2026-11-20T09:00:00.000Z',
    reviewed_at: null,
    shortlisted_at: null,
    hired_at: null,
    rejected_at: null,
    withdrawn_at: null,
    closing_notice_at: null,
  });
});

it('applying with the job alone gives the same application until it has answers, then 409', async () => {
  const seeker = await joinSeeker(test);
  const body = { job_id: job.id, job_seeker: seeker.profile.id };
  const first = readOk<Application>(await create(seeker, body));
  expect(readOk<Application>(await create(seeker, body))).toEqual(first);
  await seeker.patch(addressOf(first), answers);
  const response = await create(seeker, body);
  expect([response.statusCode, response.json()]).toEqual([
    409,
    { detail: 'You have already applied to this job.' },
  ]);
});

it('applying again with everything fills in the one without answers, as the retry of the form does', async () => {
  const seeker = await joinSeeker(test);
  const opened = await applyTo(seeker, job, {});
  expect(opened).toMatchObject({ applicant_name: 'Léa Muster', email: '', experience: null });
  expect(await applyTo(seeker, job)).toMatchObject({ id: opened.id, email: 'lea@post.example' });
  expect((await create(seeker, { job_id: job.id, ...answers })).statusCode).toBe(409);
});

it('applying twenty times at the same moment makes one application', async () => {
  const seeker = await joinSeeker(test);
  const responses = await Promise.all(Array.from({ length: 20 }, () => create(seeker, { job_id: job.id })));
  expect(new Set(responses.map((response) => readOk<Application>(response).id)).size).toBe(1);
  expect(readOk(await seeker.get('/api/auth/applications/'))).toHaveLength(1);
});

it('applying twenty times at the same moment with answers succeeds once', async () => {
  const seeker = await joinSeeker(test);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      create(seeker, { job_id: job.id, ...answers, phone: `+41 79 555 00 ${10 + index}` }),
    ),
  );
  const codes = responses.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
});

it('applying again is possible once the earlier application is withdrawn', async () => {
  const seeker = await joinSeeker(test);
  const first = await applyTo(seeker, job);
  await withdraw(seeker, first);
  const second = await applyTo(seeker, job);
  expect(second).toMatchObject({ status: 'pending', withdrawn_at: null });
  expect(second.id).not.toBe(first.id);
  expect((await read(seeker, first)).status).toBe('withdrawn');
});

it('applying to a paused job is refused', async () => {
  const seeker = await joinSeeker(test);
  await pauseJob(company, job);
  const response = await create(seeker, { job_id: job.id });
  expect([response.statusCode, response.json()]).toEqual([
    409,
    { detail: 'This job is no longer accepting applications.' },
  ]);
});

it('applying needs a job that exists and an own profile', async () => {
  const [seeker, other] = [await joinSeeker(test), await joinSeeker(test)];
  expect((await create(seeker, {})).json()).toEqual({ job_id: ['This field is required.'] });
  expect((await create(seeker, { job_id: 999_999 })).statusCode).toBe(404);
  expect((await create(seeker, { job_id: 'first' })).json()).toHaveProperty('job_id');
  const foreign = { job_id: job.id, job_seeker: other.profile.id };
  expect((await create(seeker, foreign)).statusCode).toBe(404);
  const newcomer = await test.join('job_seeker');
  const response = await create(newcomer, { job_id: job.id });
  expect([response.statusCode, response.json()]).toEqual([409, { detail: 'Job seeker profile not found' }]);
});

it('applying leaves nothing behind when an answer is refused', async () => {
  const seeker = await joinSeeker(test);
  await create(seeker, { job_id: job.id, ...answers, salary_expectation: 'a lot' });
  expect(readOk(await seeker.get('/api/auth/applications/'))).toEqual([]);
});
