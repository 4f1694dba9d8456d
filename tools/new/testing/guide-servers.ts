import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { lookForBrowser } from '../../../packages/cli/src/smoke/look-for-browser';
import { ROOT } from '../../lib/root';
import { stopServer, waitUntilReady } from '../../lib/server-process';
import { makeNextServer } from './next-server';

type Channel = 'production' | 'staging';

/** A server of each channel, with the shell and the remotes of this repository. */
export function createGuideServers(folder: string, operatorToken: string) {
  const running = new Map<Channel, ChildProcess>();
  const addresses = { production: '', staging: '' };
  const outdated: string[] = [];

  async function startServer(channel: Channel, main: string, port = '0'): Promise<void> {
    const server = fork(main, {
      execArgv: [],
      // A pipe that is not read fills up, and then the server waits.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        PATH: process.env.PATH,
        DATA_DIR: join(folder, channel),
        PORT: port,
        CHANNEL: channel,
        SEED_DEMO: '0',
        RELEASES_DIR: ROOT,
        OPERATOR_TOKEN: operatorToken,
        CHROMIUM: (await lookForBrowser()) ?? 'none',
      },
    });
    running.set(channel, server);
    addresses[channel] = (await waitUntilReady(server)).address;
  }

  return {
    addresses,
    async start() {
      const main = join(ROOT, 'server/dist/main.js');
      await Promise.all([startServer('production', main), startServer('staging', main)]);
    },
    /** Updates the server of production, at the same address and with its data, to one with a later SDK. */
    async replaceProduction(sdk: string) {
      const next = makeNextServer(sdk);
      outdated.push(next.folder);
      const server = running.get('production');
      if (server) await stopServer(server);
      await startServer('production', next.main, new URL(addresses.production).port);
    },
    async stop() {
      await Promise.all([...running.values()].map(stopServer));
      for (const each of outdated) rmSync(each, { recursive: true, force: true });
    },
  };
}
