import { defineConfig, devices } from '@playwright/test';
import { IS_LAB, TEST_TIMEOUT_MS } from '../packages/testing/src/jest/limits.cjs';

const { CHROME_PATH } = process.env;

/** Disables background requests of Chromium. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Below the limit of a test, so that a failure names what did not come. */
const WAIT_TIMEOUT_MS = TEST_TIMEOUT_MS / 4;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: './journeys',
  testIgnore: IS_LAB ? [] : '**/*.lab.spec.ts',
  globalSetup: './support/prepare-data.ts',
  outputDir: './test-results',
  // A journey waits more than half of the time, on two processors. Each worker has its own server and runs whole
  // files, except for the screens of the accessibility journey, which it shares.
  workers: 3,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: WAIT_TIMEOUT_MS },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: WAIT_TIMEOUT_MS,
    ...devices['Desktop Chrome'],
    launchOptions: {
      args: isRoot ? [...QUIET, '--no-sandbox'] : QUIET,
      ...(CHROME_PATH && { executablePath: CHROME_PATH }),
    },
    screenshot: 'only-on-failure',
  },
});
