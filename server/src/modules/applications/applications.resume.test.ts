import type { Application, Job } from '@metier/sdk/contract';
import { makeForm, startTestApp, type TestClient } from '../../testing/index';
import {
  answers,
  applyTo,
  joinCompany,
  joinSeeker,
  makePdf,
  publishJob,
  readOk,
  type CompanyClient,
  type Seeker,
} from '../../testing/fixtures';
import { listFiles } from '../../testing/list-files';

const test = startTestApp();

const MEGABYTE = 1024 * 1024;
const texts = { ...answers, salary_expectation: '5100' } as Record<string, string>;

let company: CompanyClient;
let seeker: Seeker;
let job: Job;

beforeAll(async () => {
  company = await joinCompany(test);
});
beforeEach(async () => {
  job = await publishJob(company);
  seeker = await joinSeeker(test);
});

const addressOf = ({ id }: Application) => `/api/auth/applications/${id}/`;
const upload = (client: TestClient, application: Application, resume: File) =>
  client.patch(addressOf(application), makeForm({ resume }));
const create = (form: FormData) => seeker.post('/api/auth/applications/', form);

it('a resume is kept, and candidate and company read it again', async () => {
  const application = await applyTo(seeker, job);
  const changed = readOk<Application>(await upload(seeker, application, makePdf('Mine', 'Léa CV.pdf')));
  expect(changed).toEqual({
    ...application,
    resume: `${addressOf(application)}resume/`,
    resume_name: 'Léa CV.pdf',
  });
  for (const client of [seeker, company]) {
    const response = await client.get(changed.resume ?? '');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('Mine');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline;/),
      'content-security-policy': "frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
    });
    const download = await client.get(`${changed.resume}?download=1`);
    expect(download.headers['content-disposition']).toMatch(/^attachment;/);
  }
});

it('a resume cannot be read by others, and a missing one is 404', async () => {
  const application = await applyTo(seeker, job);
  const address = `${addressOf(application)}resume/`;
  expect((await seeker.get(address)).statusCode).toBe(404);
  await upload(seeker, application, makePdf());
  for (const client of [await joinSeeker(test), await joinCompany(test)]) {
    const response = await client.get(address);
    expect([response.statusCode, response.json()]).toEqual([404, { detail: 'Not found.' }]);
  }
  expect((await test.visit().get(address)).statusCode).toBe(401);
});

it('a new resume replaces the old one, whose file is removed', async () => {
  const application = await applyTo(seeker, job);
  const before = await listFiles(test);
  await upload(seeker, application, makePdf('First'));
  await upload(seeker, application, makePdf('Second'));
  expect((await seeker.get(`${addressOf(application)}resume/`)).body).toContain('Second');
  expect(await listFiles(test)).toHaveLength(before.length + 1);
});

it('applying and changing take a form with everything in it', async () => {
  const created = await create(makeForm({ job: String(job.id), ...texts, resume: makePdf() }));
  expect(created.statusCode).toBe(201);
  const application = created.json<Application>();
  expect(application).toMatchObject({ ...answers, salary_expectation: '5100.00', resume_name: 'resume.pdf' });
  const changed = await seeker.patch(
    addressOf(application),
    makeForm({ phone: '+41 79 555 00 01', cover_letter: '' }),
  );
  expect(readOk(changed)).toEqual({ ...application, phone: '+41 79 555 00 01' });
});

it('a resume is an answer: with one, applying again is refused and leaves no file behind', async () => {
  const application = await applyTo(seeker, job, {});
  await upload(seeker, application, makePdf('First'));
  const before = await listFiles(test);
  const response = await create(makeForm({ job: String(job.id), ...texts, resume: makePdf('Second') }));
  expect(response.statusCode).toBe(409);
  expect(await listFiles(test)).toEqual(before);
});

describe('a refused resume leaves no file behind', () => {
  it.each([
    ['a text', 400, new File(['Hello'], 'resume.pdf', { type: 'application/pdf' })],
    ['nothing at all', 400, new File([], 'resume.pdf')],
    ['more than 5 MB', 413, new File(['%PDF-1.4', Buffer.alloc(5 * MEGABYTE)], 'resume.pdf')],
  ])('when it holds %s', async (_, status, resume) => {
    const application = await applyTo(seeker, job);
    const before = await listFiles(test);
    const response = await upload(seeker, application, resume);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ resume: [expect.any(String)] });
    expect(await listFiles(test)).toEqual(before);
  });

  it('when another field of the form is refused', async () => {
    const application = await applyTo(seeker, job);
    const before = await listFiles(test);
    const form = makeForm({ resume: makePdf(), email: 'lea' });
    expect((await seeker.patch(addressOf(application), form)).json()).toHaveProperty('email');
    expect(await listFiles(test)).toEqual(before);
  });

  it('when the sender may not send one, or the application is withdrawn', async () => {
    const application = await applyTo(seeker, job);
    const before = await listFiles(test);
    expect((await upload(await joinSeeker(test), application, makePdf())).statusCode).toBe(404);
    expect((await upload(company, application, makePdf())).statusCode).toBe(403);
    await seeker.patch(addressOf(application), { status: 'withdrawn' });
    expect((await upload(seeker, application, makePdf())).statusCode).toBe(409);
    expect(await listFiles(test)).toEqual(before);
  });
});
