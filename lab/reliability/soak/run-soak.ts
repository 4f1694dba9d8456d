import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../tools/lib/root';
import { stopServer, waitUntilReady } from '../../../tools/lib/server-process';
import { runMixedLoad, type Tally } from './mixed-load';
import { readTreeMemory } from './process-memory';

/** Megabytes, `second` seconds after the server was ready. */
export interface MemorySample {
  readonly second: number;
  /** Resident memory of the server's process, the embedded database included. */
  readonly server: number;
  /** Resident memory of the processes that render. */
  readonly renderers: number;
  /** Heap of the server's main thread. */
  readonly heap: number;
  readonly external: number;
  readonly arrayBuffers: number;
}

export interface SoakOptions {
  /** Environment of the server, for example DATA_DIR and DATABASE_URL. */
  readonly settings: Readonly<Record<string, string>>;
  /** Called each second. */
  readonly onSample: (sample: MemorySample) => void;
}

/** A server with memory sampling. */
export interface Soak {
  readonly address: string;
  /** Applies the mixed load for this many seconds; rejects if the server exits. */
  run(seconds: number, random: () => number): Promise<Tally>;
  stop(): Promise<void>;
}

const PROBE_FD = 4;
const MEGABYTE = 2 ** 20;
const PROBE = pathToFileURL(join(ROOT, 'lab/reliability/soak/memory-probe.mjs')).href;

/** Starts the built server with a probe that reports its memory every second. */
export async function startSoak({ settings, onSample }: SoakOptions): Promise<Soak> {
  const server = startWatched(settings);
  const failed = once(server, 'exit').then(() => {
    throw new Error('The server ended.');
  });
  // `stop` also makes it reject.
  failed.catch(() => {});
  let began = Infinity;
  createInterface(server.stdio[PROBE_FD] as Readable).on('line', (line) => {
    const second = (performance.now() - began) / 1_000;
    if (second >= 0) onSample(takeSample(server.pid ?? 0, second, JSON.parse(line) as NodeJS.MemoryUsage));
  });
  const { address } = await Promise.race([waitUntilReady(server), failed]);
  began = performance.now();
  return {
    address,
    run: (seconds, random) => Promise.race([runMixedLoad({ address, random, seconds }), failed]),
    stop: () => stopServer(server),
  };
}

function startWatched(settings: Readonly<Record<string, string>>): ChildProcess {
  // High limit, so that pages are rendered even on a busy machine.
  const own = { PORT: '0', THROTTLES: 'off', LOG_LEVEL: 'error', RENDER_LIMIT_MS: '5000' };
  return fork(join(ROOT, 'server/dist/main.js'), {
    cwd: ROOT,
    execArgv: ['--import', PROBE],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
    env: { PATH: process.env.PATH, ...own, ...settings },
  });
}

function takeSample(pid: number, second: number, memory: NodeJS.MemoryUsage): MemorySample {
  const { server, children } = readTreeMemory(pid);
  const toMegabytes = (bytes: number) => Math.round((bytes / MEGABYTE) * 10) / 10;
  return {
    second: Math.round(second),
    server: toMegabytes(server || memory.rss),
    renderers: toMegabytes(children),
    heap: toMegabytes(memory.heapUsed),
    external: toMegabytes(memory.external),
    arrayBuffers: toMegabytes(memory.arrayBuffers),
  };
}
