import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const EVENTS = '/__dev/events';
const ENTRY = '/remoteEntry.js';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface PreviewServer {
  readonly server: Server;
  /** Reloads every page that runs the remote. */
  reload(): void;
}

/** Appended to the entry: reloads the page when the bundle changes. */
const listenIn = (origin: string) =>
  `\n;new EventSource('${origin}${EVENTS}').addEventListener('message', () => location.reload());\n`;

/** Serves a watched bundle to the pages of one shell, uncached, and notifies them of every change. */
export function createPreviewServer(folder: string, shell: string): PreviewServer {
  const pages = new Set<ServerResponse>();
  const server = createServer((request, reply) => {
    const { host = '' } = request.headers;
    const path = new URL(request.url ?? '/', 'http://preview').pathname;
    reply.setHeader('access-control-allow-origin', shell);
    reply.setHeader('access-control-allow-private-network', 'true');
    reply.setHeader('cross-origin-resource-policy', 'cross-origin');
    reply.setHeader('cache-control', 'no-store');
    if (path === EVENTS) return listen(reply);
    if (!sendFile(path, `http://${host}`, reply)) reply.writeHead(404).end();
  });

  function listen(reply: ServerResponse): void {
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.write(': listening\n\n');
    pages.add(reply);
    reply.on('close', () => pages.delete(reply));
  }

  /** Serves only files directly in the folder: a bundle has no subfolders. */
  function sendFile(path: string, origin: string, reply: ServerResponse): boolean {
    const type = TYPES[extname(path)];
    if (!type || !/^\/[\w.-]+$/.test(path)) return false;
    const file = join(folder, path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
    reply.writeHead(200, { 'content-type': type });
    if (path === ENTRY) reply.end(readFileSync(file, 'utf8') + listenIn(origin));
    else createReadStream(file).pipe(reply);
    return true;
  }

  return { server, reload: () => pages.forEach((page) => page.write('data: reload\n\n')) };
}
