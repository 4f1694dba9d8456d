import type { Application, ApplicationDocument, Attachment } from '@metier/sdk/contract';
import { makeWordDocument } from '../../testing/make-archive';
import { makeForm, startTestApp, type TestClient } from '../../testing/index';
import { listFiles } from '../../testing/list-files';
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

const test = startTestApp();

const MEGABYTE = 1024 * 1024;
const ADDRESS = '/api/auth/application-documents/';

let company: CompanyClient;
let seeker: Seeker;
let application: Application;

beforeAll(async () => {
  company = await joinCompany(test);
});
beforeEach(async () => {
  seeker = await joinSeeker(test);
  application = await applyTo(seeker, await publishJob(company));
});

const send = (file: File, more: Record<string, string> = {}, client: TestClient = seeker) =>
  client.post(ADDRESS, makeForm({ application: String(application.id), ...more, file }));
const attach = (attachment: number, client: TestClient = seeker) =>
  client.post(ADDRESS, { application: application.id, attachment });
const remove = ({ id }: ApplicationDocument, client: TestClient = seeker) =>
  client.delete(`${ADDRESS}${id}/`);
const restore = ({ id }: ApplicationDocument, client: TestClient = seeker) =>
  client.post(`${ADDRESS}${id}/restore/`);
const runAfterAMinute = async () => {
  test.setClock(new Date(Date.now() + 61_000));
  await test.dependencies.tasks.runDue();
  test.setClock(undefined);
};
const upload = async (file = makePdf()) => readOk<ApplicationDocument>(await send(file));
const keep = async (file = makePdf('Diploma', 'Diploma.pdf'), client: TestClient = seeker) =>
  readOk<Attachment>(await client.post('/api/auth/attachments/', makeForm({ file })));
const readDocuments = async (client: TestClient) =>
  readOk<Application>(await client.get(`/api/auth/applications/${application.id}/`)).documents;
const withdraw = () => seeker.patch(`/api/auth/applications/${application.id}/`, { status: 'withdrawn' });

it('a document downloads under the whole of its name, dots and slashes included', async () => {
  const document = readOk<ApplicationDocument>(
    await send(makePdf('Reference', 'scan0002.pdf'), { name: 'Arbeitszeugnis Dr. Huber 2020/21' }),
  );
  const { headers } = await seeker.get(`${document.file}?download=1`);
  expect(headers['content-disposition']).toContain('; filename="Arbeitszeugnis Dr. Huber 2020-21.pdf";');
});

it('a document is added under its name and read by candidate and company', async () => {
  const response = await send(makePdf('Diploma', 'scan0001.pdf'), { name: 'Diploma of 2024' });
  expect(response.statusCode).toBe(201);
  const document = response.json<ApplicationDocument>();
  expect(document).toEqual({
    id: expect.any(Number),
    application: application.id,
    name: 'Diploma of 2024',
    file: `/api/auth/applications/${application.id}/documents/${document.id}/`,
    uploaded_at: expect.stringMatching(/Z$/),
  });
  for (const client of [seeker, company]) {
    expect(await readDocuments(client)).toEqual([document]);
    const file = await client.get(document.file);
    expect(file.body).toContain('Diploma');
    expect(file.headers['content-disposition']).toContain('"Diploma of 2024.pdf"');
  }
});

it('a Word document is added, and its name keeps the ending of what it is', async () => {
  const { name } = await upload(new File([makeWordDocument()], 'letter.pdf'));
  expect(name).toBe('letter.docx');
});

it('a document of the library is copied: the copy stays when the original goes', async () => {
  const attachment = await keep();
  const response = await attach(attachment.id);
  expect(response.statusCode).toBe(201);
  const document = response.json<ApplicationDocument>();
  expect(document).toMatchObject({ application: application.id, name: 'Diploma.pdf' });
  await seeker.delete(`/api/auth/attachments/${attachment.id}/`);
  expect((await company.get(document.file)).body).toContain('Diploma');
  await listFiles(test);
});

it('a document of the library above 5 MB is not copied', async () => {
  const attachment = await keep(new File(['%PDF-1.4', Buffer.alloc(6 * MEGABYTE), '%%EOF'], 'large.pdf'));
  const before = await listFiles(test);
  const response = await attach(attachment.id);
  expect([response.statusCode, Object.keys(response.json())]).toEqual([413, ['attachment']]);
  expect(await listFiles(test)).toEqual(before);
});

it('only one’s own library document goes to one’s own application', async () => {
  const other = await joinSeeker(test);
  const [own, foreign] = [await keep(), await keep(makePdf(), other)];
  const before = await listFiles(test);
  expect((await attach(foreign.id)).statusCode).toBe(404);
  expect((await attach(foreign.id, other)).statusCode).toBe(404);
  expect((await attach(own.id, company)).statusCode).toBe(403);
  expect((await attach(2_000_000_000)).statusCode).toBe(404);
  const response = await seeker.post(ADDRESS, { application: application.id });
  expect([response.statusCode, response.json()]).toEqual([400, { attachment: ['This field is required.'] }]);
  expect(await readDocuments(seeker)).toEqual([]);
  expect(await listFiles(test)).toEqual(before);
});

it('a document that is removed is gone, and its file after a minute', async () => {
  // What earlier tests have removed.
  await runAfterAMinute();
  const before = await listFiles(test);
  const document = await upload();
  for (const [client, status] of [
    [test.visit(), 401],
    [company, 403],
    [await joinSeeker(test), 404],
    [await joinCompany(test), 404],
  ] as const)
    expect((await remove(document, client)).statusCode).toBe(status);
  expect((await remove(document)).statusCode).toBe(204);
  expect((await remove(document)).statusCode).toBe(404);
  expect(await readDocuments(company)).toEqual([]);
  await runAfterAMinute();
  expect(await listFiles(test)).toEqual(before);
  expect((await restore(document)).statusCode).toBe(404);
});

it('a document that was removed is restored by its candidate within the minute, unless the application is withdrawn', async () => {
  const document = await upload();
  await remove(document);
  expect((await restore(document, company)).statusCode).toBe(404);
  expect(readOk(await restore(document))).toEqual(document);
  await runAfterAMinute();
  expect(await readDocuments(company)).toEqual([document]);
  expect((await company.get(document.file)).statusCode).toBe(200);
  await remove(document);
  await withdraw();
  expect((await restore(document)).statusCode).toBe(409);
});

it('a withdrawn application takes no document and loses none', async () => {
  const [document, attachment] = [await upload(), await keep()];
  await withdraw();
  const before = await listFiles(test);
  for (const response of [await send(makePdf()), await attach(attachment.id), await remove(document)])
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { detail: 'This application has been withdrawn.' },
    ]);
  expect(await readDocuments(seeker)).toEqual([document]);
  expect(await listFiles(test)).toEqual(before);
});

describe('a refused document leaves no file behind', () => {
  it.each([
    ['a text', 400, new File(['Hello'], 'cv.pdf')],
    ['a Word document with macros', 400, makeMacros()],
    ['nothing at all', 400, new File([], 'cv.pdf')],
    ['more than 5 MB', 413, new File(['%PDF-1.4', Buffer.alloc(5 * MEGABYTE)], 'cv.pdf')],
  ])('when it holds %s', async (_, status, file) => {
    const before = await listFiles(test);
    const response = await send(file);
    expect([response.statusCode, response.json()]).toEqual([status, { file: [expect.any(String)] }]);
    expect(await listFiles(test)).toEqual(before);
  });

  it('when it is for an application that is not one’s own, or for none', async () => {
    const before = await listFiles(test);
    expect((await send(makePdf(), {}, await joinSeeker(test))).statusCode).toBe(404);
    expect((await send(makePdf(), {}, company)).statusCode).toBe(403);
    expect((await send(makePdf(), { application: 'x' })).json()).toHaveProperty('application');
    const form = makeForm({ application: String(application.id) });
    expect((await seeker.post(ADDRESS, form)).json()).toEqual({ file: ['This field is required.'] });
    expect(await listFiles(test)).toEqual(before);
  });
});

function makeMacros(): File {
  return new File([makeWordDocument({ name: 'word/vbaProject.bin', content: 'Sub Main' })], 'letter.docx');
}
