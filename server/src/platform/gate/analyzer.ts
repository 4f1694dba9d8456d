import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AnalysisRequest, Analyzer, FileAnalysis } from './analysis';

interface AnalyzerOptions {
  /** The built `analyze-worker.js`. */
  readonly workerFile: string;
  /** Far above what the largest file takes on a busy machine. */
  readonly limitMs?: number;
  /** The thread ends after as long without a file. */
  readonly idleMs?: number;
}

const HEAP_MB = 512;

/** Analyzes files in a thread of its own, one after the other. */
export function createAnalyzer({ workerFile, limitMs = 30_000, idleMs = 10_000 }: AnalyzerOptions): Analyzer {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function open(): Worker {
    clearTimeout(idle);
    if (thread) return thread;
    const worker = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    // A thread that fails without a request is replaced by the next one.
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (thread === worker) thread = undefined;
    });
    worker.unref();
    thread = worker;
    return worker;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const worker = thread;
    thread = undefined;
    await worker?.terminate();
  }

  async function run(request: AnalysisRequest): Promise<FileAnalysis> {
    const worker = open();
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(new Error('it takes too long')), limitMs);
    const onExit = () => stop.abort(new Error('its analysis ended early'));
    worker.once('exit', onExit);
    try {
      const answer = once(worker, 'message', { signal: stop.signal });
      worker.postMessage(request);
      const [analysis] = (await answer) as [FileAnalysis];
      idle = setTimeout(() => void end(), idleMs).unref();
      return analysis;
    } catch (error) {
      await end();
      const { cause, message } = error as Error;
      return { flaw: `cannot be read: ${cause instanceof Error ? cause.message : message}` };
    } finally {
      clearTimeout(late);
      worker.off('exit', onExit);
    }
  }

  return {
    analyze(request) {
      const analysis = queue.then(() => run(request));
      queue = analysis;
      return analysis;
    },
    close: end,
  };
}
