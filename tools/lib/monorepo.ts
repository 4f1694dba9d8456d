import { join } from 'node:path';
import { CommandError } from '../../packages/cli/src/command-error';
import { askRegistry } from '../../packages/cli/src/package-dates';
import type { Project } from '../../packages/cli/src/project';
import { servePreview } from '../../packages/build/src/preview.cjs';
import { checkTypes } from '../check/programs';
import { buildStale, compileSdkOnce } from './build';
import { BUNDLES } from './bundles';
import { createProgress, SILENT } from './progress';
import { listRemotes } from './remotes.cjs';
import { ROOT } from './root';

function assertBundle(remote: string): void {
  if (!BUNDLES.includes(remote))
    throw new CommandError('failed', `There is no bundle ${remote}: choose from ${BUNDLES.join(', ')}.`);
}

/** Releases from this repository: any bundle, built if its output does not match the current sources. */
export const monorepo: Project = {
  program: 'npm run release --',
  root: ROOT,
  nameRemote(word) {
    if (word) return word;
    throw new CommandError('failed', `Say which bundle: ${BUNDLES.join(', ')}.`);
  },
  readPublishTimes: (name) => askRegistry(ROOT, name),
  async findTypeErrors(remote) {
    assertBundle(remote);
    return checkTypes(remote, join(ROOT, remote, 'tsconfig.json'));
  },
  async watch(name, options) {
    if (!listRemotes().includes(name))
      throw new CommandError('failed', `Name the one remote that runs here: ${listRemotes().join(', ')}.`);
    await compileSdkOnce();
    return servePreview({ ...options, name, directory: join(ROOT, name) });
  },
  async build(remote, { isBuilt, isSilent }) {
    assertBundle(remote);
    if (!isBuilt) await buildStale([remote], isSilent ? SILENT : createProgress(process.stderr));
    return join(ROOT, remote, 'dist');
  },
};
