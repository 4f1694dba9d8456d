import type { Application, Job } from '@metier/shared/contract';
import { eq } from 'drizzle-orm';
import { applicationNotes, applications } from '../../db/schema/index';
import { startTestApp, type TestClient } from '../../testing/index';
import {
  answers,
  applyTo,
  joinCompany,
  joinSeeker,
  pauseJob,
  publishJob,
  readOk,
  type CompanyClient,
} from '../testing/fixtures';

const test = startTestApp();

let company: CompanyClient;
let job: Job;

beforeAll(async () => {
  company = await joinCompany(test);
});
beforeEach(async () => {
  job = await publishJob(company);
});
afterEach(() => test.setClock(undefined));

const addressOf = ({ id }: Application) => `/api/auth/applications/${id}/`;
const create = (client: TestClient, body: object) => client.post('/api/auth/applications/', body);
const read = async (client: TestClient, application: Application) =>
  readOk<Application>(await client.get(addressOf(application)));
const withdraw = async (client: TestClient, application: Application) =>
  readOk<Application>(await client.patch(addressOf(application), { status: 'withdrawn' }));

describe('applying', () => {
  it('gives the whole application, pending from now on', async () => {
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
    });
  });

  it('with the job alone gives the same application until it has answers, then 409', async () => {
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

  it('again with everything fills in the one without answers, as the retry of the form does', async () => {
    const seeker = await joinSeeker(test);
    const opened = await applyTo(seeker, job, {});
    expect(opened).toMatchObject({ applicant_name: 'Léa Muster', email: '', experience: null });
    expect(await applyTo(seeker, job)).toMatchObject({ id: opened.id, email: 'lea@post.example' });
    expect((await create(seeker, { job_id: job.id, ...answers })).statusCode).toBe(409);
  });

  it('fifty times at the same moment makes one application', async () => {
    const seeker = await joinSeeker(test);
    const responses = await Promise.all(Array.from({ length: 50 }, () => create(seeker, { job_id: job.id })));
    expect(new Set(responses.map((response) => readOk<Application>(response).id)).size).toBe(1);
    expect(readOk(await seeker.get('/api/auth/applications/'))).toHaveLength(1);
  });

  it('fifty times at the same moment with answers succeeds once', async () => {
    const seeker = await joinSeeker(test);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        create(seeker, { job_id: job.id, ...answers, phone: `+41 ${index}` }),
      ),
    );
    const codes = responses.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  });

  it('again is possible once the earlier application is withdrawn', async () => {
    const seeker = await joinSeeker(test);
    const first = await applyTo(seeker, job);
    await withdraw(seeker, first);
    const second = await applyTo(seeker, job);
    expect(second).toMatchObject({ status: 'pending', withdrawn_at: null });
    expect(second.id).not.toBe(first.id);
    expect((await read(seeker, first)).status).toBe('withdrawn');
  });

  it('to a paused job is refused', async () => {
    const seeker = await joinSeeker(test);
    await pauseJob(company, job);
    const response = await create(seeker, { job_id: job.id });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { detail: 'This job is no longer accepting applications.' },
    ]);
  });

  it('needs a job that exists, and a profile of one’s own', async () => {
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

  it('leaves nothing behind when an answer is refused', async () => {
    const seeker = await joinSeeker(test);
    await create(seeker, { job_id: job.id, ...answers, salary_expectation: 'a lot' });
    expect(readOk(await seeker.get('/api/auth/applications/'))).toEqual([]);
  });
});

describe('answering', () => {
  it('changes the given fields and leaves the rest', async () => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    const changes = { cover_letter: 'Dear team', salary_expectation: 5300.5 };
    expect(readOk(await seeker.patch(addressOf(application), changes))).toEqual({
      ...application,
      cover_letter: 'Dear team',
      salary_expectation: '5300.50',
    });
  });

  it('changes nothing with an empty body or unknown fields', async () => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    const unknown = {
      colour: 'blue',
      submitted_at: '2020-01-01T00:00:00Z',
      hired_at: '2020-01-01T00:00:00Z',
    };
    for (const body of [{}, unknown])
      expect(readOk(await seeker.patch(addressOf(application), body))).toEqual(application);
  });

  it.each([
    ['first_name', ' '],
    ['email', 'lea'],
    ['phone', ''],
    ['experience', 'much'],
    ['availability', 'soon'],
    ['salary_expectation', 'a lot'],
    ['salary_expectation', '1.234'],
    ['cover_letter', 'x'.repeat(20_001)],
    ['status', 'promoted'],
  ])('is refused at the field that is wrong: %s', async (field, value) => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    const response = await seeker.patch(addressOf(application), { [field]: value });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
    expect(await read(seeker, application)).toEqual(application);
  });

  it('is the candidate’s: the company is refused, even beside a note', async () => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    for (const body of [{ phone: '1' }, { status: 'hired' }, { notes: 'Kind', phone: '1' }])
      expect((await company.patch(addressOf(application), body)).statusCode).toBe(403);
    expect((await read(company, application)).notes).toBe('');
  });

  it('ends with the withdrawal; only the withdrawal itself may be said again', async () => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    test.setClock(new Date('2026-11-20T09:00:00Z'));
    const withdrawn = await withdraw(seeker, application);
    expect(withdrawn).toMatchObject({ status: 'withdrawn', withdrawn_at: '2026-11-20T09:00:00.000Z' });
    test.setClock(new Date('2026-11-21T09:00:00Z'));
    expect(await withdraw(seeker, application)).toEqual(withdrawn);
    for (const body of [{ phone: '1' }, { status: 'pending' }, { phone: '1', status: 'withdrawn' }])
      expect((await seeker.patch(addressOf(application), body)).statusCode).toBe(409);
    expect((await company.patch(addressOf(application), { notes: 'Pity' })).statusCode).toBe(409);
    const note = await company.post(`${addressOf(application)}add-note/`, { note: 'Pity' });
    expect(note.statusCode).toBe(409);
  });

  it('and withdrawing in one call does both', async () => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    const body = { phone: '1', status: 'withdrawn', withdrawn_at: '2020-01-01T00:00:00Z' };
    const changed = readOk<Application>(await seeker.patch(addressOf(application), body));
    expect(changed).toMatchObject({ phone: '1', status: 'withdrawn' });
    expect(changed.withdrawn_at).not.toContain('2020');
  });
});

describe('notes', () => {
  it('are the company’s: rows with author and time, read as one text', async () => {
    const application = await applyTo(await joinSeeker(test), job);
    await company.patch(addressOf(application), { notes: ' Kind ' });
    const added = await company.post(`${addressOf(application)}add-note/`, { note: 'Call back' });
    expect(added.statusCode).toBe(201);
    expect((await read(company, application)).notes).toBe('Kind\n\nCall back');
    const rows = await test.parts.db
      .select()
      .from(applicationNotes)
      .where(eq(applicationNotes.applicationId, application.id));
    expect(rows).toMatchObject([
      { text: 'Kind', authorId: company.user.id, createdAt: expect.any(Date) },
      { text: 'Call back', authorId: company.user.id, createdAt: expect.any(Date) },
    ]);
    expect(readOk(await company.patch(addressOf(application), { notes: '' }))).toMatchObject({ notes: '' });
  });

  it('do not exist for the candidate, in no reply', async () => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    await company.patch(addressOf(application), { notes: 'Kind' });
    const [listed] = readOk<Application[]>(await seeker.get('/api/auth/applications/'));
    const changed = readOk<Application>(await seeker.patch(addressOf(application), { phone: '1' }));
    for (const seen of [application, await read(seeker, application), listed, changed])
      expect(seen).not.toHaveProperty('notes');
    expect((await seeker.patch(addressOf(application), { notes: 'Me too' })).statusCode).toBe(403);
    expect((await read(company, application)).notes).toBe('Kind');
  });

  it('need words', async () => {
    const application = await applyTo(await joinSeeker(test), job);
    const response = await company.post(`${addressOf(application)}add-note/`, { note: '  ' });
    expect([response.statusCode, response.json()]).toEqual([400, { note: ['This field may not be blank.'] }]);
  });
});

it('when the first answers came in is kept, and never written again', async () => {
  const seeker = await joinSeeker(test);
  const application = await applyTo(seeker, job, {});
  const readAnsweredAt = async () => {
    const [row] = await test.parts.db.select().from(applications).where(eq(applications.id, application.id));
    return row?.answeredAt?.toISOString();
  };
  expect(await readAnsweredAt()).toBeUndefined();
  test.setClock(new Date('2026-11-20T09:00:00Z'));
  await seeker.patch(addressOf(application), answers);
  test.setClock(new Date('2026-11-21T09:00:00Z'));
  await seeker.patch(addressOf(application), answers);
  expect(await readAnsweredAt()).toBe('2026-11-20T09:00:00.000Z');
});
