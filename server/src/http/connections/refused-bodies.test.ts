import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { makePdf } from '../../testing/fixtures';
import { startTestApp, type TestClient } from '../../testing/index';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import { openRawConnection, type RawConnection } from '../../testing/raw-connection';
import { packEntries } from '../../testing/releases';

const MEGABYTE = 1024 * 1024;
const test = startTestApp();

let port: number;
let seeker: TestClient;
let company: TestClient;
const connections: RawConnection[] = [];

beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
  seeker = await test.join('job_seeker');
  company = await test.join('job_provider');
});
afterEach(() => connections.splice(0).forEach(({ socket }) => socket.destroy()));

interface Upload {
  readonly method?: string;
  readonly path: string;
  readonly client?: TestClient;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly isChunked?: boolean;
}

const sign = (client: TestClient | undefined) => ({
  cookie: [...(client?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-csrftoken': client?.cookies.get('csrftoken') ?? '',
});

function writeHead({ method = 'POST', path, client, headers, body, isChunked }: Upload): string {
  const length = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(body.length) };
  const all = { host: 'localhost', ...sign(client), ...length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

const inChunks = (body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=edge' };
const JSON_TYPE = { 'content-type': 'application/json' };
const GZIP = { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/gzip' };

function makeBody(...parts: readonly { name: string; file?: Buffer; text?: string }[]): Buffer {
  const written = parts.map(({ name, file, text = '' }) => {
    const fileName = file ? '; filename="cv.pdf"' : '';
    const head = `--edge\r\ncontent-disposition: form-data; name="${name}"${fileName}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), file ?? Buffer.from(text), Buffer.from('\r\n')]);
  });
  return Buffer.concat([...written, Buffer.from('--edge--\r\n')]);
}

async function makeFile(bytes: number): Promise<Buffer> {
  const start = Buffer.from(await makePdf().arrayBuffer());
  return Buffer.concat([start, Buffer.alloc(bytes, 'x')]);
}

const QUESTION = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';

/**
 * Sends an upload that is refused, then a second request on the same connection unless the response announced
 * its end.
 */
async function refuseAndAskAgain(upload: Upload) {
  const connection = await openRawConnection(port);
  connections.push(connection);
  const body = upload.isChunked ? inChunks(upload.body) : upload.body;
  // Send only the head first, as on a slow network: the response is sent before the body arrives.
  await connection.send(writeHead(upload));
  await wait(30);
  const isSent = connection.send(body);
  const refusal = await connection.read();
  if (refusal?.headers.connection === 'close') {
    await connection.ended;
    return { refusal, next: 'closed' };
  }
  await isSent;
  await connection.send(QUESTION);
  const next = await connection.read();
  return { refusal, next: next?.status ?? 'no answer' };
}

const cases: readonly (readonly [name: string, status: number, make: () => Promise<Upload> | Upload])[] = [
  [
    'a file above its limit',
    413,
    async () => ({
      path: '/api/auth/me/picture/',
      method: 'PUT',
      client: seeker,
      headers: MULTIPART,
      body: makeBody({ name: 'profile_picture', file: await makeFile(6 * MEGABYTE) }),
    }),
  ],
  [
    'a field that comes twice before a large file',
    400,
    async () => ({
      path: '/api/auth/attachments/',
      client: seeker,
      headers: MULTIPART,
      body: makeBody(
        { name: 'user', text: '1' },
        { name: 'user', text: '2' },
        { name: 'file', file: await makeFile(3 * MEGABYTE) },
      ),
    }),
  ],
  [
    'a file that comes twice',
    400,
    async () => ({
      path: '/api/auth/attachments/',
      client: seeker,
      headers: MULTIPART,
      body: makeBody(
        { name: 'file', file: await makeFile(3 * MEGABYTE) },
        { name: 'file', file: await makeFile(3 * MEGABYTE) },
      ),
    }),
  ],
  [
    'a release archive with a wrong path in front',
    400,
    async () => ({
      path: '/api/releases/',
      headers: GZIP,
      body: Buffer.concat([
        await packEntries([{ name: '../evil', content: 'x' }]),
        randomBytes(3 * MEGABYTE),
      ]),
    }),
  ],
  [
    'what is no archive',
    400,
    () => ({ path: '/api/releases/', headers: GZIP, body: randomBytes(3 * MEGABYTE) }),
  ],
  [
    'an upload without a session',
    403,
    () => ({ path: '/api/auth/attachments/', headers: MULTIPART, body: randomBytes(3 * MEGABYTE) }),
  ],
  [
    'an archive without a token',
    401,
    () => ({
      path: '/api/releases/',
      headers: { ...GZIP, authorization: 'Bearer wrong' },
      body: randomBytes(3 * MEGABYTE),
    }),
  ],
  [
    'an upload of the other role',
    403,
    () => ({
      path: '/api/auth/attachments/',
      client: company,
      headers: MULTIPART,
      body: randomBytes(3 * MEGABYTE),
    }),
  ],
  [
    'an address that is none',
    404,
    () => ({ path: '/api/none/', client: seeker, headers: MULTIPART, body: randomBytes(3 * MEGABYTE) }),
  ],
  [
    'a method that the address has not',
    405,
    () => ({
      path: '/api/jobs/',
      method: 'PUT',
      client: seeker,
      headers: JSON_TYPE,
      body: Buffer.from(JSON.stringify('x'.repeat(400_000))),
    }),
  ],
  [
    'a type that is not read',
    415,
    () => ({
      path: '/api/messages/',
      client: seeker,
      headers: { 'content-type': 'text/csv' },
      body: randomBytes(3 * MEGABYTE),
    }),
  ],
  [
    'JSON above its limit',
    413,
    () => ({
      path: '/api/messages/',
      client: seeker,
      headers: JSON_TYPE,
      body: Buffer.alloc(3 * MEGABYTE, '['),
    }),
  ],
  [
    'JSON above its limit, in chunks',
    413,
    () => ({
      path: '/api/messages/',
      client: seeker,
      headers: JSON_TYPE,
      body: Buffer.alloc(3 * MEGABYTE, '['),
      isChunked: true,
    }),
  ],
  [
    'more than is discarded',
    413,
    () => ({ path: '/api/messages/', client: seeker, headers: JSON_TYPE, body: Buffer.alloc(30 * MEGABYTE) }),
  ],
  [
    'an address that cannot be read',
    400,
    () => ({ path: '/api/jobs/%zz/', headers: JSON_TYPE, body: randomBytes(3 * MEGABYTE) }),
  ],
];

it.each(cases)(
  'after %s the connection stays usable, or the response announces its end',
  async (_name, status, make) => {
    const { refusal, next } = await refuseAndAskAgain(await make());
    expect(refusal?.status).toBe(status);
    expect(JSON.parse(refusal?.body ?? '')).toEqual(expect.any(Object));
    expect([200, 'closed']).toContain(next);
  },
);
