import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptLock, copyProject } from './new/testing/copy-project';

let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'metier-new-'));
  copyProject(project);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/run.mjs', ...args], { cwd: project, encoding: 'utf8' });

const REMOTES = ['mf-hello', 'mf-seeker', 'mf-provider'];
const MADE = /mf-hello|mf-visits|saved-searches/;

function execute(program: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { cwd: project, encoding: 'utf8' });
  return stdout + stderr;
}

/** Fingerprint of the public remote. */
const readMark = () =>
  execFileSync(
    process.execPath,
    [
      '-e',
      "require('./tools/lib/compile-sdk.cjs').compileSdk().then(() => console.log(require('./packages/build/src/fingerprint.cjs').fingerprint(require('path').resolve('mf-public'))))",
    ],
    { cwd: project, encoding: 'utf8' },
  );
let markBefore: string;

beforeAll(() => {
  acceptLock(project);
  markBefore = readMark();
  const made = run('new', 'remote', 'mf-hello');
  expect(made.stdout).toContain('mf-hello is a remote of its own, with a page for everybody at /hello.');
  acceptLock(project);
  const forEmployers = run('new', 'remote', 'visits', '--access', 'job_provider');
  expect(forEmployers.stdout).toContain(
    'mf-visits is a remote of its own, with a page for employers at /visits.',
  );
  acceptLock(project);
  for (const remote of REMOTES) expect(run('new', 'feature', remote, 'saved-searches').stderr).toBe('');
});

test('what is made is formatted, linted and typed, and breaks no border', () => {
  expect(readFileSync(join(project, 'mf-seeker/src/routes.ts'), 'utf8')).toContain("path: '/saved-searches'");
  const folders = [
    'mf-hello',
    'mf-visits',
    ...REMOTES.map((remote) => `${remote}/src/features/saved-searches`),
  ];
  expect(execute('node_modules/.bin/oxfmt', '--list-different', ...folders)).toBe('');
  expect(execute('node_modules/.bin/oxlint', ...folders)).toContain('Found 0 warnings and 0 errors.');
  writeFileSync(
    join(project, 'tsconfig.made.json'),
    JSON.stringify({
      extends: './mf-hello/tsconfig.json',
      include: [...folders, 'mf-*/src/routes.ts', 'shared/src/css-modules.d.ts'],
    }),
  );
  expect(
    execute('node_modules/typescript-native/bin/tsc', '--noEmit', '--project', 'tsconfig.made.json'),
  ).toBe('');
  for (const step of ['boundaries', 'dead code']) {
    const { stdout } = run('check', '--only', step);
    expect(stdout).toContain(`${step} (`);
    expect(stdout).not.toMatch(MADE);
  }
});

test('what is made has listed translations, and the check names the lines to translate', () => {
  execFileSync('git', ['init', '-q'], { cwd: project });
  const { stdout } = run('check', '--only', 'texts');
  expect(stdout).toContain('✓ texts (');
  const noted = stdout.split('\n').filter((line) => line.includes('it is refused once it is committed'));
  // Two public pages with title and description, three others with a title, in three languages.
  expect(noted).toHaveLength((2 * 2 + 3) * 3);
  expect(stdout).toContain('mf-seeker/src/features/saved-searches/saved-searches.texts.fr.ts:');
});

test('what is made passes its own tests', () => {
  const words = execute('node_modules/.bin/jest', '--testPathPatterns', MADE.source);
  expect(words).toContain('Test Suites: 5 passed, 5 total');
  expect(words).toMatch(/Tests: +(\d\d) passed, \1 total/);
});

test('a public page has a head, and pages for others have none', () => {
  const read = (file: string) => readFileSync(join(project, file), 'utf8');
  expect(read('mf-hello/src/routes.ts')).toContain("import('./features/hello/hello-head')");
  expect(read('mf-hello/src/routes.ts')).toContain("import('./features/saved-searches/saved-searches-head')");
  expect(read('mf-seeker/src/routes.ts')).not.toContain('saved-searches-head');
  expect(read('mf-visits/src/routes.ts')).not.toContain('head');
  expect(existsSync(join(project, 'mf-visits/src/features/visits/visits-head.ts'))).toBe(false);
});

test('a new remote builds at once, and the releases of the others stay what they are', () => {
  const built = run('build', 'mf-hello');
  expect(built.stderr).toBe('');
  const release = JSON.parse(readFileSync(join(project, 'mf-hello/dist/release.json'), 'utf8')) as {
    readonly files: object;
    readonly languages: object;
  };
  expect(Object.keys(release.files)).toContain('server.cjs');
  expect(Object.keys(release.languages)).toEqual(['de', 'fr', 'it']);
  expect(readMark()).toBe(markBefore);
});
