import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFeature } from '../../packages/build/src/new/make-feature.cjs';
import { exitWithError, ROOT } from '../lib/root';

/**
 * Adds a working page with its own route to a remote of this repository; ends the process with an error message if
 * that is not possible.
 */
export async function addFeature(remote: string, name: string, access: string | undefined): Promise<void> {
  const directory = join(ROOT, remote);
  if (!/^mf-[a-z-]+$/.test(remote) || !existsSync(join(directory, 'src/routes.ts')))
    exitWithError(`There is no remote ${remote}; npm run new -- remote ${remote} makes one.`);
  const sentences = await makeFeature({ directory, remote, place: `${remote}/`, name, access }).catch(
    (problem: Error) => exitWithError(problem.message),
  );
  for (const sentence of sentences) console.log(sentence);
}
