import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_LAB } from '../../packages/testing/src/jest/limits.cjs';
import { build } from '../lib/build';
import { findBrowser } from '../lib/browser';
import { readCheck, readJest, readPlaywright, type Outcome } from '../lib/read-reports';
import { runBeside, runLast, runProgram, type Program } from './run-program';

const reports = mkdtempSync(join(tmpdir(), 'metier-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const report = (name: string) => join(reports, `${name}.json`);

const check = (args: readonly string[] = []): Program => ({
  title: 'check',
  name: 'tsx',
  args: ['tools/check.ts', '--report', report('check'), ...args],
});

/** One worker more than processors: a suite waits for timers, databases and browsers a part of its time. */
const suites = (args: readonly string[] = []): Program => ({
  title: 'unit, API and page tests',
  name: 'jest',
  args: [`--maxWorkers=${availableParallelism() + 1}`, '--json', `--outputFile=${report('suites')}`, ...args],
});

const journeys = (browser: string, args: readonly string[] = []): Program => ({
  title: 'journeys in a browser',
  name: 'playwright',
  args: ['test', '--config', 'e2e/playwright.config.ts', ...args],
  env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') },
});

/** Outcome of a run. One that failed without a failed test, such as a crash, counts as one failure. */
function readOutcome<Report>(
  name: string,
  hasSucceeded: boolean,
  read: (report: Report) => Outcome,
): Outcome {
  const crashed = [`${name} ended without a report of what failed`];
  try {
    const { passed, failures } = read(JSON.parse(readFileSync(report(name), 'utf8')) as Report);
    return { passed, failures: hasSucceeded || failures.length > 0 ? failures : crashed };
  } catch {
    return { passed: 0, failures: crashed };
  }
}

const OF_BUILD = { SERVER_IS_BUILT: '1' };

/** Everything that people rely on. */
export async function runWhole(): Promise<Outcome[]> {
  const browser = await findBrowser();
  await build();
  // Journeys wait a part of the time and need nothing but the build, so the check fills the processors.
  const travelled = runBeside(journeys(browser));
  const isChecked = await runLast(check());
  const isTravelled = await travelled.finish();
  const isTested = await runProgram({ ...suites(), env: OF_BUILD });
  return [
    readOutcome('check', isChecked, readCheck),
    readOutcome('suites', isTested, readJest),
    readOutcome('journeys', isTravelled, readPlaywright),
  ];
}

/** The check of these files and these suites; no build and no browser. */
export async function runChanged(changed: readonly string[], related: readonly string[]): Promise<Outcome[]> {
  const checked = runBeside(check(['--changed', changed.join(',')]));
  const outcomes =
    related.length > 0
      ? [readOutcome('suites', await runProgram(suites(['--runTestsByPath', ...related])), readJest)]
      : [];
  return [readOutcome('check', await checked.finish(), readCheck), ...outcomes];
}

/** These suites and journeys; builds only for journeys and in the laboratory, some of whose suites use the output. */
export async function runFiles(
  suiteFiles: readonly string[],
  journeyFiles: readonly string[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const isBuilt = IS_LAB || journeyFiles.length > 0;
  if (isBuilt) await build();
  if (journeyFiles.length > 0) {
    const hasSucceeded = await runProgram(journeys(await findBrowser(), journeyFiles));
    outcomes.push(readOutcome('journeys', hasSucceeded, readPlaywright));
  }
  if (suiteFiles.length > 0) {
    const program = suites(['--runTestsByPath', ...suiteFiles]);
    const hasSucceeded = await runProgram({ ...program, env: isBuilt ? OF_BUILD : {} });
    outcomes.push(readOutcome('suites', hasSucceeded, readJest));
  }
  return outcomes;
}

/** Prints what failed and the closing line, and sets the exit code. */
export function close(outcomes: readonly Outcome[]): void {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  // Where only the end of a long output is kept, it names what failed.
  for (const failure of failures) console.log(`\n✗ ${failure.trimEnd()}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
