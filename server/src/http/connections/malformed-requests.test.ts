import type { AddressInfo } from 'node:net';
import { goLive, makeRelease, makeShellRelease } from '../../testing/releases';
import { startTestApp } from '../../testing/index';
import { openRawConnection } from '../../testing/raw-connection';

const test = startTestApp({}, { hasPages: true });
let port: number;

beforeAll(async () => {
  await goLive(test, makeShellRelease(), makeRelease('mf-public', { routes: [['/', 'public']] }));
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
});

async function ask(start: string, ...headers: readonly string[]) {
  const connection = await openRawConnection(port);
  await connection.send(`${[start, ...headers, 'connection: close'].join('\r\n')}\r\n\r\n`);
  const answer = await connection.read();
  connection.socket.destroy();
  return answer;
}

const HOST = 'host: localhost';

const targets: readonly string[] = [
  '//[',
  '//:',
  '//',
  '///',
  '//evil.example/%5c',
  '/\\',
  '\\\\evil.example',
  '/\\/[',
  '/%',
  '/%zz',
  '/%00',
  '/%ff%fe',
  '/api/%',
  '/api/jobs/%00/',
  '//[/api/jobs/',
  '/job/%',
  '/feed.atom?%',
  '//[?without=%',
  '//:?release=%zz&replay=%',
  'http://[',
  'http://[/',
  'http://',
  'http://evil.example//[',
  'https://evil.example:99999/',
  'ftp://evil.example/',
  '*',
  '?',
  '[',
  ':',
  `/${'x'.repeat(10_000)}`,
  `/?${'x=%&'.repeat(2_500)}`,
  `/${'%'.repeat(5_000)}`,
  `/${'../'.repeat(3_000)}`,
  `/api/jobs/${'9'.repeat(5_000)}/`,
  `/${'x'.repeat(20_000)}`,
  '/\0',
  '/a b',
];

it.each(['GET', 'POST', 'OPTIONS'])('no target makes %s fail', async (method) => {
  for (const target of targets) {
    const answer = await ask(`${method} ${target} HTTP/1.1`, HOST, 'content-length: 0');
    const seen = [method, target.slice(0, 40), answer?.status ?? 'nothing'];
    expect(seen).toEqual([method, target.slice(0, 40), expect.any(Number)]);
    expect(answer?.status).toBeLessThan(500);
    // Two leading slashes would redirect the browser to another host.
    expect(answer?.headers.location ?? '/').not.toMatch(/^[/\\]{2}/);
  }
});

it('TRACE, which repeats the headers of a request, is no method here', async () => {
  const answer = await ask('TRACE /healthz HTTP/1.1', HOST, 'cookie: sessionid=secret');
  expect([answer?.status, answer?.body.includes('secret')]).toEqual([404, false]);
});

it('a request with two lengths, by which it could hide another one, is refused', async () => {
  const lengths = ['content-length: 4', 'transfer-encoding: chunked'];
  expect((await ask('POST /api/auth/login/ HTTP/1.1', HOST, ...lengths))?.status).toBe(400);
});

it('the absolute form is the same address', async () => {
  const answer = await ask('GET http://evil.example/healthz HTTP/1.1', HOST);
  expect([answer?.status, answer?.body]).toEqual([200, '{"status":"ok"}']);
});

it.each([
  'host: "><script>alert(1)</script>',
  'host: evil.example/path',
  'host: evil.example"onload=x',
  'host: user@evil.example',
  'host: evil.example:port',
  'host: [::1',
  'host: a b',
  `host: ${'a'.repeat(300)}`,
  'host: one.example\r\nhost: other.example',
])('%s is refused', async (header) => {
  for (const path of ['/', '/sitemap.xml', '/api/jobs/']) {
    const answer = await ask(`GET ${path} HTTP/1.1`, header);
    expect([path, answer?.status, answer?.headers.location]).toEqual([path, 400, undefined]);
    expect(JSON.parse(answer?.body ?? '')).toEqual({ detail: expect.any(String) });
    expect(answer?.body).not.toContain('evil');
  }
});

it.each([
  'localhost',
  'jobs.example:8443',
  '[::1]:3000',
  '192.0.2.7',
  'xn--bcher-kva.example',
  'my_service:80',
])('%s is a host', async (host) => {
  expect((await ask('GET /healthz HTTP/1.1', `host: ${host}`))?.status).toBe(200);
});

it('the origin is never what a proxy or a client says besides Host', async () => {
  const forwarded = [
    'x-forwarded-host: evil.example',
    'x-forwarded-proto: javascript',
    'forwarded: host=evil.example',
  ];
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/feed.atom']) {
    const answer = await ask(`GET ${path} HTTP/1.1`, HOST, ...forwarded, 'accept-encoding: identity');
    expect([path, answer?.status]).toEqual([path, 200]);
    expect(answer?.body).not.toMatch(/evil|javascript:/);
  }
});

it('garbage is answered with 400 and a sentence, headers that are too large with 431', async () => {
  const garbage = await ask('what is this');
  expect([garbage?.status, JSON.parse(garbage?.body ?? '')]).toEqual([400, { detail: expect.any(String) }]);
  const large = await ask('GET / HTTP/1.1', HOST, `x-large: ${'x'.repeat(40_000)}`);
  expect([large?.status, JSON.parse(large?.body ?? '')]).toEqual([431, { detail: expect.any(String) }]);
});

it('a browser with too many cookies is told to remove them, one with a long address is not', async () => {
  const cookies = Array.from({ length: 40 }, (_, at) => `c${at}=${'x'.repeat(1_000)}`).join('; ');
  const cookied = await ask('GET / HTTP/1.1', HOST, `cookie: ${cookies}`);
  expect([cookied?.status, cookied?.headers['clear-site-data']]).toEqual([431, '"cookies"']);
  const long = await ask(`GET /?${'x'.repeat(40_000)} HTTP/1.1`, HOST);
  expect([long?.status, long?.headers['clear-site-data']]).toEqual([431, undefined]);
});
