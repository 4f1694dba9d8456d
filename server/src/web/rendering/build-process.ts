import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { readFrames, toFrame } from './frames';
import {
  readReport,
  type Bundle,
  type FromBuild,
  type ProcessStart,
  type Report,
  type ToBuild,
} from './messages';
import { spawnInside, type Sandbox } from './sandbox';

/** A rendered page with its data takes about 80 KB. */
const MAX_PAGE_BYTES = 1024 * 1024;
/** A process above this size retains memory of every page; its heap limit is 160 MB. */
const MAX_MEMORY = 120 * 1024 * 1024;
const CHANNEL = 3;
/** A private process prepares its next realm between pages, and reports that; longer means that it hangs. */
const PREPARATION_MS = 10_000;

export interface BuildProcess {
  /** True when the process must be replaced. */
  mustRestart(): boolean;
  send(message: ToBuild): void;
  /** Ends a page, and its realm if it has one. */
  endTask(task: number): void;
  /** Pauses timers until the next page, because no page is being rendered. */
  pauseTimers(): void;
  end(): void;
}

interface Options {
  readonly bundle: Bundle;
  readonly sandbox: Sandbox;
  readonly isPrivate: boolean;
  /** The built `render-worker.cjs`. */
  readonly workerFile: string;
  readonly onMessage: (message: FromBuild) => void;
  /** Called once, unless the process was ended by `end`. */
  readonly onEnd: (reason: string) => void;
}

/** Passes the script as an open file descriptor, so that the process may be denied all file access. */
function spawnWorker(sandbox: Sandbox, workerFile: string): ChildProcess {
  const script = openSync(workerFile, 'r');
  try {
    return spawnInside(sandbox, ['-'], [script, 'ignore', 'ignore', 'pipe']);
  } finally {
    closeSync(script);
  }
}

/** A realm may speak for its own page only: for another it could show what it has seen. */
const isForged = ({ task, messages }: Report) =>
  messages.some((message) => 'task' in message && message.task !== task);

/**
 * Starts the process of one build. Its output is limited to the allowance for the requested pages, and must
 * consist of valid reports.
 */
export function startBuild({
  bundle,
  sandbox,
  isPrivate,
  workerFile,
  onMessage,
  onEnd,
}: Options): BuildProcess {
  const child = spawnWorker(sandbox, workerFile);
  const channel = child.stdio[CHANNEL] as Duplex & { unref?: () => void };
  let allowance = MAX_PAGE_BYTES;
  let memory = 0;
  let preparation: NodeJS.Timeout | undefined;
  let isOver = false;

  function end(): void {
    isOver = true;
    clearTimeout(preparation);
    channel.destroy();
    child.kill('SIGKILL');
  }

  function fail(reason: string): void {
    if (isOver) return;
    end();
    onEnd(reason);
  }

  function take(text: string): void {
    const report = readReport(text);
    if (!report) return fail('The build has sent something that is no page');
    if (isPrivate && isForged(report)) return fail('The build has sent a message for the page of another');
    clearTimeout(preparation);
    memory = report.memory;
    for (const message of report.messages) if (!isOver) onMessage(message);
  }

  const readChunk = readFrames(MAX_PAGE_BYTES, take, () =>
    fail('The build has sent more than a page may weigh, 1 MB'),
  );
  channel.on('data', (chunk: Buffer) => {
    allowance -= chunk.length;
    if (allowance < 0) return fail('The build has sent more than its pages');
    readChunk(chunk);
  });
  channel.on('error', () => undefined);
  child.on('error', (error) => fail(`The process that renders cannot be started: ${error.message}`));
  child.on('exit', (code, signal) => fail(`The process that renders has ended (${signal ?? code})`));
  // The process must not keep an idle server from exiting.
  child.unref();
  channel.unref?.();

  function expectReport(): void {
    if (!isPrivate || isOver) return;
    clearTimeout(preparation);
    preparation = setTimeout(() => fail('The build hangs before its page'), PREPARATION_MS).unref();
  }

  const write = (text: string) => void (isOver || channel.write(toFrame(text)));
  const start: ProcessStart = { shell: bundle.shell, remote: bundle.remote, isPrivate };
  write(JSON.stringify(start));
  expectReport();

  return {
    mustRestart: () => isOver || memory > MAX_MEMORY,
    send(message) {
      if (message.kind === 'render') allowance = Math.min(allowance + MAX_PAGE_BYTES, 32 * MAX_PAGE_BYTES);
      write(`${message.task} ${JSON.stringify(message)}`);
    },
    endTask: (task) => void (isPrivate && write(`${task}`)),
    pauseTimers() {
      write('');
      expectReport();
    },
    end,
  };
}
