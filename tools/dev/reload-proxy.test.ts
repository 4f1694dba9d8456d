import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReloadProxy } from './reload-proxy';

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

let streamEnd: Promise<unknown> | undefined;
const product = createServer((request, reply) => {
  if (request.url === '/api/events/') {
    streamEnd = once(reply, 'close');
    return void reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
  }
  const isPage = request.url === '/';
  reply.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'text/javascript');
  reply.setHeader('cache-control', 'public, max-age=31536000, immutable');
  reply.end(isPage ? '<html><head></head><body>Grüezi</body></html>' : 'run()');
});
let target: string | undefined;
const proxy = createReloadProxy(() => target);
let origin: string;

beforeAll(async () => {
  target = await listen(product);
  origin = await listen(proxy.server);
});
afterAll(() => {
  for (const server of [product, proxy.server]) {
    server.closeAllConnections();
    server.close();
  }
});

test('a page comes with the script that reloads it, anything else as it is', async () => {
  const page = await fetch(`${origin}/`);
  expect(await page.text()).toBe(
    '<html><head><script src="/__dev/reload.js"></script></head><body>Grüezi</body></html>',
  );
  expect(await (await fetch(`${origin}/mf/x/remoteEntry.js`)).text()).toBe('run()');
});

test('nothing is kept by the browser', async () => {
  const asset = await fetch(`${origin}/mf/x/remoteEntry.js`);
  expect(asset.headers.get('cache-control')).toBe('no-store');
});

test('an open page is notified of a reload', async () => {
  const events = await fetch(`${origin}/__dev/events`);
  const reader = events.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('listening');
  proxy.reload();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('data: reload');
  await reader?.cancel();
});

test('a stream is passed on as it comes, and ends with the page that listened', async () => {
  const leaving = new AbortController();
  const events = await fetch(`${origin}/api/events/`, { signal: leaving.signal });
  const { value } = (await events.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('data: 1\n\n');
  leaving.abort();
  await streamEnd;
});

test('the kit has a page while developing, made of what there is now', async () => {
  expect(await (await fetch(`${origin}/kit`)).text()).toContain('<script src="/kit/kit.js">');
  expect(await (await fetch(`${origin}/kit/kit.js`)).text()).toContain('every piece, every state');
  expect((await fetch(`${origin}/kit/kit.css`)).headers.get('content-type')).toContain('text/css');
});

test('while the server restarts, it says so', async () => {
  const before = target;
  target = undefined;
  const reply = await fetch(`${origin}/`);
  target = before;
  expect(reply.status).toBe(503);
  expect(await reply.text()).toContain('The server is starting');
});
