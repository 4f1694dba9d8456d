import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './lib/build';
import { findBrowser } from './lib/browser';
import { ROOT } from './lib/root';
import { readCheck, readJest, readPlaywright, type Outcome } from './lib/read-reports';

const reports = mkdtempSync(join(tmpdir(), 'metier-test-'));
const report = (name: string) => join(reports, `${name}.json`);

interface Run {
  readonly title: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

const start = ({ program, args, env }: Run, stdio: 'inherit' | 'pipe') =>
  spawn(join(ROOT, 'node_modules/.bin', program), args, {
    cwd: ROOT,
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });

/** Resolves to true if the program succeeded. */
async function hasSucceeded(child: ChildProcess): Promise<boolean> {
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}

/** Runs a program of node_modules/.bin with inherited output. */
function run(given: Run): Promise<boolean> {
  console.log(`\n── ${given.title}`);
  return hasSucceeded(start(given, 'inherit'));
}

/** Starts a program beside others; its output is held back until `finish`, so that outputs do not mix. */
function runBeside(given: Run): { finish(): Promise<boolean> } {
  const child = start(given, 'pipe');
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const result = hasSucceeded(child);
  return {
    async finish() {
      const succeeded = await result;
      console.log(`\n── ${given.title}`);
      process.stdout.write(Buffer.concat(output));
      return succeeded;
    },
  };
}

/** Outcome of a run. One that failed without a failed test, such as a crash, counts as one failure. */
function readOutcome<Report>(
  { title, succeeded, name }: { title: string; succeeded: boolean; name: string },
  read: (report: Report) => Outcome,
): Outcome {
  const crashed = [`${title} ended without a report of what failed`];
  try {
    const { passed, failures } = read(JSON.parse(readFileSync(report(name), 'utf8')) as Report);
    return { passed, failures: succeeded || failures.length > 0 ? failures : crashed };
  } catch {
    return { passed: 0, failures: crashed };
  }
}

const browser = await findBrowser();
await build();
// Journeys wait about half of the time, and need nothing but the build. The suites come after them: both have
// limits of time, which two processors cannot keep for both.
const journeys = runBeside({
  title: 'journeys',
  program: 'playwright',
  args: ['test', '--config', 'e2e/playwright.config.ts'],
  env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') },
});
const isChecked = await run({
  title: 'check (the journeys run beside it, and are printed next)',
  program: 'tsx',
  args: ['tools/check.ts', '--report', report('check')],
});
const isTravelled = await journeys.finish();
// One worker more than processors: a suite waits for timers, databases and browsers a part of its time.
const workers = availableParallelism() + 1;
const isTested = await run({
  title: 'unit, API and page tests',
  program: 'jest',
  args: [`--maxWorkers=${workers}`, '--json', `--outputFile=${report('jest')}`],
  // The tests' servers run from the output, which a second build would replace.
  env: { SERVER_IS_BUILT: '1' },
});

const outcomes = [
  readOutcome({ title: 'check', succeeded: isChecked, name: 'check' }, readCheck),
  readOutcome({ title: 'jest', succeeded: isTested, name: 'jest' }, readJest),
  readOutcome({ title: 'journeys', succeeded: isTravelled, name: 'journeys' }, readPlaywright),
];
rmSync(reports, { recursive: true, force: true });
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
// Where only the end of a long output is kept, it names what failed.
for (const failure of failures) console.log(`\n✗ ${failure.trimEnd()}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
