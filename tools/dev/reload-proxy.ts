import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { sendKit } from './kit-page';

const EVENTS = '/__dev/events';
const SCRIPT = '/__dev/reload.js';
const CLIENT = `new EventSource('${EVENTS}').addEventListener('message', () => location.reload());\n`;

export interface ReloadProxy {
  readonly server: Server;
  /** Reloads every open page. */
  reload(): void;
}

const isPage = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html') ?? false;

/** Adds one script to the page, from the page's own origin so that the content security policy allows it. */
function sendPage(answer: IncomingMessage, reply: ServerResponse): void {
  let page = '';
  answer.setEncoding('utf8');
  answer.on('data', (chunk: string) => (page += chunk));
  answer.on('end', () => {
    const { 'content-length': _length, ...headers } = answer.headers;
    reply.writeHead(answer.statusCode ?? 502, headers);
    reply.end(page.replace('</head>', `<script src="${SCRIPT}"></script></head>`));
  });
}

/** Development proxy in front of the server: forwards everything uncached, and reloads pages on demand. */
export function createReloadProxy(target: () => string | undefined): ReloadProxy {
  const pages = new Set<ServerResponse>();

  function listen(reply: ServerResponse): void {
    reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.write(': listening\n\n');
    pages.add(reply);
    reply.on('close', () => pages.delete(reply));
  }

  function refuse(reply: ServerResponse): void {
    reply.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' });
    reply.end('The server is starting: load again in a moment.');
  }

  function forwardRequest(request: IncomingMessage, reply: ServerResponse): void {
    const origin = target();
    if (!origin) return refuse(reply);
    // Uncompressed, so that the script can be inserted into a page.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const forwarded = ask(
      new URL(request.url ?? '/', origin),
      { method: request.method, headers },
      (answer) => {
        answer.headers['cache-control'] = 'no-store';
        if (isPage(answer)) return sendPage(answer, reply);
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        // Also ends the upstream response if the browser disconnects.
        pipeline(answer, reply, () => {});
      },
    );
    reply.on('close', () => forwarded.destroy());
    forwarded.on('error', () => (reply.headersSent ? reply.destroy() : refuse(reply)));
    request.pipe(forwarded);
  }

  const server = createServer((request, reply) => {
    if (request.url === EVENTS) return listen(reply);
    if (request.url === SCRIPT)
      return void reply.writeHead(200, { 'content-type': 'text/javascript' }).end(CLIENT);
    if (/^\/kit([/?]|$)/.test(request.url ?? '')) return void sendKit(request, reply);
    forwardRequest(request, reply);
  });
  return {
    server,
    reload: () => pages.forEach((page) => page.write('data: reload\n\n')),
  };
}
