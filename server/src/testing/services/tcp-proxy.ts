import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy on this machine whose network can be made slow, cut or silent while connections are open. */
export interface TcpProxy {
  readonly port: number;
  /** Delays every chunk by `ms`, in each direction; 0 for no delay. */
  slow(ms: number): void;
  /** Resets every connection, and refuses new ones until `heal`. */
  cut(): void;
  /** Resets every connection once; new ones are accepted. */
  reset(): void;
  /** A black hole: connections stay open and new ones are accepted, but no byte passes until `heal`. */
  silence(): void;
  /** Holds back the target's bytes from now on: the request arrives, its response does not. */
  holdResponses(): void;
  /** Forwards everything again, including the bytes that were held back. */
  heal(): void;
  close(): Promise<void>;
}

type Direction = 'request' | 'answer';

/** Starts a proxy in front of `target`: a port, or the path of a socket. */
export async function startTcpProxy(target: NetConnectOpts, port = 0): Promise<TcpProxy> {
  const clients = new Set<Socket>();
  const heldBack = new Set<() => void>();
  const blocked = new Set<Direction>();
  let delay = 0;
  let isCut = false;

  function track(socket: Socket, other: Socket): void {
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clients.delete(socket);
      other.destroy();
    });
  }

  const pass = (direction: Direction) =>
    new Transform({
      transform(chunk, _encoding, done) {
        const go = () => (delay > 0 ? setTimeout(done, delay, null, chunk) : done(null, chunk));
        if (blocked.has(direction)) heldBack.add(go);
        else go();
      },
    });

  const reset = () => clients.forEach((socket) => socket.resetAndDestroy());

  const server = createServer((client) => {
    if (isCut) return void client.on('error', () => undefined).resetAndDestroy();
    const upstream = connect(target);
    clients.add(client);
    track(client, upstream);
    track(upstream, client);
    client.pipe(pass('request')).pipe(upstream);
    upstream.pipe(pass('answer')).pipe(client);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    slow: (ms) => void (delay = ms),
    cut() {
      isCut = true;
      reset();
    },
    reset,
    silence: () => void blocked.add('request').add('answer'),
    holdResponses: () => void blocked.add('answer'),
    heal() {
      isCut = false;
      delay = 0;
      blocked.clear();
      heldBack.forEach((go) => go());
      heldBack.clear();
    },
    async close() {
      reset();
      server.close();
      await once(server, 'close');
    },
  };
}
