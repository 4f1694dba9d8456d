import { join } from 'node:path';
import { readMark } from '../../bench/mono/mark.cjs';
import { buildBundle } from './build';
import { createProgress } from './progress';
import { isMadeFrom } from './releases';
import { ROOT } from './root';

/** The folder of the one remote that holds everything; beside it lies the shell that only names it. */
const BUNDLE = 'bench/mono/mf-mono';

/** As a place of releases for the server; see RELEASES_DIR. */
export const ONE_BUNDLE_RELEASES = join(ROOT, 'bench/mono');

/** Builds the shell and all remotes as one application without Module Federation, unless that is there already. */
export async function buildOneBundle(progress = createProgress()): Promise<void> {
  if (isMadeFrom(join(ROOT, BUNDLE), readMark())) return;
  await buildBundle(BUNDLE, progress);
}
