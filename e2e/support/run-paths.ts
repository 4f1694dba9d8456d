import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders and port of the server of one worker: its data and a copy of the built bundles. */
export interface RunPaths {
  readonly folder: string;
  readonly dataDir: string;
  readonly releasesDir: string;
  readonly port: number;
}

/** The folders and the port of this process, which is one of the workers. */
export function getRunPaths(): RunPaths {
  const folder = join(tmpdir(), `metier-e2e-${process.pid}`);
  return {
    folder,
    dataDir: join(folder, 'data'),
    releasesDir: join(folder, 'releases'),
    port: 20_000 + (process.pid % 20_000),
  };
}
