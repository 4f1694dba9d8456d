import { execFile, fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packFiles } from '../../packages/cli/src/pack';
import { ROOT } from '../lib/root';
import { stopServer, waitUntilReady } from '../lib/server-process';
import { packSdk, SDK_FOLDER } from './pack-sdk';

const QUIET = ['--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0'];
/** Of a package that only looks like the one that was installed. */
const MANIFEST = Buffer.from(JSON.stringify({ name: '@metier/cli', version: '1.0.0' }));
const NAMES = ['sdk', 'build', 'testing', 'cli'];

const folder = mkdtempSync(join(tmpdir(), 'metier-team-'));
const team = join(folder, 'team');
let server: ChildProcess;
let address: string;

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: team, encoding: 'utf8' });
  return { status, text: stdout + stderr };
};
const npm = (...args: string[]) => run('npm', ...args, '--prefer-offline', ...QUIET);

beforeAll(async () => {
  await packSdk();
  mkdirSync(team);
  writeFileSync(join(team, 'package.json'), JSON.stringify({ name: 'mf-hello', type: 'module' }));
  server = fork(join(ROOT, 'server/dist/main.js'), {
    execArgv: [],
    silent: true,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      SEED_DEMO: '0',
      PUBLISH_LOCAL_BUILDS: 'never',
    },
  });
  ({ address } = await waitUntilReady(server));
  const packages = NAMES.map((name) => `${address}/sdk/${name}.tgz`);
  expect(npm('install', ...packages, '@types/react@^19.2.0')).toMatchObject({ status: 0 });
});

afterAll(async () => {
  await stopServer(server);
  rmSync(folder, { recursive: true });
});

it('the rules run in Node, as a module and as tests load them, and the programs start', () => {
  for (const [type, load] of [
    ['module', "import { isPlainPattern } from '@metier/sdk/rules'"],
    ['commonjs', "const { isPlainPattern } = require('@metier/sdk/rules')"],
  ]) {
    const script = `${load}; console.log(isPlainPattern('/hello'));`;
    expect(run('node', `--input-type=${type}`, '--eval', script)).toEqual({ status: 0, text: 'true\n' });
  }
  const { status, text } = run('node_modules/.bin/metier', '--help');
  expect([status, text]).toEqual([0, expect.stringMatching(/^metier <command>/)]);
  // It is there, and asks for the configuration of a bundle.
  expect(run('node_modules/.bin/metier-build').text).toContain('webpack.config.js');
});

it.each(['bundler', 'nodenext'])('the types fit a page of a team, found as by %s', (resolution) => {
  writeFileSync(
    join(team, 'page.tsx'),
    `import { getJob } from '@metier/sdk/api';
import { defineRemote, type PageHead } from '@metier/sdk/remote';
import { Button } from '@metier/sdk/ui';
import styles from './page.module.css';

export const head: PageHead = { canonical: '/hello' };
export const define: (...args: never[]) => unknown = defineRemote;
export const id: (typeof getJob) extends (...args: never[]) => Promise<{ id: infer Id }> ? Id : never = 7;
export const Page = () => <Button className={styles.page}>Hello</Button>;
// @ts-expect-error A variant is one of the kit's names.
export const Wrong = () => <Button variant={7}>Hello</Button>;
`,
  );
  const options = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--types', '@metier/sdk/css-modules'];
  const module = resolution === 'bundler' ? 'esnext' : resolution;
  const result = run(
    'node_modules/.bin/tsc',
    ...options,
    '--module',
    module,
    '--moduleResolution',
    resolution,
    '--skipLibCheck',
    'page.tsx',
  );
  expect(result).toEqual({ status: 0, text: '' });
});

it('npm refuses a package that is not the one in the lockfile', async () => {
  const name = readdirSync(SDK_FOLDER).find((file) => file.startsWith('cli-')) ?? '';
  let content: Buffer = readFileSync(join(SDK_FOLDER, name));
  const registry = createServer((_request, response) => response.end(content));
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  const place = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/${name}`;
  const cwd = join(folder, 'careful');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ name: 'mf-careful' }));
  const install = (...words: string[]) =>
    promisify(execFile)('npm', [...words, '--cache', join(folder, 'cache'), ...QUIET], { cwd });
  try {
    await install('install', place);
    rmSync(join(folder, 'cache'), { recursive: true });
    content = await packFiles([['package/package.json', MANIFEST]]);
    await expect(install('ci')).rejects.toMatchObject({ stderr: expect.stringContaining('EINTEGRITY') });
  } finally {
    registry.close();
  }
});
