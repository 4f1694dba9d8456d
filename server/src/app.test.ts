import { startTestApp } from './testing/index';

const test = startTestApp();
const account = {
  username: 'noa',
  email: 'noa@example.ch',
  password1: 'long enough',
  password2: 'long enough',
};

it('the process is healthy and its parts are ready by name', async () => {
  const visitor = test.visit();
  expect((await visitor.get('/healthz')).json()).toEqual({ status: 'ok' });
  const readiness = await visitor.get('/readyz');
  expect(readiness.statusCode).toBe(200);
  expect(readiness.json()).toEqual({ status: 'ready', parts: { database: 'ok', files: 'ok' } });
});

it('an unknown address under /api is a JSON 404 with a request id', async () => {
  const response = await test.visit().get('/api/nothing-here/');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ detail: 'Not found.' });
  expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});

it('a path answers with and without its last slash', async () => {
  const student = await test.join('job_seeker');
  expect((await student.get('/api/auth/me')).statusCode).toBe(200);
  expect((await student.get('/api/auth/me/')).statusCode).toBe(200);
});

it('every answer forbids inline scripts, being framed and being taken for something else', async () => {
  const { headers } = await test.visit().get('/api/auth/me/');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  const policy = headers['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

it('answers say their type and encoding', async () => {
  const typeOf = async (url: string) => (await test.visit().get(url)).headers['content-type'];
  for (const url of ['/api/jobs/', '/api/auth/me/', '/api/nothing-here/', '/healthz', '/nothing-here'])
    expect([url, await typeOf(url)]).toEqual([url, 'application/json; charset=utf-8']);
  expect(await typeOf('/robots.txt')).toBe('text/plain; charset=utf-8');
});

it.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/src/app.ts',
  '/mf/',
  '/data/',
  '/../package.json',
])('no file of the machine and no list of files is at %s', async (url) => {
  expect((await test.visit().get(url)).statusCode).toBe(404);
});

it('browsers keep no answer of the API that is for one person', async () => {
  const student = await test.join('job_seeker');
  for (const url of ['/api/auth/me/', '/api/auth/account/', '/api/messages/', '/api/nothing-here/'])
    expect((await student.get(url)).headers['cache-control']).toBe('private, no-store');
});

it.each([
  ['broken JSON', '{"username":', 400, 'detail'],
  ['no body at all', '', 400, 'detail'],
  ['a list instead of an object', '[]', 400, 'detail'],
  ['JSON nested without end', '['.repeat(100_000), 400, 'detail'],
  ['a prototype in the body', '{"__proto__": {"isAdmin": true}}', 400, 'detail'],
  ['a NUL in a text', JSON.stringify({ ...account, username: 'a\0b' }), 400, 'username'],
  ['half of a surrogate pair', JSON.stringify({ ...account, email: '\ud800@example.ch' }), 400, 'email'],
  ['deep nesting in a field', JSON.stringify({ ...account, x: nest(40) }), 400, 'x'],
  ['a number too large for anything', '{"username": 1e400}', 400, 'username'],
  ['a key that is there twice', '{"username": "noa", "username": "léa"}', 400, 'username'],
  ['a key that is there twice in disguise', '{"username": "noa", "\\u0075sername": "léa"}', 400, 'username'],
  ['a body that is too large', JSON.stringify({ username: 'x'.repeat(600_000) }), 413, 'detail'],
])('%s is refused and never our failure', async (_case, payload, status, key) => {
  const response = await post(payload, 'application/json');
  expect(response.statusCode).toBe(status);
  expect(response.json()).toHaveProperty(key);
});

it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])(
  'a body of the type %s is refused with 415',
  async (type) => {
    expect((await post('a=b', type)).statusCode).toBe(415);
  },
);

it('a broken form is refused', async () => {
  const response = await post('--x\r\nnonsense', 'multipart/form-data; boundary=x');
  expect(response.statusCode).toBe(400);
});

it('a field that a form has twice is refused', async () => {
  const part = (value: string) =>
    `--x\r\ncontent-disposition: form-data; name="username"\r\n\r\n${value}\r\n`;
  const response = await post(`${part('noa')}${part('léa')}--x--\r\n`, 'multipart/form-data; boundary=x');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ username: ['This field is given more than once.'] });
});

it.each(['/api/auth/pictures/%ff/', '/api/%00', '/api/auth/me/?x=%00%ff'])(
  'the odd address %s is answered with a 4xx and a request id',
  async (url) => {
    const response = await test.visit().get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.headers['x-request-id']).toBeDefined();
  },
);

function nest(depth: number): unknown {
  return depth === 0 ? 'end' : { inner: nest(depth - 1) };
}

async function post(payload: string, type: string) {
  const visitor = test.visit();
  await visitor.get('/api/auth/me/');
  const url = '/api/auth/register/';
  return visitor.send({ method: 'POST', url, payload, headers: { 'content-type': type } });
}
