import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** A backend behind the proxy, and the change applied to its pages. */
export interface Backend {
  readonly address: string;
  change(html: string, path: string): string;
}

export interface Proxy {
  /** Origin of a backend, for a browser that resolves `*.localhost` to this machine. */
  originOf(name: string): string;
  stop(): Promise<void>;
}

/** As the server compresses pages; see server/src/http/response/send-compressed.ts. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const isPage = ({ headers }: IncomingMessage) => /^text\/html/.test(headers['content-type'] ?? '');

/**
 * One proxy for all variants, `<name>.localhost`, so that they differ in nothing but the page. Every page is
 * read, changed and compressed again, even if it is unchanged; all other responses are passed through.
 */
export async function startProxy(places: Readonly<Record<string, Backend>>): Promise<Proxy> {
  async function pass(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const [name = ''] = (asked.headers.host ?? '').split('.');
    const place = places[name];
    if (!place) return void reply.writeHead(404).end();
    const { method, url = '/', headers } = asked;
    const ask = request(new URL(url, place.address), { method, headers });
    asked.pipe(ask);
    // Abort the upstream request if the browser disconnects, e.g. from an event stream.
    reply.on('close', () => ask.destroy());
    ask.on('error', () => reply.destroy());
    const [answer] = (await once(ask, 'response')) as [IncomingMessage];
    if (!isPage(answer)) {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(reply);
    }
    const page = place.change(await readPage(answer), url);
    const body = brotliCompressSync(page, QUALITY);
    const { 'transfer-encoding': _, ...heads } = answer.headers;
    reply.writeHead(answer.statusCode ?? 502, {
      ...heads,
      'content-encoding': 'br',
      'content-length': body.length,
    });
    reply.end(body);
  }

  const server = createServer((asked, reply) => {
    pass(asked, reply).catch(() => reply.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    originOf: (name) => `http://${name}.localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readPage(answer: IncomingMessage): Promise<string> {
  if (answer.headers['content-encoding'] !== 'br') return text(answer);
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return brotliDecompressSync(Buffer.concat(parts)).toString('utf8');
}
