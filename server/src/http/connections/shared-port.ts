import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { QuietServer } from './quiet-server';
import { waitForQuiet } from './wait-for-quiet';

const READY = 'metier:ready';
const LISTENING = 'metier:listening';
const CONNECTION = 'metier:connection';

/** Connections that wait for a worker; further ones are closed, so that a crash loop cannot use up all sockets. */
const MAX_WAITING = 1_000;

/** One port for several processes: the primary process accepts, and its workers take turns to serve. */
export interface SharedPort {
  /** Gives the worker its share of the connections once it is ready; `isFirst` if the port was opened for it. */
  join(worker: Worker): Promise<{ readonly isFirst: boolean }>;
  /** Gives the worker no further connection; those on their way arrive before any message sent afterwards. */
  leave(worker: Worker): void;
  /** Stops listening without resetting a connection; all that were accepted are with a worker. */
  close(): Promise<void>;
}

/**
 * Opens the port of all workers when the first one joins. Node's own cluster shares a port, too, but its workers close
 * before its primary process, which then resets what it has accepted meanwhile.
 */
export function createSharedPort(host: string, port: number): SharedPort {
  const workers: Worker[] = [];
  /** Accepted while no worker was there: each one has died, and its successor is starting. */
  const waiting: Socket[] = [];
  let accepted = 0;
  const acceptor = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    accepted += 1;
    socket.on('error', () => socket.destroy());
    hand(socket);
  });

  function hand(socket: Socket): void {
    const worker = workers.shift();
    if (!worker && waiting.length >= MAX_WAITING) return void socket.destroy();
    if (!worker) return void waiting.push(socket);
    workers.push(worker);
    worker.send({ type: CONNECTION }, socket, (error) => {
      if (error) socket.destroy();
    });
  }

  async function listen(): Promise<void> {
    if (acceptor.listening) return;
    acceptor.listen({ host, port });
    await once(acceptor, 'listening');
  }

  return {
    async join(worker) {
      const isFirst = !acceptor.listening;
      await listen();
      if (!worker.isConnected()) return { isFirst };
      worker.send({ type: LISTENING, address: readAddress(acceptor.address() as AddressInfo) });
      workers.push(worker);
      for (const socket of waiting.splice(0)) hand(socket);
      return { isFirst };
    },
    leave(worker) {
      const index = workers.indexOf(worker);
      if (index >= 0) workers.splice(index, 1);
    },
    async close() {
      await waitForQuiet(() => accepted);
      acceptor.close();
    },
  };
}

/** A server on all interfaces is reached from this machine by the loopback address. */
function readAddress({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** In a worker: serves its share of the connections; resolves with the address once the port is open. */
export async function joinSharedPort(server: QuietServer): Promise<string> {
  // Node starts its checks of slow headers and bodies when a server listens, which this one never does itself.
  server.emit('listening');
  return new Promise((resolve) => {
    process.on(
      'message',
      (message: { readonly type?: string; readonly address?: string }, socket?: Socket) => {
        if (message.type === LISTENING) resolve(message.address ?? '');
        // The client may have closed it on its way here.
        else if (message.type === CONNECTION && socket) server.adopt(socket);
      },
    );
    process.send?.({ type: READY });
  });
}

/** Whether the message of a worker says that it can serve. */
export const isReadyMessage = (message: object): boolean => 'type' in message && message.type === READY;

/** Whether this process serves connections that its primary process accepts. */
export const hasSharedPort = (): boolean => cluster.isWorker;
