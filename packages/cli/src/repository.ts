import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command-error';
import { askRegistry } from './package-dates';
import type { Project, Watch, WatchOptions } from './project';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

const LOCKFILE = 'package-lock.json';

function readManifest(root: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  } catch {
    throw new CommandError(
      'failed',
      `There is no readable package.json in ${root}: run this in a remote’s repository.`,
    );
  }
}

const INSTALL_BUILD = 'npm install --save-dev <server>/sdk/build.tgz';
const NO_BUILD = `Nothing builds this repository: ${INSTALL_BUILD}`;
const NO_CHECK = `Nothing checks the types of this repository: ${INSTALL_BUILD}
--no-check publishes without this check.`;

/** The part of `@metier/build` that serves a remote to the pages of a shell. */
interface Builder {
  servePreview(options: WatchOptions & { name: string; directory: string }): Promise<Watch>;
}

/** The part that runs the compiler. */
interface TypeChecker {
  findTypeErrors(directory: string): Promise<readonly string[]>;
}

/** Codes of a package that is missing, and of one from before it had this part. */
const MISSING = ['MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED'];

function loadPart<Part>(root: string, part: 'preview' | 'types', sentence: string): Part {
  try {
    return createRequire(join(root, 'package.json'))(`@metier/build/${part}`) as Part;
  } catch (error) {
    if (!MISSING.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new CommandError('failed', sentence);
  }
}

/** The command that builds: the repository's own script, else the program of `@metier/build`. */
function findBuild(root: string): readonly [string, ...string[]] {
  if (readManifest(root).scripts?.build) return ['npm', 'run', '--silent', 'build'];
  const program = join(root, 'node_modules/.bin/metier-build');
  if (existsSync(program)) return [program];
  throw new CommandError('failed', NO_BUILD);
}

/**
 * A repository of one remote. Its name comes from package.json: `mf-hello`, with or without a scope. The
 * build is the one of the repository, in `dist`.
 */
export const openRepository = (root: string): Project => ({
  program: 'metier',
  root,
  nameRemote(word) {
    const own = readManifest(root).name?.replace(/^@[^/]*\//, '');
    if (!own) throw new CommandError('failed', 'package.json has no name: the remote is called by it.');
    if (word === undefined || word === own) return own;
    throw new CommandError('failed', `This repository has ${own}, and not ${word}.`);
  },
  readSdkVersion() {
    const folder = join(root, 'node_modules/@metier/sdk');
    return existsSync(folder) ? readManifest(folder).version : undefined;
  },
  readPublishTimes: (name) => askRegistry(root, name),
  async findTypeErrors() {
    // Without it the sources are JavaScript.
    if (!existsSync(join(root, 'tsconfig.json'))) return [];
    return loadPart<TypeChecker>(root, 'types', NO_CHECK).findTypeErrors(root);
  },
  watch: async (name, options) =>
    loadPart<Builder>(root, 'preview', NO_BUILD).servePreview({ ...options, name, directory: root }),
  async build(_remote, { isBuilt, isSilent }) {
    if (isBuilt) return join(root, 'dist');
    // The installed packages are part of a release: without a lockfile, another machine builds another one.
    if (!existsSync(join(root, LOCKFILE)))
      throw new CommandError('failed', `There is no ${LOCKFILE}: run npm install, and commit the file.`);
    const [program, ...args] = findBuild(root);
    const { status, stderr } = spawnSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      // Only the result of this command may be on stdout.
      stdio: ['ignore', isSilent ? 'ignore' : 2, isSilent ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status === 0) return join(root, 'dist');
    throw new CommandError('failed', ['The build failed.', stderr?.trim()].filter(Boolean).join('\n'));
  },
});
