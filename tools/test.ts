import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './lib/build';
import { findBrowser } from './lib/browser';
import { ROOT } from './lib/root';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'metier-test-'));
const report = (name: string) => join(reports, `${name}.json`);

/** Runs a program of node_modules/.bin with inherited output; resolves to true if it succeeded. */
function run(
  title: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  console.log(`\n── ${title}`);
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', program), args, {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Counts of a run. A run that failed without a failed test, such as a crash, counts as one failure. */
function count<Report>(succeeded: boolean, name: string, read: (report: Report) => Count): Count {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report(name), 'utf8')) as Report);
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numPendingTests: number;
}

/** A skipped test proves nothing: it counts as failed. */
const readJest = (seen: JestReport): Count => ({
  passed: seen.numPassedTests,
  failed: Math.max(seen.numFailedTests, seen.numFailedTestSuites) + seen.numPendingTests,
});

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const readPlaywright = ({ stats }: PlaywrightReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});

const browser = await findBrowser();
await build();
const isChecked = await run('check', 'tsx', ['tools/check.ts', '--report', report('check')]);
// A suite waits for a quarter of its time, so there are more workers than cores.
const isTested = await run('unit, API and page tests', 'jest', [
  `--maxWorkers=${Math.ceil(1.5 * availableParallelism())}`,
  '--testTimeout=20000',
  '--json',
  `--outputFile=${report('jest')}`,
]);
const isTravelled = await run('journeys', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  CHROME_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys'),
});

const counts = [
  count<Count>(isChecked, 'check', (seen) => seen),
  count(isTested, 'jest', readJest),
  count(isTravelled, 'journeys', readPlaywright),
];
rmSync(reports, { recursive: true, force: true });
const passed = counts.reduce((sum, each) => sum + each.passed, 0);
const failed = counts.reduce((sum, each) => sum + each.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
