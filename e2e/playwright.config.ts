import { defineConfig, devices } from '@playwright/test';
import { getRunPaths } from './support/run-paths';

const { port } = getRunPaths();
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
  outputDir: './test-results',
  // Sequential: journeys share a server, its data, and two cores.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      args: isRoot ? [...QUIET, '--no-sandbox'] : QUIET,
      ...(CHROME_PATH && { executablePath: CHROME_PATH }),
    },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `"${process.execPath}" --import tsx support/serve.ts`,
    url: `http://localhost:${port}/readyz`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
