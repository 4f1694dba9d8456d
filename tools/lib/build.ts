import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isBuiltFrom, readFingerprints } from '../../packages/build/src/fingerprint.cjs';
import { BUNDLES, type Bundle } from './bundles';
import { makeOnce } from './make-once.cjs';
import { API_INPUTS } from './describe-api.cjs';
import { createProgress, type Progress } from './progress';
import { exitWithError, ROOT } from './root';

/** The bundles whose `dist` is incomplete or was built from other inputs. */
function listStale(bundles: readonly Bundle[]): readonly Bundle[] {
  const fingerprint = readFingerprints();
  return bundles.filter((bundle) => !isBuiltFrom(join(ROOT, bundle), fingerprint(join(ROOT, bundle))));
}

/** Message of the child process: a share of the work, or the end, with the compiler's output if it failed. */
type BuildMessage = { readonly folder: Bundle } & ({ readonly share: number } | { readonly problem: string });

/** More room for young objects, of which a build makes many: the collector takes a third less time. */
const BUILD_FLAGS = ['--max-semi-space-size=64'];

/**
 * Builds the bundles in one child process; rejects with the output of all compilers that failed, after all have
 * finished.
 */
export async function buildBundles(bundles: readonly Bundle[], progress: Progress): Promise<void> {
  if (bundles.length === 0) return;
  const began = performance.now();
  const child = fork(join(ROOT, 'packages/build/src/metier-build.cjs'), bundles, {
    cwd: ROOT,
    execArgv: BUILD_FLAGS,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const problems: Error[] = [];
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  child.on('message', (message: BuildMessage) => {
    const { folder } = message;
    if ('share' in message) return progress.advance(folder, message.share);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    progress.finish(folder, message.problem ? 'failed' : `built in ${seconds} s`);
    if (message.problem) problems.push(new Error(`${folder} does not build:\n${message.problem}`));
  });
  for (const bundle of bundles) progress.start(bundle);
  const [code] = (await once(child, 'close')) as [number | null];
  if (problems.length > 0) throw new AggregateError(problems);
  if (code !== 0) throw new Error(`${bundles.join(', ')}: the build ended\n${words.trim()}`);
}

async function bundleServer(): Promise<void> {
  const child = fork(join(ROOT, 'server/build.mjs'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The server does not build:\n${words.trim()}`);
  // Warnings of a build that succeeds.
  process.stderr.write(words);
}

const SERVER_INPUTS = [
  'package-lock.json',
  'server/package.json',
  'server/build.mjs',
  'server/build-render-worker.cjs',
  'server/database-image.mjs',
  'server/external-packages.mjs',
  'server/drizzle',
  'server/places',
  'server/thesaurus',
  'server/src',
  'shared/src/contract',
  'shared/src/rules',
];

/**
 * Bundles the server for Node unless it is up to date, in a child process, so that a compiler in this one goes on;
 * rejects with the output of the build.
 */
export const buildServer = (): Promise<void> =>
  makeOnce({ output: 'server/dist', inputs: SERVER_INPUTS, make: bundleServer });

/** Lists the packages of the server unless they are listed; npm takes longer for it than a page can wait. */
export const writeSbomOnce = (): Promise<void> =>
  makeOnce({
    output: 'server/dist/sbom',
    inputs: ['package-lock.json', 'server/write-sbom.mjs'],
    make: async () => (await import('../../server/write-sbom.mjs')).writeSbom(),
  });

/** Compiles the SDK for the bundles unless it is up to date; its compiler is loaded when it is needed. */
export const compileSdkOnce = (): Promise<void> =>
  makeOnce({
    output: 'shared/dist',
    inputs: [...API_INPUTS, 'shared/src', 'tools/lib/compile-sdk.cjs'],
    make: async () => (await import('./compile-sdk.cjs')).compileSdk(),
  });

/** Packs what teams install unless it is up to date: the SDK, and the server with its bundles, which are built. */
export const packSdkOnce = (): Promise<void> =>
  makeOnce({
    output: 'server/dist/sdk',
    inputs: [
      'LICENSE',
      'package.json',
      ...['build', 'cli', 'testing'].flatMap((name) => [
        `packages/${name}/package.json`,
        `packages/${name}/src`,
      ]),
      'packages/cli/build.mjs',
      'server/dist/.fingerprint',
      ...BUNDLES.map((bundle) => `${bundle}/dist/.fingerprint`),
      ...['CHANGELOG.md', 'package.json', 'src'].map((path) => `shared/${path}`),
      'tools/sdk',
      'tsconfig.json',
    ],
    make: async () => (await import('../sdk/pack-sdk')).packSdk(),
  });

/** Builds the bundles whose output does not match the current sources; rejects with the compiler's output. */
export async function buildStale(only: readonly Bundle[], progress: Progress): Promise<void> {
  try {
    await compileSdkOnce();
    await buildBundles(listStale(only), progress);
  } catch (problem) {
    throw new Error(tellProblems(problem), { cause: problem });
  }
}

export function tellProblems(problem: unknown): string {
  const all: unknown[] = problem instanceof AggregateError ? problem.errors : [problem];
  return all.map((each) => (each instanceof Error ? each.message : String(each))).join('\n\n');
}

/**
 * Builds the front ends and the server, so far as their output does not match the current sources. Ends the process
 * with the compiler's output if a build fails.
 */
export async function build(only: readonly Bundle[] = BUNDLES): Promise<void> {
  try {
    await Promise.all([buildStale(only, createProgress()), buildServer()]);
  } catch (problem) {
    exitWithError(tellProblems(problem));
  }
}
