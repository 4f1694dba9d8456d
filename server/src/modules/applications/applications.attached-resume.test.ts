import type { Application, Attachment, Job } from '@metier/sdk/contract';
import { makeForm, startTestApp } from '../../testing/index';
import {
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

const keep = async (file: File, client = seeker) =>
  readOk<Attachment>(await client.post('/api/auth/attachments/', makeForm({ file })));
const addressOf = ({ id }: Application) => `/api/auth/applications/${id}/`;
const attach = (
  application: Application,
  attachment: Attachment,
  client: { patch: Seeker['patch'] } = seeker,
) => client.patch(addressOf(application), { resume_attachment: attachment.id });

it('a document of the library becomes the resume, and stays it when the original is removed', async () => {
  const application = await applyTo(seeker, job);
  const attachment = await keep(makePdf('Mine', 'Léa CV.pdf'));
  const changed = readOk<Application>(await attach(application, attachment));
  expect(changed).toMatchObject({ resume: `${addressOf(application)}resume/`, resume_name: 'Léa CV.pdf' });
  await seeker.delete(`/api/auth/attachments/${attachment.id}/`);
  for (const client of [seeker, company])
    expect((await client.get(`${addressOf(application)}resume/`)).body).toContain('Mine');
});

it('a second document replaces the first, whose copy is removed', async () => {
  const application = await applyTo(seeker, job);
  const [first, second] = [await keep(makePdf('First')), await keep(makePdf('Second'))];
  await attach(application, first);
  const before = await listFiles(test);
  await attach(application, second);
  expect((await seeker.get(`${addressOf(application)}resume/`)).body).toContain('Second');
  expect(await listFiles(test)).toHaveLength(before.length);
});

describe('a document that may not become the resume leaves no copy behind', () => {
  it('when it is another candidate’s', async () => {
    const application = await applyTo(seeker, job);
    const foreign = await keep(makePdf('Foreign'), await joinSeeker(test));
    const before = await listFiles(test);
    const response = await attach(application, foreign);
    expect([response.statusCode, response.json()]).toEqual([404, { detail: 'Not found.' }]);
    expect(await listFiles(test)).toEqual(before);
  });

  it('when the application is another candidate’s, the company’s to read, or withdrawn', async () => {
    const application = await applyTo(seeker, job);
    const other = await joinSeeker(test);
    const theirs = await keep(makePdf('Theirs'), other);
    const own = await keep(makePdf('Own'));
    const before = await listFiles(test);
    expect((await attach(application, theirs, other)).statusCode).toBe(404);
    expect((await attach(application, own, company)).statusCode).toBe(403);
    await seeker.patch(addressOf(application), { status: 'withdrawn' });
    expect((await attach(application, own)).statusCode).toBe(409);
    expect(await listFiles(test)).toEqual(before);
  });

  it('when it is over 5 MB', async () => {
    const application = await applyTo(seeker, job);
    const large = await keep(new File(['%PDF-1.4', Buffer.alloc(6 * 1024 * 1024), '%%EOF'], 'large.pdf'));
    const before = await listFiles(test);
    const response = await attach(application, large);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ resume: [expect.stringContaining('5MB')] });
    expect(await listFiles(test)).toEqual(before);
  });

  it('when a file comes with it', async () => {
    const application = await applyTo(seeker, job);
    const attachment = await keep(makePdf());
    const before = await listFiles(test);
    const form = makeForm({ resume: makePdf(), resume_attachment: String(attachment.id) });
    const response = await seeker.patch(addressOf(application), form);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('resume_attachment');
    expect(await listFiles(test)).toEqual(before);
  });
});
