import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { giveUp, ROOT } from './lib/root';
import { addRoute, writeFeature } from './new/feature';

const USAGE =
  'Usage: npm run new -- feature <remote> <name>, for example: npm run new -- feature mf-seeker saved-searches';

/** Who opens the pages of a remote; a public one is for everybody. */
const ACCESS: Readonly<Record<string, string>> = { 'mf-seeker': 'job_seeker', 'mf-provider': 'job_provider' };

/** Writes a file as the formatter would. */
async function save(path: string, text: string): Promise<void> {
  const options = await resolveConfig(path);
  writeFileSync(path, await format(text, { ...options, filepath: path }));
}

const { positionals } = parseArgs({ allowPositionals: true });
const [kind, remote = '', name = ''] = positionals;
if (kind !== 'feature' || positionals.length !== 3) giveUp(USAGE);
const routes = join(ROOT, remote, 'src/routes.ts');
if (!/^mf-[a-z-]+$/.test(remote) || !existsSync(routes)) giveUp(`There is no remote ${remote}. ${USAGE}`);
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) giveUp(`"${name}" is not a name in kebab-case, like saved-searches.`);
const folder = join(ROOT, remote, 'src/features', name);
if (existsSync(folder)) giveUp(`${remote} has a feature ${name} already.`);

const names = { remote, name, access: ACCESS[remote] ?? 'public' };
const table = addRoute(readFileSync(routes, 'utf8'), names);
if (!table) giveUp(`${remote}/src/routes.ts has no table defineRoutes([…]) to add the page to.`);

mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(writeFeature(names))) await save(join(folder, file), text);
await save(routes, table);
console.log(
  `${remote} has a feature ${name}, at /${name}. Begin in ${remote}/src/features/${name}/${name}-page.tsx.`,
);
