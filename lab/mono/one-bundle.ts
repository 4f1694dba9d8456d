import { join } from 'node:path';
import { readBundleFingerprint } from './bundle-fingerprint.cjs';
import { isBuiltFrom, recordFingerprint } from '../../packages/build/src/fingerprint.cjs';
import { buildBundles } from '../../tools/lib/build';
import { compileSdk } from '../../tools/lib/compile-sdk.cjs';
import { createProgress } from '../../tools/lib/progress';
import { ROOT } from '../../tools/lib/root';

/**
 * Folder of the single remote with everything; the folder next to it holds the shell, which only references
 * it.
 */
const BUNDLE = 'lab/mono/mf-mono';

/** Releases folder for the server; see RELEASES_DIR. */
export const ONE_BUNDLE_RELEASES = join(ROOT, 'lab/mono');

/**
 * Builds the shell and all remotes as one application without Module Federation, unless the output is up to
 * date.
 */
export async function buildOneBundle(progress = createProgress()): Promise<void> {
  await compileSdk();
  const mark = readBundleFingerprint();
  if (isBuiltFrom(join(ROOT, BUNDLE), mark)) return;
  await buildBundles([BUNDLE], progress);
  // It has more inputs than a bundle of the product.
  recordFingerprint(join(ROOT, BUNDLE), mark);
}
