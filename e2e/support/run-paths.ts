import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders and port of one run of the journeys: the server's data and a copy of the built bundles. */
export interface RunPaths {
  readonly folder: string;
  readonly dataDir: string;
  readonly releasesDir: string;
  readonly port: number;
}

/**
 * The folders of this run. The first process of a run chooses the name and passes it on through the
 * environment.
 */
export function getRunPaths(): RunPaths {
  const run = Number((process.env.METIER_E2E_RUN ??= String(process.pid)));
  const folder = join(tmpdir(), `metier-e2e-${run}`);
  return {
    folder,
    dataDir: join(folder, 'data'),
    releasesDir: join(folder, 'releases'),
    port: 20_000 + (run % 20_000),
  };
}
