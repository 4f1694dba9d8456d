import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { insertFile } from '../files/files.repository';
import { attachmentPolicy } from '../files/upload-policies';
import { applyTo, joinCompany, joinSeeker, publishJob } from '../testing/fixtures';
import { startTestApp, type TestApp } from '../testing/index';
import { contentOf, makeRelease, publishRelease } from '../testing/releases';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

const source = startTestApp();
const target = startTestApp();
const PDF = Buffer.from('%PDF-1.7\nhello\n%%EOF');
const release = makeRelease('mf-seeker');
let path: string;
let fileId: string;

beforeAll(async () => {
  // A task that becomes due would change a row between the backup and the comparison.
  for (const { dependencies } of [source, target]) await dependencies.tasks.stop();
  const seeker = await joinSeeker(source, { biography: 'Léa said:\n"{\\}" \u2028 €' });
  const company = await joinCompany(source);
  await applyTo(seeker, await publishJob(company, { title: 'Cook' }));
  const stored = await source.dependencies.files.write(Readable.from([PDF]), attachmentPolicy);
  await insertFile(source.dependencies.db, { ...stored, name: 'hello.pdf' });
  fileId = stored.id;
  await publishRelease(source, release);
  path = join(source.dataDir, 'backup.gz');
});
beforeEach(() => rm(path, { force: true }));

const make = () => makeBackup({ ...source.dependencies, path });
const restore = (isForced = false) => restoreBackup({ ...target.dependencies, path, isForced });

/** Every row of every table, as text. */
async function readRows({ dependencies }: TestApp): Promise<Record<string, string[]>> {
  const client = dependencies.db.$client;
  const tables = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM public."${name}" t`);
    contents[name] = rows.map(({ row }) => row).sort();
  }
  return contents;
}

async function change(edit: (text: string) => string): Promise<void> {
  await make();
  await writeFile(path, gzipSync(edit(gunzipSync(await readFile(path)).toString())));
}

it('a file that is there already is not overwritten', async () => {
  await writeFile(path, 'something');
  await expect(make()).rejects.toThrow(`${path} exists already`);
  expect(await readFile(path, 'utf8')).toBe('something');
});

it.each([
  ['no archive', async () => writeFile(path, 'hello'), 'is not a whole backup of Metier'],
  ['another archive', async () => writeFile(path, gzipSync('hello\n')), 'This is not a backup of Metier'],
  ['cut short', async () => cut(), 'is not a whole backup of Metier'],
  ['without its end', () => change((text) => text.replace(/\n{"end".*/, '')), 'its end is missing'],
  ['of other tables', () => change((text) => text.replace('"schema":"', '"schema":"9')), 'with that release'],
  ['not there', async () => {}, 'There is no file'],
])('a backup that is %s is refused and changes nothing', async (_case, prepare, sentence) => {
  await prepare();
  const before = await readRows(target);
  await expect(restore()).rejects.toThrow(sentence);
  expect(await readRows(target)).toEqual(before);
  expect(await target.dependencies.files.read(fileId)).toBeUndefined();
});

async function cut(): Promise<void> {
  await make();
  const whole = await readFile(path);
  await writeFile(path, whole.subarray(0, whole.length / 2));
}

it('a restored backup has the same rows and the same files, and new ids go on after the old ones', async () => {
  const shares: number[] = [];
  await makeBackup({ ...source.dependencies, path, onProgress: (share) => shares.push(share) });
  expect(shares.at(-1)).toBe(1);
  expect((await readdir(source.dataDir)).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(await restore()).toMatchObject({ files: 3 });
  expect(await readRows(target)).toEqual(await readRows(source));
  const content = await target.dependencies.files.read(fileId);
  expect(content && (await buffer(content))).toEqual(PDF);
  const { rows } = await target.dependencies.db.$client.query<{ file_id: string }>(
    `SELECT file_id FROM release_files WHERE path = 'expose.js'`,
  );
  const script = await target.dependencies.files.read(rows[0]?.file_id ?? '');
  expect(script && String(await buffer(script))).toBe(contentOf(release, 'expose.js'));
  const found = await target.visit().get('/api/jobs/?keyword=cook');
  expect(found.json()).toHaveLength(1);
  const { user } = await target.join('job_seeker', 'somebody-new');
  expect(user.id).toBe(3);
});

it('existing data and its files are replaced only when the restore is forced', async () => {
  await make();
  const stale = await target.dependencies.files.write(Readable.from([PDF]), attachmentPolicy);
  await insertFile(target.dependencies.db, { ...stale, name: 'stale.pdf' });
  await expect(restore()).rejects.toThrow('--force');
  await restore(true);
  expect(await readRows(target)).toEqual(await readRows(source));
  expect(await target.dependencies.files.read(stale.id)).toBeUndefined();
  const content = await target.dependencies.files.read(fileId);
  expect(content && (await buffer(content))).toEqual(PDF);
});

it('a file that the store has lost does not keep the rest from being backed up', async () => {
  await source.dependencies.files.remove(fileId);
  expect(await make()).toMatchObject({ files: 2, missing: [fileId] });
});
