import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/lib/root';
import { getRunPaths } from './run-paths';
import { startWorkerServer } from './start-server';
import { test as base } from './test';

const clockFile = `${getRunPaths().folder}-clock`;

/** The server's clock is ahead by this much from now on. */
export const moveClock = (ms: number) => writeFileSync(clockFile, String(ms));

/** Journeys with a server whose clock they move. */
export const test = base.extend<object, { address: string }>({
  address: [
    async ({ browserName: _browserName }, use) => {
      moveClock(0);
      const preload = join(ROOT, 'e2e/support/shift-clock.cjs');
      const stop = await startWorkerServer({ NODE_OPTIONS: `--require ${preload}`, CLOCK_FILE: clockFile });
      await use(`http://localhost:${getRunPaths().port}`);
      await stop();
      rmSync(clockFile, { force: true });
    },
    { scope: 'worker' },
  ],
});
