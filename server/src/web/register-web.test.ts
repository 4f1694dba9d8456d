import cookie from '@fastify/cookie';
import type { PageData, User } from '@metier/shared/contract';
import Fastify from 'fastify';
import { replyToError } from '../http/error-replies';
import { registerWeb } from './register-web';
import { makeRelease, makeWorkspaces } from '../testing/workspaces';

const workspaces = makeWorkspaces();
const app = Fastify();
const contact = { email: 'hello@jobs.example', phone: '+41 31 555 01 20', address: 'Bern' };
let user: User | undefined;
let isSessionReadable = true;

beforeAll(async () => {
  workspaces.publishShell();
  workspaces.publish(
    makeRelease('mf-public', {
      routes: [
        ['/', 'public'],
        ['/job/:id', 'public'],
      ],
    }),
  );
  workspaces.publish(makeRelease('mf-seeker', { routes: [['/dashboard', 'job_seeker']] }));
  workspaces.publish(makeRelease('mf-provider', { routes: [['/dashboard', 'job_provider']] }));
  app.setErrorHandler(replyToError);
  await app.register(cookie);
  await app.register(registerWeb, {
    directory: workspaces.directory,
    contact,
    publicUrl: 'https://jobs.example',
    getUser() {
      if (!isSessionReadable) throw new Error('The database is away');
      return user;
    },
  });
});

beforeEach(() => {
  user = undefined;
  isSessionReadable = true;
});

afterAll(async () => {
  await app.close();
  workspaces.clear();
});

const signIn = (account_type: User['account_type']) => {
  user = { id: 1, username: '</script><b>', email: 'lea@example.ch', account_type, profile_picture: null };
};

const get = (url: string, accept = 'text/html', cookies: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept }, cookies });

function readData(html: string): PageData {
  const [, json = ''] = /id="metier">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as PageData;
}

test('a page carries the user and the registry of the session, and is never kept', async () => {
  signIn('job_seeker');
  const reply = await get('/');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  const { user: seen, registry, has_unread_session } = readData(reply.body);
  expect(seen).toEqual(user);
  expect(has_unread_session).toBe(false);
  expect(registry.remotes.map(({ name }) => name)).toEqual(['mf-public', 'mf-seeker']);
});

test('nothing a user is called can end the block of data', async () => {
  signIn('job_seeker');
  expect((await get('/')).body).not.toContain('</script><b>');
});

test("a visitor's page names no remote but the public one, a student's not the employers'", async () => {
  expect((await get('/dashboard')).body).not.toMatch(/mf-(seeker|provider)/);
  signIn('job_seeker');
  expect((await get('/dashboard')).body).not.toContain('mf-provider');
});

test('a page has hints for exactly the files that its route needs', async () => {
  const { body } = await get('/job/7');
  const base = '/mf/mf-public/1.0.0-aaaaaaaaaa';
  expect(body).toContain('<link rel="preload" as="script" href="/assets/shell.js">');
  expect(body).toContain(
    `<link rel="preload" as="script" href="${base}/remoteEntry.js" integrity="sha384-remoteEntry.js">`,
  );
  expect(body).toContain(`<link rel="stylesheet" href="${base}/page-1.css" integrity="sha384-page-1.css">`);
  expect(body).not.toContain(`href="${base}/page-0.js"`);
});

test('a page is painted as its visitor has chosen, before any script', async () => {
  const { body } = await get('/', 'text/html', { theme: 'dark' });
  expect(body).toContain('<html data-theme="dark" lang="en">');
  expect(body.match(/name="theme-color"[^>]*content="#111315"/g)).toHaveLength(2);
});

test('a choice that is none leaves the page to the system', async () => {
  for (const theme of ['', 'system', '"><script>']) {
    const { body } = await get('/', 'text/html', { theme });
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('(prefers-color-scheme: dark)" content="#111315"');
    expect(body).toContain('(prefers-color-scheme: light)" content="#faf9f6"');
  }
});

test('a page says where its people are reached, and where its picture is', async () => {
  const { body } = await get('/');
  expect(readData(body).contact).toEqual(contact);
  expect(body).toContain('<meta property="og:image" content="https://jobs.example/assets/og.png" />');
});

test('an address that no remote claims is answered with the page and the status 404', async () => {
  const reply = await get('/nowhere');
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toContain('text/html');
});

test('a session that cannot be read now makes a page that says so', async () => {
  isSessionReadable = false;
  const reply = await get('/');
  expect(reply.statusCode).toBe(200);
  expect(readData(reply.body)).toMatchObject({ user: null, has_unread_session: true });
});

test('the registry follows the session', async () => {
  signIn('job_provider');
  const reply = await get('/api/registry/', 'application/json');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json<PageData['registry']>().remotes.map(({ name }) => name)).toEqual([
    'mf-provider',
    'mf-public',
  ]);
});

test('built files may be kept for ever', async () => {
  for (const url of ['/assets/shell.js', '/mf/mf-public/1.0.0-aaaaaaaaaa/remoteEntry.js']) {
    const reply = await get(url, '*/*');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-type']).toContain('javascript');
  }
});

test('a file that is missing is a 404 that is neither kept nor a page', async () => {
  workspaces.remove('mf-seeker/dist/page-0.js');
  const urls = [
    '/assets/gone.js',
    '/mf/mf-public/1.0.0-older/remoteEntry.js',
    '/mf/mf-public/1.0.0-aaaaaaaaaa/release.json',
    '/mf/mf-public/1.0.0-aaaaaaaaaa/..%2f..%2f..%2fshell/dist/release.json',
    '/mf/mf-seeker/1.0.0-aaaaaaaaaa/page-0.js',
    '/mf/mf-nobody/1.0.0-aaaaaaaaaa/remoteEntry.js',
  ];
  for (const url of urls) {
    const reply = await get(url, '*/*');
    expect([url, reply.statusCode]).toEqual([url, 404]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['content-type']).toContain('json');
  }
});

test('what is not a page is refused in JSON', async () => {
  for (const [url, accept] of [
    ['/api/nothing/', 'text/html'],
    ['/picture', 'image/png'],
  ] as const) {
    const reply = await get(url, accept);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('json');
  }
});
