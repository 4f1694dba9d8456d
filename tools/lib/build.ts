import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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

/** The bundles whose `dist` is incomplete or was built from other inputs, with the fingerprints of theirs. */
function listStale(bundles: readonly Bundle[]): Map<Bundle, string> {
  const marks = bundles.map((bundle) => [bundle, fingerprint(join(ROOT, bundle))] as const);
  return new Map(marks.filter(([bundle, mark]) => !isBuiltFrom(join(ROOT, bundle), mark)));
}

/** Builds a bundle in a child process, from the inputs with this fingerprint; rejects with the compiler's output. */
export function buildBundle(bundle: Bundle, progress: Progress, mark: string): Promise<void> {
  const began = performance.now();
  const child = fork(join(ROOT, 'packages/build/src/metier-build.cjs'), [bundle, mark], {
    cwd: ROOT,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  child.on('message', (message) => progress.advance(bundle, (message as { share: number }).share));
  progress.start(bundle);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      progress.finish(bundle, code === 0 ? `built in ${seconds} s` : 'failed');
      if (code === 0) resolve();
      else reject(new Error(`${bundle} does not build:\n${words.trim()}`));
    });
  });
}

/**
 * Builds the bundles in parallel, one worker per processor but at least two; rejects with all errors after
 * all have finished.
 */
async function buildAll(bundles: ReadonlyMap<Bundle, string>, progress: Progress): Promise<void> {
  const waiting = [...bundles];
  const problems: unknown[] = [];
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await buildBundle(next[0], progress, next[1]).catch((problem: unknown) => problems.push(problem));
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  if (problems.length > 0) throw new AggregateError(problems);
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
    await buildAll(listStale(only), progress);
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
    if (stale.size > 0) console.log(`Building ${[...stale.keys()].join(', ')}`);
    await Promise.all([buildAll(stale, progress), buildServer()]);
    if (only === BUNDLES) await packSdk();
  } catch (problem) {
    exitWithError(tellProblems(problem));
  }
}
