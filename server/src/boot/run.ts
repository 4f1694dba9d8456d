import cluster from 'node:cluster';
import { readConfig } from '../config/config';
import type { BuildPaths } from './build-paths';
import { describeStartFailure } from './describe-start-failure';
import { start } from './start';

/** Runs the server in this process, or supervises several; ends the process if it does not start. */
export async function run(places: BuildPaths): Promise<void> {
  try {
    const config = readConfig(process.env);
    if (cluster.isPrimary && config.concurrency > 1) {
      await places.bundles;
      (await import('./workers')).superviseWorkers(config);
    } else await start(places);
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error)}\n`);
    process.exit(1);
  }
}
