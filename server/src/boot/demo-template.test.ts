import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readConfig } from '../config/config';
import { startTestApp } from '../testing/index';
import { findDemoTemplate } from './demo-template';

const test = startTestApp();
const MORNING = new Date('2027-03-05T08:00:00Z');
const EVENING = new Date('2027-03-05T23:59:00Z');
const NEXT_DAY = new Date('2027-03-06T00:01:00Z');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metier-kept-'));
  await write('data/database/rows', 'a board');
  await write('data/files/logo', 'a logo');
  await write('server.mark', 'one server');
  await write('web/mf-public/dist/release.json', 'one release');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(path: string, text: string) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const read = (moment: Date, settings: Readonly<Record<string, string>> = {}) =>
  findDemoTemplate(
    readConfig({ DATA_DIR: join(folder, 'data'), ...settings }),
    {
      demoFolder: join(folder, 'kept'),
      serverMark: join(folder, 'server.mark'),
      webFolder: join(folder, 'web'),
    },
    () => moment,
  );

const keepFirst = async () => (await read(MORNING)).keep(test.dependencies.db);

it('the next start of the day has the data of the first', async () => {
  expect((await read(MORNING)).folder).toBeUndefined();
  await keepFirst();
  const { folder: kept = '' } = await read(EVENING);
  expect(await readFile(join(kept, 'database/rows'), 'utf8')).toBe('a board');
  expect(await readFile(join(kept, 'files/logo'), 'utf8')).toBe('a logo');
});

it('another day, other settings, another server or other bundles make data of their own', async () => {
  await keepFirst();
  expect((await read(NEXT_DAY)).folder).toBeUndefined();
  expect((await read(EVENING, { DELETION_DAYS: '12' })).folder).toBeUndefined();
  await write('web/mf-public/dist/release.json', 'another release');
  expect((await read(EVENING)).folder).toBeUndefined();
  await write('web/mf-public/dist/release.json', 'one release');
  await write('server.mark', 'another server');
  expect((await read(EVENING)).folder).toBeUndefined();
});

it('what a later start keeps replaces what was kept', async () => {
  await keepFirst();
  await write('data/database/rows', 'a larger board');
  await (await read(NEXT_DAY)).keep(test.dependencies.db);
  expect((await read(EVENING)).folder).toBeUndefined();
  const { folder: kept = '' } = await read(NEXT_DAY);
  expect(await readFile(join(kept, 'database/rows'), 'utf8')).toBe('a larger board');
});
