import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRepository } from './repository';
import { startFakeServer } from './testing/start-fake-server';

const fake = startFakeServer();

let folder: string;
const write = (file: string, content: object | string) =>
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
const publish = (words = '') => fake.type(`publish ${words}`, undefined, openRepository(folder));

const integrity = `sha384-${createHash('sha384').update('page').digest('base64')}`;
const release = {
  name: 'mf-hello',
  version: '1.0.0-aaaa',
  files: { 'page.js': { integrity, size: 4 } },
};
/** Stands for the build of a repository, which is a program of its own. */
const SCRIPT = `const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('dist', { recursive: true });
writeFileSync('dist/page.js', 'page');
writeFileSync('dist/release.json', ${JSON.stringify(JSON.stringify(release))});`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metier-repository-'));
  write('package.json', { name: '@team/mf-hello', scripts: { build: 'node build.cjs' } });
  write('package-lock.json', {});
  write('build.cjs', SCRIPT);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('builds the repository and publishes its one remote, which package.json names', async () => {
  const { code, out } = await publish();
  expect([code, out]).toEqual([0, expect.stringContaining('Published mf-hello 1.0.0-aaaa.')]);
});

it('without a script it builds with the program of @metier/build', async () => {
  write('package.json', { name: 'mf-hello' });
  expect(await publish()).toMatchObject({ code: 1, err: expect.stringContaining('npm install --save-dev') });
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.bin/metier-build'), `#!/usr/bin/env node\n${SCRIPT}`, {
    mode: 0o755,
  });
  expect((await publish()).code).toBe(0);
});

it('an earlier build is published as it is', async () => {
  expect(await publish('--no-build')).toMatchObject({
    code: 1,
    err: expect.stringContaining('build it first'),
  });
  await publish('--dry-run');
  rmSync(join(folder, 'build.cjs'));
  expect((await publish('--no-build')).code).toBe(0);
});

it('a program gets one document, also when the build writes to stdout', async () => {
  write('build.cjs', `console.log('Building'); ${SCRIPT}`);
  const { out } = await publish('--json');
  expect(JSON.parse(out)).toMatchObject({ release: { remote: 'mf-seeker' } });
});

describe('types', () => {
  const installBuild = () => {
    mkdirSync(join(folder, 'node_modules/@metier'), { recursive: true });
    symlinkSync(join(__dirname, '../../build'), join(folder, 'node_modules/@metier/build'));
  };
  beforeEach(() => {
    write('tsconfig.json', { compilerOptions: { lib: ['es2023'], types: [] }, include: ['*.ts'] });
    write('page.ts', "export const rows: number = 'many';\n");
  });

  it.each(['', '--no-build', '--dry-run'])(
    'with errors are named, and nothing is published: %s',
    async (words) => {
      installBuild();
      expect(await publish(words)).toMatchObject({
        code: 1,
        err: expect.stringMatching(
          /^The types of mf-hello have errors, and nothing is published:\npage\.ts\(?.*1.14.*TS2322.*\n--no-check publishes/s,
        ),
      });
      expect(fake.server.changes).toEqual([]);
    },
  );

  it('with errors are published by those who leave the check out', async () => {
    installBuild();
    expect((await publish('--no-check')).code).toBe(0);
  });

  it('without errors are published, as they are once they are mended', async () => {
    installBuild();
    expect((await publish()).code).toBe(1);
    write('page.ts', 'export const rows: number = 7;\n');
    expect((await publish()).code).toBe(0);
  });

  it('that nothing checks are not published, and the message says what would', async () => {
    expect(await publish()).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Nothing checks the types .*\/sdk\/build\.tgz.*--no-check/s),
    });
    expect((await publish('--no-check')).code).toBe(0);
  });
});

const installSdk = (version: string) => {
  mkdirSync(join(folder, 'node_modules/@metier/sdk'), { recursive: true });
  write('node_modules/@metier/sdk/package.json', { name: '@metier/sdk', version });
};

it.each([['1.2.0'], ['1.0.3']])('an SDK %s fits a server that has 1.2.0', async (version) => {
  installSdk(version);
  expect((await publish()).code).toBe(0);
});

it.each([['1.3.0'], ['2.0.0'], ['0.9.0']])(
  'an SDK %s does not fit, and nothing is built',
  async (version) => {
    installSdk(version);
    write('build.cjs', 'process.exit(2)');
    expect(await publish()).toMatchObject({
      code: 1,
      err: `@metier/sdk ${version} is installed here, and the server has 1.2.0: npm install --save-dev ${fake.server.address}/sdk/sdk.tgz\n`,
    });
  },
);

it('an SDK of an earlier contract fits while the shell speaks it', async () => {
  installSdk('1.2.0');
  Object.assign(fake.server, { sdk: '2.0.0', contracts: [1, 2] });
  expect((await publish()).code).toBe(0);
  fake.server.contracts = [2];
  expect((await publish()).code).toBe(1);
});

it('a server without the SDK takes what its gate accepts', async () => {
  fake.server.sdk = undefined;
  installSdk('2.0.0');
  expect((await publish()).code).toBe(0);
});

it.each([
  ['another remote', () => undefined, 'mf-other', 'This repository has mf-hello, and not mf-other.'],
  ['no package.json', () => rmSync(join(folder, 'package.json')), '', 'run this in a remote’s repository'],
  [
    'no lockfile',
    () => rmSync(join(folder, 'package-lock.json')),
    '',
    'run npm install, and commit the file',
  ],
  ['a build that fails', () => write('build.cjs', 'process.exit(2)'), '', 'The build failed.'],
])('%s ends with code 1 and what to do, before anything is sent', async (_what, spoil, words, sentence) => {
  spoil();
  expect(await publish(words)).toMatchObject({ code: 1, err: expect.stringContaining(sentence) });
  expect(fake.server.changes).toEqual([]);
});
