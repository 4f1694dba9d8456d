import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..');
const MODULES = join(ROOT, 'node_modules');

/** The project as it is now, in a folder of its own, with the packages that are installed here. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'metier-new-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(MODULES).filter((each) => each !== '@metier')) {
    symlinkSync(join(MODULES, name), join(copy, 'node_modules', name));
  }
  mkdirSync(join(copy, 'node_modules/@metier'));
  for (const workspace of readdirSync(join(MODULES, '@metier'))) {
    symlinkSync(join(copy, workspace), join(copy, 'node_modules/@metier', workspace));
    const own = join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, workspace, 'node_modules'));
  }
  return copy;
}

let project: string;
beforeAll(() => {
  project = copyProject();
}, 60_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/run.mjs', ...args], { cwd: project, encoding: 'utf8' });

test('a new feature of every remote passes the check and its own test', () => {
  const features = ['mf-public', 'mf-seeker', 'mf-provider'].map(
    (remote) => [remote, 'saved-searches'] as const,
  );
  for (const [remote, name] of features) expect(run('new', 'feature', remote, name).stderr).toBe('');
  expect(readFileSync(join(project, 'mf-seeker/src/routes.ts'), 'utf8')).toContain("path: '/saved-searches'");
  const check = run('check');
  expect(check.stdout.split('\n').filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(check.status).toBe(0);
  const jest = spawnSync('node_modules/.bin/jest', ['--testPathPatterns', 'saved-searches'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(jest.stderr).toContain('3 passed, 3 total');
}, 300_000);

test.each([
  [['feature'], 'Usage: npm run new'],
  [['feature', 'mf-nobody', 'saved'], 'There is no remote mf-nobody.'],
  [['feature', 'mf-seeker', 'Saved_Searches'], 'is not a name in kebab-case'],
  [['feature', 'mf-seeker', 'documents'], 'mf-seeker has a feature documents already.'],
])('npm run new %j is refused in one sentence', (args, sentence) => {
  const { status, stderr } = run('new', ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
});
