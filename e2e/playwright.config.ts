import { defineConfig, devices } from '@playwright/test';

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
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/prepare-data.ts',
  outputDir: './test-results',
  // A journey waits more than half of the time, on two processors. Each worker has its own server and runs whole
  // files, except for the screens of the accessibility journey, which it shares.
  workers: 3,
  // In `npm test` the check runs beside them: the limits allow for busy processors.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      args: isRoot ? [...QUIET, '--no-sandbox'] : QUIET,
      ...(CHROME_PATH && { executablePath: CHROME_PATH }),
    },
    screenshot: 'only-on-failure',
  },
});
