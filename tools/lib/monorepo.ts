import { join } from 'node:path';
import { CommandError } from '../../packages/cli/src/command-error';
import type { Project } from '../../packages/cli/src/project';
import { buildStale } from './build';
import { BUNDLES } from './bundles';
import { createProgress, type Progress } from './progress';
import { ROOT } from './root';

const SILENCE: Progress = { start: () => undefined, advance: () => undefined, finish: () => undefined };

/** Releases from this repository: any bundle, built if its output does not match the current sources. */
export const monorepo: Project = {
  program: 'npm run release --',
  root: ROOT,
  nameRemote(word) {
    if (word) return word;
    throw new CommandError('failed', `Say which bundle: ${BUNDLES.join(', ')}.`);
  },
  async build(remote, { isBuilt, isSilent }) {
    if (!BUNDLES.includes(remote))
      throw new CommandError('failed', `There is no bundle ${remote}: choose from ${BUNDLES.join(', ')}.`);
    if (!isBuilt) await buildStale([remote], isSilent ? SILENCE : createProgress(process.stderr));
    return join(ROOT, remote, 'dist');
  },
};
