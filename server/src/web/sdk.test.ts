import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { replyToError } from '../http/response/error-replies';
import { serveSdk } from './sdk';
import { startWeb } from './testing/start-web';

const { sdkFolder, get, app } = startWeb();

const content = Buffer.from('a package');
const file = 'sdk-1.0.0-0a1b2c3d4e.tgz';
const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
const index = { contracts: [1], packages: [{ name: '@metier/sdk', version: '1.0.0', file, integrity }] };
const write = (name: string, text: string | Buffer) => writeFileSync(join(sdkFolder, name), text);

beforeEach(() => {
  write('index.json', JSON.stringify(index));
  write(file, content);
});

it('the index names the packages that fit this server', async () => {
  const reply = await get('/sdk/');
  expect([reply.statusCode, reply.json(), reply.headers['cache-control']]).toEqual([200, index, 'no-cache']);
});

it('the types of the SDK are read in a browser', async () => {
  write('types.d.ts', 'export declare function Button(): null;');
  const reply = await get('/sdk/types.d.ts');
  expect([reply.statusCode, reply.body]).toEqual([200, 'export declare function Button(): null;']);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

it('a package may be cached forever, and is the current one by its short name', async () => {
  const moved = await get('/sdk/sdk.tgz');
  expect([moved.statusCode, moved.headers.location]).toEqual([302, `/sdk/${file}`]);
  expect(moved.headers['cache-control']).toBe('no-cache');
  const reply = await get(`/sdk/${file}`);
  expect([reply.statusCode, reply.rawPayload]).toEqual([200, content]);
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/gzip',
    etag: `"${integrity}"`,
  });
  const again = await app.inject({ url: `/sdk/${file}`, headers: { 'if-none-match': `"${integrity}"` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each([
  ['secret.txt'],
  ['index.json'],
  ['..%2fsecret.txt'],
  ['%2e%2e%2fsecret.txt'],
  ['..%5csecret.txt'],
  ['sdk-1.0.0-0a1b2c3d4e.tgz%00'],
  ['sdk-0.9.0-ffffffffff.tgz'],
])('%s, which the index does not name, is a 404 and not read', async (name) => {
  write('secret.txt', 'secret');
  const reply = await get(`/sdk/${name}`);
  expect([reply.statusCode, reply.body]).toEqual([404, expect.not.stringMatching(/^secret|packages|<html/)]);
  expect(reply.headers['cache-control']).not.toBe('public, max-age=31536000, immutable');
});

it.each([
  ['was changed', () => write(file, 'another package')],
  ['is missing', () => rmSync(join(sdkFolder, file))],
])('a package that %s on the server is not sent, and not cached', async (_what, spoil) => {
  spoil();
  const reply = await get(`/sdk/${file}`);
  const detail = 'The SDK of this server is damaged: npm run sdk, on its machine.';
  expect([reply.statusCode, reply.json()]).toEqual([404, { detail }]);
  expect(reply.headers['cache-control'] ?? '').not.toContain('immutable');
});

it('a server that was built without the SDK says what to do', async () => {
  const bare = Fastify();
  bare.decorate('countRefusal', () => {});
  bare.setErrorHandler(replyToError);
  serveSdk(bare, join(sdkFolder, 'nowhere'));
  for (const url of ['/sdk/', '/sdk/types.d.ts', '/sdk/sdk.tgz', `/sdk/${file}`]) {
    const reply = await bare.inject(url);
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { detail: 'This server was built without the SDK: npm run sdk, on its machine.' },
    ]);
  }
});
