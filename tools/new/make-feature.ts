import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError, ROOT } from '../lib/root';
import { addRoute, writeFeature } from './feature';
import { save } from './save';

/** Access rule for new pages of a remote; public if the remote is not listed. */
const ACCESS: Readonly<Record<string, string>> = {
  'mf-seeker': 'job_seeker',
  'mf-provider': 'job_provider',
  'mf-operator': 'operator',
};

/**
 * Adds a working page with its own route to a remote; ends the process with an error message if that is not
 * possible.
 */
export async function makeFeature(remote: string, name: string): Promise<void> {
  const routes = join(ROOT, remote, 'src/routes.ts');
  if (!/^mf-[a-z-]+$/.test(remote) || !existsSync(routes))
    exitWithError(`There is no remote ${remote}; npm run new -- remote ${remote} makes one.`);
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    exitWithError(`"${name}" is not a name in kebab-case, like saved-searches.`);
  const folder = join(ROOT, remote, 'src/features', name);
  if (existsSync(folder)) exitWithError(`${remote} has a feature ${name} already.`);

  const names = { remote, name, access: ACCESS[remote] ?? 'public' };
  const table = addRoute(readFileSync(routes, 'utf8'), names);
  if (!table) exitWithError(`${remote}/src/routes.ts has no table defineRoutes([…]) to add the page to.`);

  for (const [file, text] of Object.entries(writeFeature(names))) await save(join(folder, file), text);
  await save(routes, table);
  console.log(
    `${remote} has a feature ${name}, at /${name}. Begin in ${remote}/src/features/${name}/${name}-page.tsx.`,
  );
}
