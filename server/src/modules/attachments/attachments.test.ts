import type { Attachment } from '@metier/sdk/contract';
import { makeForm, startTestApp, type TestClient } from '../../testing/index';
import { joinCompany, joinSeeker, makePdf, readOk, type Seeker } from '../../testing/fixtures';
import { listFiles } from '../../testing/list-files';

const test = startTestApp();

const MEGABYTE = 1024 * 1024;
const ADDRESS = '/api/auth/attachments/';

let seeker: Seeker;
beforeEach(async () => {
  seeker = await joinSeeker(test);
});

const send = (file: File, more: Record<string, string> = {}, client: TestClient = seeker) =>
  client.post(ADDRESS, makeForm({ ...more, file }));
const upload = async (file: File) => readOk<Attachment>(await send(file));
const list = async (client: TestClient = seeker) => readOk<Attachment[]>(await client.get(ADDRESS));

it('a document is kept and read again, in the browser or to be saved', async () => {
  const response = await send(makePdf('Diploma', 'Diplôme 2024.pdf'), { user: String(seeker.user.id) });
  expect(response.statusCode).toBe(201);
  const attachment = response.json<Attachment>();
  expect(attachment).toEqual({
    id: expect.any(Number),
    user: seeker.user.id,
    name: 'Diplôme 2024.pdf',
    file: `${ADDRESS}${attachment.id}/file/`,
    size: makePdf('Diploma').size,
    uploaded_at: expect.stringMatching(/Z$/),
  });
  expect(await list()).toEqual([attachment]);
  const file = await seeker.get(attachment.file);
  expect(file.body).toContain('Diploma');
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^inline;/),
  });
  const download = await seeker.get(`${attachment.file}?download=1`);
  expect(download.headers['content-disposition']).toMatch(/^attachment;/);
});

it('a library comes newest first, in pages', async () => {
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf']) await upload(makePdf(name, name));
  expect((await list()).map(({ name }) => name)).toEqual(['three.pdf', 'two.pdf', 'one.pdf']);
  const page = await seeker.get(`${ADDRESS}?page=2&page_size=2`);
  expect(page.json<Attachment[]>().map(({ name }) => name)).toEqual(['one.pdf']);
  expect(page.headers['x-total-count']).toBe('3');
});

it('a library is its candidate’s alone', async () => {
  const attachment = await upload(makePdf());
  const other = await joinSeeker(test);
  expect(await list(other)).toEqual([]);
  for (const address of [attachment.file, `${ADDRESS}2000000000/file/`]) {
    const response = await other.get(address);
    expect([response.statusCode, response.json()]).toEqual([404, { detail: 'Not found.' }]);
  }
  expect((await other.delete(`${ADDRESS}${attachment.id}/`)).statusCode).toBe(404);
  const company = await joinCompany(test);
  expect((await company.get(attachment.file)).statusCode).toBe(403);
  expect((await test.visit().get(attachment.file)).statusCode).toBe(401);
  expect(await list()).toEqual([attachment]);
});

describe('a document that is removed', () => {
  const runAfter = async (seconds: number) => {
    test.setClock(new Date(Date.now() + seconds * 1_000));
    await test.dependencies.tasks.runDue();
    test.setClock(undefined);
  };
  const restore = (id: number, client: TestClient = seeker) => client.post(`${ADDRESS}${id}/restore/`);

  it('is gone at once, and its file after a minute', async () => {
    const before = await listFiles(test);
    const { id, file } = await upload(makePdf());
    const response = await seeker.delete(`${ADDRESS}${id}/`);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await list()).toEqual([]);
    expect((await seeker.get(file)).statusCode).toBe(404);
    expect((await seeker.delete(`${ADDRESS}${id}/`)).statusCode).toBe(404);
    await runAfter(61);
    expect(await listFiles(test)).toEqual(before);
    expect((await restore(id)).statusCode).toBe(404);
  });

  it('is restored by its owner within the minute, as it was, and stays', async () => {
    const attachment = await upload(makePdf('Diploma'));
    await seeker.delete(`${ADDRESS}${attachment.id}/`);
    expect((await restore(attachment.id, await joinSeeker(test))).statusCode).toBe(404);
    const [first, second] = await Promise.all([restore(attachment.id), restore(attachment.id)]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 404]);
    await runAfter(61);
    expect(await list()).toEqual([attachment]);
    expect((await seeker.get(attachment.file)).body).toContain('Diploma');
  });

  it('can be removed again after it was restored', async () => {
    const { id, file } = await upload(makePdf());
    for (let round = 0; round < 2; round += 1) {
      await seeker.delete(`${ADDRESS}${id}/`);
      if (round === 0) readOk(await restore(id));
    }
    await runAfter(61);
    expect((await seeker.get(file)).statusCode).toBe(404);
  });

  it('keeps its row until its file could be deleted', async () => {
    const before = await listFiles(test);
    const { id } = await upload(makePdf());
    await seeker.delete(`${ADDRESS}${id}/`);
    const remove = jest.spyOn(test.dependencies.files, 'remove').mockRejectedValueOnce(new Error('No disk.'));
    await runAfter(61);
    remove.mockRestore();
    expect(await listFiles(test)).not.toEqual(before);
    await runAfter(200);
    expect(await listFiles(test)).toEqual(before);
  });
});

it('a document of 10 MB is accepted', async () => {
  const content = ['%PDF-1.4', Buffer.alloc(10 * MEGABYTE - 13), '%%EOF'];
  expect(await upload(new File(content, 'large.pdf'))).toMatchObject({ size: 10 * MEGABYTE });
});

describe('a refused document leaves no file behind', () => {
  it.each([
    [
      'a text',
      400,
      'Only PDF files are allowed.',
      new File(['Hello'], 'cv.pdf', { type: 'application/pdf' }),
    ],
    ['nothing at all', 400, 'The file is empty.', new File([], 'cv.pdf')],
    [
      'more than 10 MB',
      413,
      'File size must not exceed 10 MB.',
      new File(['%PDF-1.4', Buffer.alloc(10 * MEGABYTE)], 'cv.pdf'),
    ],
  ])('when it holds %s', async (_, status, message, file) => {
    const before = await listFiles(test);
    const response = await send(file);
    expect([response.statusCode, response.json()]).toEqual([status, { file: [message] }]);
    expect(await listFiles(test)).toEqual(before);
  });

  it('when the form names another user, or an employer sends it', async () => {
    const before = await listFiles(test);
    const other = await joinSeeker(test);
    expect((await send(makePdf(), { user: String(other.user.id) })).statusCode).toBe(404);
    expect((await send(makePdf(), { user: 'me' })).json()).toHaveProperty('user');
    expect((await send(makePdf(), {}, await joinCompany(test))).statusCode).toBe(403);
    expect(await listFiles(test)).toEqual(before);
  });
});

it('without a file, or as JSON, nothing is added', async () => {
  const response = await seeker.post(ADDRESS, makeForm({ user: String(seeker.user.id) }));
  expect([response.statusCode, response.json()]).toEqual([400, { file: ['This field is required.'] }]);
  expect((await seeker.post(ADDRESS, { file: 'cv.pdf' })).statusCode).toBe(400);
  expect(await list()).toEqual([]);
});
