import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Destination of the log, as `pino` uses it. */
export interface LogDestination {
  write(line: string): void;
  /** Waits until everything is written, for at most this time. */
  flush(limitMs: number): Promise<void>;
  /** The same without the event loop, for at most half a second: when the process ends, and after a fatal line. */
  flushSync(): void;
}

interface LogOptions {
  /** A pipe has to be non-blocking, which access to `process.stdout` makes it. */
  readonly descriptor: number;
  /** Called when lines are written again after some were dropped, with their number. */
  readonly onDropped: (lines: number) => void;
}

/** Bytes that wait for the reader; further lines are dropped. */
const MAX_BYTES = 4 * 2 ** 20;
const MAX_AT_ONCE = 64 * 2 ** 10;
/** A full pipe is tried again after this time. */
const RETRY_MS = 20;
const LAST_FLUSH_MS = 500;

const isFull = (error: unknown) => ['EAGAIN', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Blocks the thread: only while the process ends. */
const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Writes the log without waiting for its reader, which may be slow or stalled: what a full pipe does not take
 * waits in memory, up to a limit. Lines are written at once and in order, so a crash loses none that fits. The
 * library's own destination either blocks on a full pipe, or never ends its last flush into a broken one.
 */
export function openLogDestination({ descriptor, onDropped }: LogOptions): LogDestination {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let dropped = 0;
  let isBroken = false;
  let timer: NodeJS.Timeout | undefined;

  /** Removes lines for one write; they count until they are written. */
  function take(): Buffer {
    let size = 0;
    const end = waiting.findIndex((line) => (size += line.length) > MAX_AT_ONCE);
    return Buffer.concat(waiting.splice(0, end === -1 ? waiting.length : Math.max(end, 1)));
  }

  /** Writes what the reader takes now; true when nothing waits any more. */
  function writeWaiting(): boolean {
    while (waiting.length > 0) {
      const chunk = take();
      try {
        const count = writeSync(descriptor, chunk);
        bytes -= count;
        if (count < chunk.length) waiting.unshift(chunk.subarray(count));
      } catch (error) {
        // The reader has gone for good, and with it every later line.
        isBroken = !isFull(error);
        waiting = isBroken ? [] : [chunk, ...waiting];
        return isBroken;
      }
    }
    return true;
  }

  function reportDropped(): void {
    if (dropped === 0 || bytes > MAX_BYTES / 2) return;
    const lines = dropped;
    dropped = 0;
    onDropped(lines);
  }

  function writeOrRetry(): void {
    timer = writeWaiting() ? undefined : setTimeout(writeOrRetry, RETRY_MS).unref();
    reportDropped();
  }

  return {
    write(text) {
      if (isBroken) return;
      const line = Buffer.from(text);
      if (bytes + line.length > MAX_BYTES) {
        dropped += 1;
        return;
      }
      bytes += line.length;
      waiting.push(line);
      if (!timer) writeOrRetry();
    },
    async flush(limitMs) {
      const end = performance.now() + limitMs;
      while (waiting.length > 0 && performance.now() < end) await wait(RETRY_MS);
    },
    flushSync() {
      const end = performance.now() + LAST_FLUSH_MS;
      while (!writeWaiting() && performance.now() < end) sleep(RETRY_MS / 4);
    },
  };
}
