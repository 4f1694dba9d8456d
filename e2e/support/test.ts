import { expect, test as base, type Page } from '@playwright/test';
import { getRunPaths } from './run-paths';
import { startWorkerServer } from './start-server';
import { stretchLimits } from './stretch-limits';

export { expect };

interface Fixtures {
  /** Errors that a journey provokes on purpose; none by default. */
  expectedErrors: RegExp;
}

interface WorkerFixtures {
  /** Address of the worker's own server: journeys that change its data or releases run beside others. */
  address: string;
}

/** The refusal of a server on a busy machine: a journey that needs the answer fails for what the page then lacks. */
const BUSY = /responded with a status of 503/;

/** Collects console errors and exceptions of a page, except the expected ones. */
export function collectPageErrors(page: Page, expected: RegExp): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!expected.test(message)) complaints.push(`thrown: ${message}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || expected.test(text) || BUSY.test(text)) return;
    complaints.push(`${text} (${message.location().url})`);
  });
  return complaints;
}

/** Fails a journey if its page logs an error or throws. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      stretchLimits(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ browserName: _browserName }, use) => {
      const stop = await startWorkerServer();
      await use(`http://localhost:${getRunPaths().port}`);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ address }, use) => use(address),
  expectedErrors: [/^(?!)/, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const complaints = collectPageErrors(page, expectedErrors);
    await use(page);
    expect(complaints, 'what the page complained about').toEqual([]);
  },
});
