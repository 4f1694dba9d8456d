import { findBrowser } from '../../tools/lib/browser';
import { build } from '../../tools/lib/build';
import { runSuite } from './lib/run-suite';
import type { ReliabilityPart } from './lib/part';

interface JestReport {
  readonly numPassedTests: number;
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number };
}
type ReleasesFigures = { readonly attacked: string; readonly tests: number };

const ATTACKS = ['hostile-releases', 'releases-that-act', 'hangs'];
const ISOLATION = ['--', 'server/src/web/rendering/isolation.test.ts'];

/** Runs every attack in every sandbox available on this machine. */
async function attackServer(): Promise<ReleasesFigures> {
  const { numPassedTests } = await runSuite<JestReport>('jest', (report) => ({
    args: ['--selectProjects', 'server', '--json', `--outputFile=${report}`, ...ISOLATION],
    env: { EVERY_SANDBOX: '1' },
  }));
  return { attacked: 'server', tests: numPassedTests };
}

async function attackBrowser(browser: string): Promise<ReleasesFigures> {
  const { stats } = await runSuite<PlaywrightReport>('playwright', (report) => ({
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'json', ...ATTACKS],
    env: { CHROME_PATH: browser, METIER_LAB: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  }));
  return { attacked: 'browser', tests: stats.expected };
}

/**
 * `npm run reliability -- releases`: attacks by hostile releases, on the server in every sandbox, and in a
 * browser.
 */
export const part: ReliabilityPart<ReleasesFigures> = {
  promise: 'A hostile release gains nothing on the server or in the browser and costs its own pages alone.',
  steps: 2,
  unit: 'suites',
  async open() {
    const browser = await findBrowser();
    await build();
    return {
      run: (step) => (step % 2 === 1 ? attackServer() : attackBrowser(browser)),
      close: async () => {},
    };
  },
  summarise: (found) => found.map(({ attacked, tests }) => `${attacked}: ${tests} attacks`).join(', '),
};
