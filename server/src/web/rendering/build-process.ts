import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { readFrames, toFrame } from './frames';
import { readReport, type Bundle, type FromBuild, type ToBuild } from './messages';
import { spawnInside, type Sandbox } from './sandbox';

/** A rendered page with its data takes about 80 KB. */
const MAX_PAGE_BYTES = 1024 * 1024;
/** A process above this size retains memory of every page; its heap limit is 160 MB. */
const MAX_MEMORY = 120 * 1024 * 1024;
const CHANNEL = 3;

export interface BuildProcess {
  /** True when the process must be replaced. */
  mustRestart(): boolean;
  send(message: ToBuild): void;
  /** Pauses timers until the next page, because no page is being rendered. */
  pauseTimers(): void;
  end(): void;
}

interface Options {
  readonly bundle: Bundle;
  readonly sandbox: Sandbox;
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

/**
 * Starts the process of one build. Its output is limited to the allowance for the requested pages, and must
 * consist of valid reports.
 */
export function startBuild({ bundle, sandbox, workerFile, onMessage, onEnd }: Options): BuildProcess {
  const child = spawnWorker(sandbox, workerFile);
  const channel = child.stdio[CHANNEL] as Duplex & { unref?: () => void };
  let allowance = MAX_PAGE_BYTES;
  let memory = 0;
  let isOver = false;

  function end(): void {
    isOver = true;
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

  const write = (text: string) => void (isOver || channel.write(toFrame(text)));
  write(JSON.stringify({ shell: bundle.shell, remote: bundle.remote }));

  return {
    mustRestart: () => isOver || memory > MAX_MEMORY,
    send(message) {
      if (message.kind === 'render') allowance = Math.min(allowance + MAX_PAGE_BYTES, 32 * MAX_PAGE_BYTES);
      write(JSON.stringify(message));
    },
    pauseTimers: () => write(''),
    end,
  };
}
