import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isBuiltFrom } from '../../packages/build/src/fingerprint.cjs';
import { BUNDLES, type Bundle } from './bundles';
import { compileSdk } from './compile-sdk.cjs';
import { createProgress, type Progress } from './progress';
import { packSdk } from '../sdk/pack-sdk';
import { exitWithError, ROOT } from './root';

export interface BuildOptions {
  /** Bundles to check and build; all of them by default. */
  readonly only?: readonly Bundle[];
  readonly progress?: Progress;
}

/** The bundles whose `dist` is incomplete or was built from other inputs. */
const listStale = (bundles: readonly Bundle[]): readonly Bundle[] =>
  bundles.filter((bundle) => !isBuiltFrom(join(ROOT, bundle), fingerprint(join(ROOT, bundle))));

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

/**
 * Bundles the server for Node, in a child process, so that a compiler in this one goes on; rejects with the
 * output of the build.
 */
export async function buildServer(): Promise<void> {
  const script = join(ROOT, 'server/build.mjs');
  if (!existsSync(script)) return;
  const child = fork(script, { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The server does not build:\n${words.trim()}`);
  // Warnings of a build that succeeds.
  process.stderr.write(words);
}

/** Builds the bundles whose output does not match the current sources; rejects with the compiler's output. */
export async function buildStale(only: readonly Bundle[], progress: Progress): Promise<void> {
  try {
    await compileSdk();
    await buildBundles(listStale(only), progress);
  } catch (problem) {
    throw new Error(tellProblems(problem), { cause: problem });
  }
}

function tellProblems(problem: unknown): string {
  const all: unknown[] = problem instanceof AggregateError ? problem.errors : [problem];
  return all.map((each) => (each instanceof Error ? each.message : String(each))).join('\n\n');
}

/**
 * Builds the front ends, the server and, unless bundles are named, the SDK that it serves. Bundles whose output
 * matches the current sources are skipped, so a second build does nothing. Ends the process with the compiler's
 * output if a build fails.
 */
export async function build({
  only = BUNDLES,
  progress = createProgress(),
}: BuildOptions = {}): Promise<void> {
  try {
    await compileSdk();
    const stale = listStale(only);
    if (stale.length > 0) console.log(`Building ${stale.join(', ')}`);
    await Promise.all([buildBundles(stale, progress), buildServer()]);
    if (only === BUNDLES) await packSdk();
  } catch (problem) {
    exitWithError(tellProblems(problem));
  }
}
