import type { CompanyPicture, JobProvider } from '@metier/sdk/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { jobproviders } from '../../db/schema/index';
import { joinCompany, joinSeeker, readOk, type CompanyClient } from '../../testing/fixtures';
import { makeForm, startTestApp, TEST_PASSWORD, type TestClient } from '../../testing/index';
import { joinOperator } from '../../testing/join-operator';
import { listFiles } from '../../testing/list-files';
import { findCase, readCase, report } from '../moderation/testing/moderation-scene';

const test = startTestApp();

const ADDRESS = '/api/auth/company-pictures/';

let company: CompanyClient;
beforeEach(async () => {
  company = await joinCompany(test);
});

async function draw(width = 40, height = 30): Promise<File> {
  const canvas = sharp({ create: { width, height, channels: 3, background: 'teal' } });
  const picture = canvas.withExif({ IFD0: { Artist: 'Somebody' } }).jpeg();
  return new File([new Uint8Array(await picture.toBuffer())], 'team.jpg');
}

const send = async (text: string, client: TestClient = company, file?: File) =>
  client.post(ADDRESS, makeForm({ text, file: file ?? (await draw()) }));
const add = async (text: string) => readOk<CompanyPicture>(await send(text));
const addressOf = (id: number) => `${ADDRESS}${id}/`;
const read = async (client: TestClient = test.visit()) =>
  readOk<JobProvider>(await client.get(`/api/auth/jobproviders/${company.profile.id}/`)).pictures ?? [];
const listTexts = async () => (await read()).map(({ text }) => text);

it('a picture is on the company’s page, as WebP of limited size and without metadata', async () => {
  const added = await send(' Our team at work ', company, await draw(2_000, 1_000));
  expect(added.statusCode).toBe(201);
  expect(await read()).toEqual([
    {
      id: expect.any(Number),
      address: expect.stringMatching(/^\/api\/auth\/company-pictures\/files\/[0-9a-f]{32}\/$/),
      text: 'Our team at work',
      width: 1_600,
      height: 800,
    },
  ]);
  const picture = added.json<CompanyPicture>();
  const response = await test.visit().get(picture.address);
  expect(response.headers).toMatchObject({ 'content-type': 'image/webp' });
  const metadata = await sharp(response.rawPayload).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 1_600, height: 800 });
  expect(metadata.exif).toBeUndefined();
});

it('a picture is described anew, and moved to another place', async () => {
  const [first, , third] = [await add('One'), await add('Two'), await add('Three')];
  await company.patch(addressOf(third.id), { position: 1 });
  expect(await listTexts()).toEqual(['Three', 'One', 'Two']);
  await company.patch(addressOf(first.id), { position: 6, text: 'The first' });
  expect(await listTexts()).toEqual(['Three', 'Two', 'The first']);
});

it('a seventh picture is refused with what to do, also when all are sent at once', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, (_, at) => send(`Picture ${at}`)));
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused.map((reply) => reply.json<object>())).toEqual([
    { detail: 'A company can show 6 pictures. Delete one before you add another.' },
    { detail: 'A company can show 6 pictures. Delete one before you add another.' },
  ]);
  expect(await read()).toHaveLength(6);
  await listFiles(test);
});

it('a picture that is deleted is gone with its file, and the next one is the cover', async () => {
  const before = await listFiles(test);
  const [first, second] = [await add('One'), await add('Two')];
  expect((await company.delete(addressOf(first.id))).statusCode).toBe(204);
  expect((await test.visit().get(first.address)).statusCode).toBe(404);
  expect(await listTexts()).toEqual(['Two']);
  expect((await company.delete(addressOf(first.id))).statusCode).toBe(404);
  await company.delete(addressOf(second.id));
  expect(await listFiles(test)).toEqual(before);
});

it('others change nothing', async () => {
  const { id } = await add('One');
  for (const [client, status] of [
    [await joinCompany(test), 404],
    [await joinSeeker(test), 403],
    [test.visit(), 401],
  ] as const) {
    expect((await client.patch(addressOf(id), { text: 'Mine' })).statusCode).toBe(status);
    expect((await client.delete(addressOf(id))).statusCode).toBe(status);
  }
  expect((await send('Mine', await joinSeeker(test))).statusCode).toBe(403);
  expect((await send('Mine', await test.join('job_provider'))).statusCode).toBe(409);
  expect(await listTexts()).toEqual(['One']);
  await listFiles(test);
});

it.each([
  ['no text', ' ', undefined, 400, { text: ['This field may not be blank.'] }],
  ['a long text', 'x'.repeat(161), undefined, 400, { text: ['At most 160 characters are allowed.'] }],
  [
    'no picture',
    'Our team',
    new File(['Hello'], 'team.jpg', { type: 'image/jpeg' }),
    400,
    { file: ['Unsupported file format. Please use JPG, PNG or GIF.'] },
  ],
  [
    'more than 5 MB',
    'Our team',
    new File([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5 * 1024 * 1024)], 'team.jpg'),
    413,
    { file: ['Image is too large. Maximum 5MB.'] },
  ],
])('%s is refused by field, and leaves no file behind', async (_, text, file, status, body) => {
  const before = await listFiles(test);
  const response = await send(text, company, file);
  expect([response.statusCode, response.json()]).toEqual([status, body]);
  expect(await listFiles(test)).toEqual(before);
});

it('the pictures of a company on hold are for its owner alone', async () => {
  const { address } = await add('One');
  const { db } = test.dependencies;
  await db.update(jobproviders).set({ hold: 'hidden' }).where(eq(jobproviders.id, company.profile.id));
  expect((await test.visit().get(address)).statusCode).toBe(404);
  expect((await company.get(address)).statusCode).toBe(200);
});

it('an operator reads with a reported company what its pictures are said to show', async () => {
  await add('A bag of cash');
  readOk(await report(test.visit(), 'company', company.profile.id));
  const operator = await joinOperator(test);
  const { id } = await findCase(operator, 'company', company.profile.id);
  expect((await readCase(operator, id)).content?.facts).toContain('A bag of cash');
});

it('an account that is deleted takes its pictures along', async () => {
  const { address } = await add('One');
  readOk(await company.post('/api/auth/me/data/deletion/', { password: TEST_PASSWORD }));
  test.setClock(new Date(Date.now() + 40 * 24 * 60 * 60_000));
  await test.dependencies.tasks.runDue();
  await test.dependencies.tasks.runDue();
  test.setClock(undefined);
  expect((await test.visit().get(address)).statusCode).toBe(404);
  expect(await test.dependencies.files.read(address.split('/').at(-2) ?? '')).toBeUndefined();
});
