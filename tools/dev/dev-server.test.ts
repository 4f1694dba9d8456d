import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebSocket from 'ws';
import { BUNDLES } from '../lib/bundles';
import { readBundleConfig } from './bundle-config';
import { createDevServer, type DevServer } from './dev-server';

const folder = mkdtempSync(join(tmpdir(), 'metier-dev-server-'));
const source = join(folder, 'start.js');
const product = createServer((_request, reply) => {
  reply.writeHead(200, { 'content-security-policy': "connect-src 'self'" }).end('page of the product');
});
let target: string | undefined;
let dev: DevServer;

beforeAll(async () => {
  writeFileSync(source, 'console.log("first")');
  product.listen(0, '127.0.0.1');
  await once(product, 'listening');
  const shell: Configuration = {
    name: 'shell',
    mode: 'development',
    context: folder,
    entry: { start: source },
    output: { path: join(folder, 'dist'), publicPath: '/mf/shell/' },
    plugins: [new webpack.HotModuleReplacementPlugin()],
    stats: 'none',
    infrastructureLogging: { level: 'none' },
  };
  dev = createDevServer({
    bundles: [shell],
    target: () => target,
    host: '127.0.0.1',
    port: 0,
    onListenError: (error) => expect(error).toBeUndefined(),
  });
  await dev.start();
});
afterAll(async () => {
  await dev.stop();
  product.close();
  rmSync(folder, { recursive: true });
});

const load = (path: string) => fetch(`http://127.0.0.1:${dev.port}${path}`);

/** Resolves once a page with a connection has got a message of this type. */
const hear = (type: string, onOpen: () => void) =>
  new Promise<void>((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${dev.port}/__dev/socket`, {
      headers: { origin: `http://127.0.0.1:${dev.port}` },
    });
    let isReady = false;
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { type: string };
      if (isReady && message.type === type) socket.terminate();
      if (message.type !== 'ok' || isReady) return;
      isReady = true;
      onOpen();
    });
    socket.on('close', () => resolve());
  });

test('pages ask for patience while the server starts, and then come from it with the socket allowed', async () => {
  expect((await load('/login')).status).toBe(503);
  target = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  const reply = await load('/login');
  expect(await reply.text()).toBe('page of the product');
  expect(reply.headers.get('content-security-policy')).toContain(`connect-src ws://127.0.0.1:${dev.port}`);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('the bundle comes with the client, and an edit is announced to open pages', async () => {
  const read = async () => (await load('/mf/shell/start.js')).text();
  expect((await read()).includes('pathname=%2F__dev%2Fsocket')).toBe(true);
  await hear('hash', () => writeFileSync(source, 'console.log("second")'));
  expect((await read()).includes('second')).toBe(true);
});

test('open pages are reloaded when the server has started again', async () => {
  await hear('static-changed', () => dev.reload());
});

test('the development build of every bundle has valid settings, with Fast Refresh', () => {
  const configs = BUNDLES.map((bundle) => readBundleConfig(bundle));
  expect(() => webpack.validate(configs)).not.toThrow();
  for (const { name, plugins } of configs)
    expect([name, plugins?.map((plugin) => plugin?.constructor.name)]).toEqual([
      name,
      expect.arrayContaining(['ReactRefreshPlugin']),
    ]);
});
