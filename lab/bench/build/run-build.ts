import { buildServer, buildStale } from '../../../tools/lib/build';
import { BUNDLES } from '../../../tools/lib/bundles';
import { buildOneBundle } from '../../mono/one-bundle';
import { SILENT } from '../../../tools/lib/progress';

/** Builds that can be timed, each in a separate process, in the folder that holds this file. */
const BUILDS = {
  product: () => buildStale(BUNDLES, SILENT),
  mono: () => buildOneBundle(SILENT),
  server: buildServer,
};

void BUILDS[process.argv[2] as keyof typeof BUILDS]();
