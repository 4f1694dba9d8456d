import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebpackDevServer from 'webpack-dev-server';
import WebSocket from 'ws';
import { createPreviewServer } from './preview.cjs';

const SHELL = 'https://staging.jobs.example';
const folder = mkdtempSync(join(tmpdir(), 'metier-preview-'));
const source = join(folder, 'remote.js');
let preview: ReturnType<typeof createPreviewServer>;
let port: number;

beforeAll(async () => {
  writeFileSync(source, 'announce()');
  port = Number(await WebpackDevServer.getFreePort('auto', '127.0.0.1'));
  const isCompiled = new Promise<void>((resolve) => {
    preview = createPreviewServer({
      config: {
        mode: 'development',
        context: folder,
        entry: { remoteEntry: source },
        output: { path: join(folder, 'dist'), publicPath: `http://localhost:${port}/` },
        stats: 'none',
      },
      shell: SHELL,
      port,
      onCompiled: resolve,
    });
  });
  await preview.start();
  await isCompiled;
});
afterAll(async () => {
  await preview.stop();
  rmSync(folder, { recursive: true });
});

test('a page of the shell may load the entry, which is never cached', async () => {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/remoteEntry.js`, {
    headers: { origin: SHELL, 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' },
  });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('access-control-allow-origin')).toBe(SHELL);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('cache-control')).toBe('no-store');
});

/** Types of the messages to a page of this origin, until the connection ends or `last` has come. */
const listen = (origin: string, last: string, onOpen: () => void = () => undefined) =>
  new Promise<string[]>((resolve) => {
    const types: string[] = [];
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { origin } });
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { type: string };
      types.push(type);
      if (type === 'ok') onOpen();
      if (type === last) socket.terminate();
    });
    socket.on('close', () => resolve(types));
    socket.on('error', () => resolve(types));
  });

test('a page of the shell is notified of a change', async () => {
  const types = await listen(SHELL, 'invalid', () => writeFileSync(source, 'announce("again")'));
  expect(types).toEqual(expect.arrayContaining(['liveReload', 'ok', 'invalid']));
});

test('a page of another site is not', async () => {
  expect(await listen('https://elsewhere.example', 'ok')).not.toContain('ok');
});

test('other files than those of the bundle are not served', async () => {
  for (const path of ['/none.js', '/%2e%2e/package.json', '/..%2f..%2fetc%2fpasswd'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBeGreaterThanOrEqual(400);
});

test('a port that is taken is refused in one sentence', async () => {
  const second = createPreviewServer({
    config: { context: folder, entry: source, output: { path: join(folder, 'second') }, stats: 'none' },
    shell: SHELL,
    port,
    onCompiled: () => undefined,
  });
  await expect(second.start()).rejects.toThrow(`Port ${port} is taken: choose another --port.`);
  await second.stop();
});
