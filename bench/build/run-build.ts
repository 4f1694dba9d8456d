import { buildServer, buildStale } from '../../tools/lib/build';
import { BUNDLES } from '../../tools/lib/bundles';
import { buildOneBundle } from '../../tools/lib/one-bundle';

const silence = { start: () => undefined, advance: () => undefined, finish: () => undefined };

/** Builds that can be timed, each in a separate process, in the folder that holds this file. */
const BUILDS = {
  product: () => buildStale(BUNDLES, silence),
  mono: () => buildOneBundle(silence),
  server: buildServer,
};

void BUILDS[process.argv[2] as keyof typeof BUILDS]();
