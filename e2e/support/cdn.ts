import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An origin that passes requests for the files of releases on to the server, as a CDN does. */
export interface Cdn {
  readonly url: string;
  /** While true, it cuts every connection. */
  isDown: boolean;
  close(): void;
}

/** Starts a CDN on a free port, in front of the server at this port. */
export async function startCdn(port: number): Promise<Cdn> {
  const server = createServer((incoming, outgoing) => {
    if (cdn.isDown) return void incoming.socket.destroy();
    const { method, url: path = '', headers } = incoming;
    if (!path.startsWith('/mf/')) return void outgoing.writeHead(404).end();
    const passed = request({ port, host: '127.0.0.1', method, path, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    passed.end();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const cdn: Cdn = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    isDown: false,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return cdn;
}
