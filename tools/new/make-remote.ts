import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listRemotes } from '../lib/remotes.cjs';
import { exitWithError, ROOT } from '../lib/root';
import { readTables } from '../../packages/build/src/read-tables.cjs';
import { ACCESS_LABELS, describeAccess, isKebabCase } from '../../packages/build/src/new/names.cjs';
import { saveFiles } from '../../packages/build/src/new/save.cjs';
import { MARK } from '../../packages/build/src/checks/find-untranslated.cjs';
import { writeRemote, type RemoteNames } from './remote';
import { writeRepository } from './repository';

/** Reserved first path segments, which no page may use. */
const RESERVED_PATHS = new Set(['api', 'docs', 'kit', 'mf', 'platform']);
/** Maximum length without `mf-`, limited by the registry. */
const MAX_NAME_LENGTH = 37;

async function findOwner(path: string): Promise<string | undefined> {
  for (const remote of listRemotes()) {
    const { routes } = await readTables(remote, join(ROOT, remote));
    if (routes.some((route) => route.path === path)) return remote;
  }
  return undefined;
}

async function refuseName(name: string): Promise<void> {
  if (!isKebabCase(name))
    exitWithError(`"${name}" is not a name in kebab-case, like hello or saved-searches.`);
  if (name.length > MAX_NAME_LENGTH)
    exitWithError(`"${name}" is too long: a remote's name has ${MAX_NAME_LENGTH} letters at most.`);
  if (existsSync(join(ROOT, `mf-${name}`))) exitWithError(`There is a remote mf-${name} already.`);
  const owner = RESERVED_PATHS.has(name) ? 'Metier itself' : await findOwner(`/${name}`);
  if (owner) exitWithError(`The address /${name} belongs to ${owner}: choose another name.`);
}

/** Adds the new workspace to the lockfile; the next command links it. */
function lock(): void {
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    exitWithError('The files are there, but package-lock.json does not name them yet: npm install');
}

function printNext(commands: readonly (readonly [command: string, what: string])[]): void {
  console.log();
  for (const [command, what] of commands) console.log(`  ${command.padEnd(40)} ${what}`);
}

const TO_TRANSLATE = `Translate the lines with “${MARK}” before you commit them.`;

const labelOf = ({ access }: RemoteNames) => ACCESS_LABELS[access as keyof typeof ACCESS_LABELS];

function makeFolder(names: RemoteNames): void {
  const { remote, name } = names;
  saveFiles(join(ROOT, remote), Object.entries(writeRemote(names)));
  lock();
  console.log(`${remote} is a remote of its own, with a page for ${labelOf(names)} at /${name}.`);
  printNext([
    ['npm run dev', `shows it in the product, with hot updates`],
    [`npx jest ${remote}`, 'runs its tests'],
    [`npm run build -- ${remote}`, 'builds it alone'],
    [`npm run release -- publish ${remote}`, 'hands the build to a server'],
  ]);
  console.log(
    `\nBegin in ${remote}/src/features/${name}/${name}-page.tsx; docs/teams.md leads to its release.`,
  );
  console.log(TO_TRANSLATE);
}

function readOrigin(server: string): string {
  const url = URL.canParse(server) ? new URL(server) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) exitWithError(`"${server}" is not the address of a server.`);
  return url.origin;
}

function makeRepository(names: RemoteNames, given: string, server: string): void {
  const origin = readOrigin(server);
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
    exitWithError(`${folder} is not empty.`);
  saveFiles(folder, Object.entries(writeRepository({ ...names, server: origin })));
  const { remote, name } = names;
  console.log(`${folder} has ${remote}, with a page for ${labelOf(names)} at /${name}. There:`);
  printNext([
    ['npm install', `installs the SDK of ${origin}, which has to run`],
    ['npm start', 'shows it in the shell of that server'],
    ['npm test', 'runs its tests'],
    ['npm run release -- --reason "…"', 'builds it, and makes it live'],
  ]);
  console.log(`\n${TO_TRANSLATE}`);
}

/** Where a new remote goes. */
export interface Place {
  readonly access: string | undefined;
  /** Folder of a repository of its own; undefined for a folder of this one. */
  readonly repository: string | undefined;
  /** Address of the server whose SDK the repository installs. */
  readonly server: string;
}

/**
 * Creates a remote that builds, passes the checks and can be released; ends the process if the name is not
 * allowed.
 */
export async function makeRemote(given: string, place: Place): Promise<void> {
  const { access = 'public', repository, server } = place;
  if (!(access in ACCESS_LABELS)) exitWithError(describeAccess(access));
  const name = given.replace(/^mf-/, '');
  await refuseName(name);
  const names = { remote: `mf-${name}`, name, access };
  if (repository === undefined) makeFolder(names);
  else makeRepository(names, repository, server);
}
