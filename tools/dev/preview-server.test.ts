import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPreviewServer } from './preview-server';

const SHELL = 'https://staging.jobs.example';
const folder = mkdtempSync(join(tmpdir(), 'metier-preview-'));
const preview = createPreviewServer(folder, SHELL);
let origin: string;

beforeAll(async () => {
  writeFileSync(join(folder, 'remoteEntry.js'), 'announce()');
  writeFileSync(join(folder, '7.css'), '.a{}');
  preview.server.listen(0, '127.0.0.1');
  await once(preview.server, 'listening');
  origin = `http://127.0.0.1:${(preview.server.address() as AddressInfo).port}`;
});
afterAll(() => {
  preview.server.closeAllConnections();
  preview.server.close();
  rmSync(folder, { recursive: true });
});

test('the files of the bundle have their content types, are allowed for one shell only, and are never cached', async () => {
  const { status, headers } = await fetch(`${origin}/7.css?again=1`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(headers.get('access-control-allow-origin')).toBe(SHELL);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the entry listens for changes beside announcing the remote', async () => {
  expect(await (await fetch(`${origin}/remoteEntry.js`)).text()).toMatch(
    /^announce\(\)\n;new EventSource\('http:\/\/127\.0\.0\.1:\d+\/__dev\/events'\)/,
  );
});

test('a page that runs the remote is notified of a change', async () => {
  const events = await fetch(`${origin}/__dev/events`);
  const reader = events.body?.getReader();
  const read = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await read()).toContain('listening');
  preview.reload();
  expect(await read()).toContain('data: reload');
  await reader?.cancel();
});

test.each(['/none.js', '/', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json', '/sub/7.css'])(
  '%s is no file of the bundle',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  },
);
