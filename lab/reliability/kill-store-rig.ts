import { setTimeout as wait } from 'node:timers/promises';
import { bucketSettings, startBucket } from '../../server/src/testing/services/bucket-server';
import { launchServer } from '../../tools/server-life/launch-server';
import { expectLibrariesWhole } from './lib/libraries';
import { writeDuring } from './lib/outage';
import type { ReliabilityRig } from './lib/part';
import { openWorkload, type WorkFigures } from './lib/workload';

export type KillStoreFigures = WorkFigures & { readonly readyAfterMs: number };

const MAX_MS = 1_000;
const MAX_ANSWER_MS = 20_000;

/**
 * A server that stores files in a bucket. Each step kills the bucket's process during uploads and restarts
 * it.
 */
export async function openKillStoreRig(): Promise<ReliabilityRig<KillStoreFigures>> {
  const bucket = await startBucket();
  const server = await launchServer(bucketSettings(bucket.port));
  const workload = await openWorkload({
    address: server.address,
    lanes: 4,
    writes: ['attach', 'attach', 'apply'],
    rules: { longestMs: MAX_ANSWER_MS, mayBeDown: () => false },
  });

  async function run(_step: number, random: () => number): Promise<KillStoreFigures> {
    const delays = [random() * MAX_MS, random() * MAX_MS];
    const figures = await writeDuring({ server, workload }, random, async () => {
      await wait(delays[0]);
      await bucket.kill();
      await wait(delays[1]);
      await bucket.start();
    });
    await expectLibrariesWhole(workload.libraries);
    return figures;
  }

  return {
    run,
    async close() {
      await server.remove();
      await bucket.stop();
    },
  };
}
