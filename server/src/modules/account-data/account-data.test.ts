import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { AccountData, DataExport } from '@metier/sdk/contract';
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { applications, dataExports, jobs } from '../../db/schema/index';
import { joinSeeker, readOk } from '../../testing/fixtures';
import { startTestApp, type TestClient } from '../../testing/index';
import { leave, makeBoard, makeSeeker, passDays } from '../account-deletion/testing/leaving-scene';
import { listExportedTables } from './export-rows.repository';

const test = startTestApp();
afterEach(() => test.setClock(undefined));

const ROOT = '/api/auth/me/data/';
const request = (client: TestClient) => client.post(`${ROOT}exports/`);

/** Waits until the latest export has ended. */
async function awaitExport(client: TestClient): Promise<DataExport> {
  for (;;) {
    const [latest] = readOk<AccountData>(await client.get(ROOT)).exports;
    if (latest && latest.state !== 'running') return latest;
    await wait(50);
  }
}

/** The reply to a request while an export of the person is running, which a real one may cease to do at any moment. */
async function requestWhileRunning(
  client: Awaited<ReturnType<typeof joinSeeker>>,
  send = () => request(client),
) {
  const { db } = test.dependencies;
  const running = { userId: client.user.id, requestedAt: new Date() };
  const [row] = await db.insert(dataExports).values(running).returning();
  const reply = await send();
  await db.delete(dataExports).where(eq(dataExports.id, row?.id ?? 0));
  return reply;
}

/** The entries of an archive by name, as an independent library reads them. */
async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(archive, { lazyEntries: true }, (error, file) => (error ? reject(error) : resolve(file))),
  );
  const contents = new Map<string, Buffer>();
  zip.on('entry', (entry: Entry) =>
    zip.openReadStream(entry, (error, stream) => {
      if (error) throw error;
      void buffer(stream).then((content) => {
        contents.set(entry.fileName, content);
        zip.readEntry();
      });
    }),
  );
  zip.readEntry();
  await once(zip, 'end');
  return contents;
}

interface Archived {
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

async function download(client: TestClient): Promise<Map<string, Buffer>> {
  readOk(await request(client));
  const { file } = await awaitExport(client);
  const response = await client.get(file ?? '');
  expect(response.headers['content-type']).toBe('application/zip');
  return unzip(response.rawPayload);
}

const readTables = (archive: Map<string, Buffer>) =>
  (JSON.parse(String(archive.get('data.json'))) as Archived).tables;

/** Applications to as many jobs, written directly. */
async function applyOften(jobseekerId: number, count: number): Promise<void> {
  const { db } = test.dependencies;
  const [model] = await db.select().from(jobs).limit(1);
  if (!model) throw new Error('There is no job.');
  const { id: _, ...job } = model;
  const made = await db
    .insert(jobs)
    .values(Array.from({ length: count }, () => job))
    .returning({ id: jobs.id });
  await db
    .insert(applications)
    .values(made.map(({ id }) => ({ jobId: id, jobseekerId, coverLetter: `Letter ${id}` })));
}

it('the archive of a candidate with 200 applications has everything that the tables have', async () => {
  const board = await makeBoard(test);
  const seeker = await makeSeeker(test, board.company, board.job);
  await applyOften(seeker.profile.id, 199);
  const archive = await download(seeker);
  const tables = readTables(archive);
  const { db } = test.dependencies;
  const rowsOf = async (condition: string, table: string) =>
    (await db.$client.query<{ row: object }>(`SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${condition}`))
      .rows;
  expect(tables['applications']).toHaveLength(200);
  for (const [name, { table, secret }] of listExportedTables(test.app.dependencies.personalData)) {
    const columns = Object.values(getTableColumns(table)).map((column) => column.name);
    const owner = ['user_id', 'jobseeker_id'].find((column) => columns.includes(column));
    if (!owner) continue;
    const id = owner === 'user_id' ? seeker.user.id : seeker.profile.id;
    const kept = await rowsOf(`${owner} = ${id}`, getTableName(table));
    expect([name, tables[name]?.length]).toEqual([name, kept.length]);
    for (const row of tables[name] ?? [])
      expect(Object.keys(row)).toHaveLength(columns.length - (secret?.length ?? 0));
  }
  for (const name of ['attachments', 'messages', 'applicationDocuments', 'alerts', 'favorites', 'outbox'])
    expect([name, tables[name]?.length ?? 0]).not.toEqual([name, 0]);
  expect(tables['files']).toHaveLength(3);
  const page = String(archive.get('index.html'));
  const everything = [...archive.values()].map(String).join('\n');
  for (const word of seeker.words) expect(everything).toContain(word);
  expect(page).toContain('Applications (200)');
  expect(everything).not.toContain('seems nice');
  expect(everything).not.toContain('argon2');
});

it('a text that looks like a page, or like a moment, stays a text', async () => {
  const address = '2026-99-99T99:99:99Z';
  const seeker = await joinSeeker(test, { biography: '<script>alert(1)</script>', address });
  const page = String((await download(seeker)).get('index.html'));
  expect(page).toContain('&lt;script&gt;alert(1)');
  expect(page).toContain(address);
  expect(page).not.toContain('<script');
});

it('the page and the file are named in the language of the account, refusals in that of the request', async () => {
  const seeker = await joinSeeker(test);
  await seeker.put('/api/auth/account/language/', { language: 'de' });
  const inFrench = (method: 'GET' | 'POST', url: string) =>
    seeker.send({ method, url, headers: { 'accept-language': 'fr' } });
  const start = () => inFrench('POST', `${ROOT}exports/`);
  const refused = await requestWhileRunning(seeker, start);
  expect(refused.json()).toEqual({ detail: 'Vos données sont déjà en cours de préparation.' });
  readOk(await start());
  const { file, id } = await awaitExport(seeker);
  const { rawPayload, headers } = await inFrench('GET', file ?? '');
  expect(headers['content-disposition']).toMatch(/filename="metier-daten-\d{4}-\d\d-\d\d\.zip"/);
  const page = String((await unzip(rawPayload)).get('index.html'));
  expect(page).toContain('<html lang="de">');
  expect(page).toMatch(/Stand: \p{L}+, \d+\. \p{L}+ \d{4}, \d\d:\d\d\./u);
  expect(page).toContain(`<h1>Daten von ${seeker.user.username} auf Metier</h1>`);
  expect(page).toContain('<h2>Angemeldete Browser (1)</h2>');
  expect(page).toMatch(/<th scope="row" lang="en">created at<\/th><td>\p{L}+, \d+\. \p{L}+ \d{4}/u);
  await passDays(test, 8);
  expect((await inFrench('GET', `${ROOT}exports/${id}/`)).json()).toEqual({
    detail: 'Cette archive a été supprimée. Vous pouvez en demander une nouvelle.',
  });
});

it('a second tab gets one clear sentence while an export is running', async () => {
  const seeker = await joinSeeker(test);
  const refused = await requestWhileRunning(seeker);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toEqual({ detail: 'We are already collecting your data.' });
});

it('the archive is for its person alone, is mailed, works twice and ends after seven days', async () => {
  const [seeker, stranger] = [await joinSeeker(test), await joinSeeker(test)];
  await download(seeker);
  const { file } = await awaitExport(seeker);
  expect((await seeker.get(file ?? '')).statusCode).toBe(200);
  expect((await stranger.get(file ?? '')).statusCode).toBe(404);
  expect((await test.visit().get(file ?? '')).statusCode).toBe(401);
  const mail = (await test.readMails()).filter(({ to }) => to === seeker.user.email).at(-1);
  expect(mail?.subject).toBe('Your data is ready');
  await passDays(test, 8);
  const late = await seeker.get(file ?? '');
  expect([late.statusCode, late.json()]).toEqual([
    404,
    { detail: 'This archive has been deleted. You can ask for a new one.' },
  ]);
});

it('an account that is to be deleted can still be exported, and its archives go with it', async () => {
  const seeker = await joinSeeker(test);
  readOk(await leave(seeker));
  const archive = await download(seeker);
  expect(readTables(archive)['accountDeletions']).toHaveLength(1);
  await passDays(test, 15);
  expect((await seeker.get('/api/auth/me/')).statusCode).toBe(401);
});

it('an employer gets the profile, the jobs and what was written, and nothing of the candidates', async () => {
  const board = await makeBoard(test);
  const seeker = await makeSeeker(test, board.company, board.job);
  const archive = await download(board.company);
  const tables = readTables(archive);
  expect(
    [tables['jobproviders'], tables['jobs'], tables['applicationNotes']].map((rows) => rows?.length),
  ).toEqual([1, 1, 1]);
  expect(tables['applications']).toEqual([]);
  expect(JSON.stringify(tables)).not.toContain(seeker.user.email);
});
