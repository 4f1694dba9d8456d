import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUNDLES, type Bundle } from './bundles';
import { createProgress, type Progress } from './progress';
import { isUpToDate } from './releases';
import { exitWithError, ROOT } from './root';

export interface BuildOptions {
  /** Bundles to check and build; all of them by default. */
  readonly only?: readonly Bundle[];
  readonly progress?: Progress;
}

/** Builds a bundle in a child process; rejects with the compiler's output. */
export function buildBundle(bundle: Bundle, progress: Progress): Promise<void> {
  const began = performance.now();
  const child = fork(join(ROOT, 'tools/lib/bundle.cjs'), [bundle], {
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
async function buildAll(bundles: readonly Bundle[], progress: Progress): Promise<void> {
  const waiting = [...bundles];
  const problems: unknown[] = [];
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await buildBundle(next, progress).catch((problem: unknown) => problems.push(problem));
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  if (problems.length > 0) throw new AggregateError(problems);
}

/** Bundles the server for Node; takes less than a second. */
export async function buildServer(): Promise<void> {
  const script = join(ROOT, 'server/build.mjs');
  if (!existsSync(script)) return;
  const { buildServer: run } = (await import(pathToFileURL(script).href)) as {
    buildServer(): Promise<unknown>;
  };
  await run();
}

/** Builds the bundles whose output does not match the current sources; rejects with the compiler's output. */
export async function buildStale(only: readonly Bundle[], progress: Progress): Promise<void> {
  try {
    await buildAll(
      only.filter((bundle) => !isUpToDate(bundle)),
      progress,
    );
  } catch (problem) {
    throw new Error(tellProblems(problem), { cause: problem });
  }
}

function tellProblems(problem: unknown): string {
  const all: unknown[] = problem instanceof AggregateError ? problem.errors : [problem];
  return all.map((each) => (each instanceof Error ? each.message : String(each))).join('\n\n');
}

/**
 * Builds the front ends and the server. Bundles whose output matches the current sources are skipped, so a
 * second build does nothing. Ends the process with the compiler's output if a build fails.
 */
export async function build({
  only = BUNDLES,
  progress = createProgress(),
}: BuildOptions = {}): Promise<void> {
  const stale = only.filter((bundle) => !isUpToDate(bundle));
  try {
    if (stale.length > 0) console.log(`Building ${stale.join(', ')}`);
    await buildAll(stale, progress);
    await buildServer();
  } catch (problem) {
    exitWithError(tellProblems(problem));
  }
}
