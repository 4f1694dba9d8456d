import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { connectionLimits } from '../../server/src/http/connections/connection-limits';
import { launchServer } from '../../tools/server-life/launch-server';
import type { ReliabilityRig } from './lib/part';

export type SlowClientsFigures = {
  readonly kind: string;
  readonly sockets: number;
  readonly cutAfterMs: number;
  readonly served: number;
  readonly slowestMs: number;
};

const { headersTimeout, requestTimeout, keepAliveTimeout, stalledTimeout, checkingInterval, mostPipelined } =
  connectionLimits;
const HEAD = 'Host: metier.test\r\n';

interface Kind {
  /** Time by which the server must close such a connection. */
  readonly boundMs: number;
  /** `first` is sent immediately, then `drip` every second until the connection closes. */
  readonly first: string;
  readonly drip?: string;
  /** Never reads from the socket. */
  readonly neverReads?: boolean;
  /** Time in which the server gets round to all sockets, and fills the kernel's buffers of clients that never read. */
  readonly fillMs?: number;
  /** Share of the connections that are opened; all of them if undefined. */
  readonly share?: number;
}

/** 1.4 MB: as many of them as a connection may ask for exceed the kernel's buffers, the API's description does not. */
const LARGE = `GET /docs/static/swagger-ui-bundle.js HTTP/1.1\r\n${HEAD}\r\n`;
const DESCRIPTION = `GET /api/openapi.json HTTP/1.1\r\n${HEAD}\r\n`;
const KINDS: Readonly<Record<string, Kind>> = {
  'half-open connections': { boundMs: headersTimeout, first: '' },
  'slow headers': { boundMs: headersTimeout, first: `GET / HTTP/1.1\r\n${HEAD}X-Slow: `, drip: 'a' },
  'slow readers': {
    // Checked in quarters of the limit.
    boundMs: 1.25 * stalledTimeout,
    first: LARGE.repeat(mostPipelined),
    neverReads: true,
    fillMs: 90_000,
    // Each takes 4 MB of the kernel's buffers; with twice as many, the kernel's own limit holds up every connection.
    share: 0.5,
  },
  'pipelined requests': {
    boundMs: 0,
    first: DESCRIPTION.repeat(10 * mostPipelined),
    neverReads: true,
    fillMs: 10_000,
  },
  'idle connections': { boundMs: keepAliveTimeout, first: `GET /healthz HTTP/1.1\r\n${HEAD}\r\n` },
  'slow bodies': {
    boundMs: requestTimeout,
    first: `POST /api/auth/login/ HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n`,
    drip: ' ',
  },
};

/** Tolerance for the server's checking interval and a busy machine. */
const GRACE_MS = checkingInterval + 4_000;
/** Timeout of the API's own client. */
const SERVED_WITHIN_MS = 5_000;

/** A server and, per step, many clients of one kind that keep their connections open as long as they can. */
export async function openSlowClientsRig(
  sockets: number,
  only?: readonly string[],
): Promise<ReliabilityRig<SlowClientsFigures>> {
  const server = await launchServer();
  const port = Number(new URL(server.address).port);
  const kinds = Object.entries(KINDS).filter(([name]) => only?.includes(name) ?? true);

  async function run(step: number): Promise<SlowClientsFigures> {
    const [name, kind] = kinds[step % kinds.length] ?? ['', { boundMs: 0, first: '' }];
    const end = new AbortController();
    const others = serve(server.address, end.signal);
    others.catch(() => {});
    const length = Math.ceil(sockets * (kind.share ?? 1));
    try {
      const lasted = await Promise.all(Array.from({ length }, () => timeUntilClosed(port, kind)));
      end.abort();
      return { kind: name, sockets: length, cutAfterMs: Math.max(...lasted), ...(await others) };
    } catch (error) {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    } finally {
      end.abort();
    }
  }

  return { run, close: () => server.remove() };
}

/** Resolves to the time until the server closed the connection; rejects if that exceeds the bound. */
async function timeUntilClosed(
  port: number,
  { boundMs, first, drip, neverReads, fillMs = 0 }: Kind,
): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  const began = performance.now();
  // A reset ends the connection like any other end; `once` would reject on its error.
  const isOver = new Promise((resolve) => socket.once('close', resolve));
  const stop = () => socket.destroy();
  if (neverReads) socket.pause();
  else socket.resume().once('end', stop);
  if (first) socket.write(first);
  const drops = drip ? setInterval(() => socket.write(drip), 1_000) : undefined;
  const probe = neverReads ? setInterval(() => noticeReset(socket), 500) : undefined;
  try {
    const outcome = await Promise.race([isOver, wait(fillMs + boundMs + GRACE_MS, 'late', { ref: false })]);
    if (outcome === 'late') throw new Error(`a connection was still open ${GRACE_MS} ms after its bound`);
    return Math.round(performance.now() - began);
  } finally {
    clearInterval(drops);
    clearInterval(probe);
    socket.destroy();
  }
}

/** A paused socket detects a closed connection only when it writes. */
const noticeReset = (socket: Socket) => socket.write('\r\n');

/** Reads and logs in concurrently; rejects if a request exceeds the limit. */
async function serve(address: string, signal: AbortSignal): Promise<{ served: number; slowestMs: number }> {
  let [served, slowestMs] = [0, 0];
  for (; !signal.aborted; served += 1) {
    const began = performance.now();
    const options = { signal: AbortSignal.timeout(SERVED_WITHIN_MS), headers: { connection: 'close' } };
    const response = await fetch(new URL('/api/jobs/', address), options);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`others get ${response.status}`);
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - began));
    await wait(50);
  }
  return { served, slowestMs };
}
