import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../lib/root';

const ENTRY = join(ROOT, 'shared/src/ui/kit/kit.tsx');

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>The kit – Metier</title>
    <link rel="stylesheet" href="/kit/kit.css">
    <script>
      // Every compilation announces its hash; the first message is that of the present one.
      let known;
      new WebSocket('ws://' + location.host + '/__dev/socket').onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'static-changed' || (message.type === 'hash' && known && known !== message.data))
          location.reload();
        if (message.type === 'hash') known = message.data;
      };
    </script>
  </head>
  <body><div id="root"></div><script src="/kit/kit.js"></script></body>
</html>
`;

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** Bundles the page from the current sources; resolves to its files by path. */
async function bundleKit(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    outdir: '/kit',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css' },
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

let files: ReadonlyMap<string, string> = new Map();

/** Serves `/kit`, a page that exists only in development: no release contains it. */
export async function sendKit({ url = '' }: IncomingMessage, reply: ServerResponse): Promise<void> {
  const [path = ''] = url.split('?');
  try {
    if (/^\/kit\/?$/.test(path)) files = await bundleKit();
    const file = files.get(path);
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html';
    reply.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
    reply.end(file ?? PAGE);
  } catch (error) {
    reply.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
  }
}
