import cookie from '@fastify/cookie';
import type { PageData, User } from '@metier/shared/contract';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { replyToError } from '../http/error-replies';
import { listReleaseFiles } from '../modules/releases/releases.repository';
import { startTestApp } from '../testing/index';
import {
  contentOf,
  goLive,
  hashOfText,
  makeRelease,
  makeShellRelease,
  makeWorkspaces,
  requestMove,
  publishRelease,
} from '../testing/releases';
import { registerWeb } from './register-web';

const workspaces = makeWorkspaces();
const test = startTestApp({ WATCHED_BUNDLES: 'mf-watched' });
const app = Fastify();
const contact = { email: 'hello@jobs.example', phone: '+41 31 555 01 20', address: 'Bern' };
let user: User | undefined;
let isSessionReadable = true;

const shell = makeShellRelease();
const publicRemote = makeRelease('mf-public', {
  routes: [
    ['/', 'public'],
    ['/job/:id', 'public'],
  ],
});

beforeAll(async () => {
  app.decorate('parts', test.parts);
  app.decorate('countRefusal', () => {});
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
  const reply = await get('/');
  expect([reply.statusCode, reply.body]).toEqual([503, 'The pages are not built yet: npm run build']);
  await goLive(
    test,
    shell,
    publicRemote,
    makeRelease('mf-seeker', { routes: [['/dashboard', 'job_seeker']] }),
    makeRelease('mf-provider', { routes: [['/dashboard', 'job_provider']] }),
  );
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

it('a page carries the user and the registry of the session, and is never kept', async () => {
  signIn('job_seeker');
  const reply = await get('/');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  const { user: seen, registry, has_unread_session } = readData(reply.body);
  expect(seen).toEqual(user);
  expect(has_unread_session).toBe(false);
  expect(registry.remotes.map(({ name }) => name)).toEqual(['mf-public', 'mf-seeker']);
});

it('nothing a user is called can end the block of data', async () => {
  signIn('job_seeker');
  expect((await get('/')).body).not.toContain('</script><b>');
});

it("a visitor's page names no remote but the public one, a student's not the employers'", async () => {
  expect((await get('/dashboard')).body).not.toMatch(/mf-(seeker|provider)/);
  signIn('job_seeker');
  expect((await get('/dashboard')).body).not.toContain('mf-provider');
});

it('a page has hints for exactly the files that its route needs, each with its hash', async () => {
  const { body } = await get('/job/7');
  const base = '/mf/mf-public/1.0.0-aaaaaaaaaa';
  const hash = (file: string) => `integrity="${publicRemote.files[file]?.integrity}"`;
  expect(body).toContain(
    `<link rel="preload" as="script" href="/mf/shell/${shell.version}/start.js" integrity="${shell.files['start.js']?.integrity}" crossorigin="anonymous">`,
  );
  expect(body).toContain(
    `<link rel="preload" as="script" href="${base}/remoteEntry.js" ${hash('remoteEntry.js')} crossorigin="anonymous">`,
  );
  expect(body).toContain(`<link rel="preload" as="style" href="${base}/page-1.css" ${hash('page-1.css')}>`);
  expect(body).not.toContain(`href="${base}/page-0.js"`);
});

it('the shell’s own script has the hash that it was built with', async () => {
  const address = `/mf/shell/${shell.version}/shell.js`;
  const integrity = hashOfText(contentOf(shell, 'shell.js'));
  expect((await get('/')).body).toContain(
    `<script defer src=${address} integrity="${integrity}" crossorigin="anonymous"></script>`,
  );
});

it('a page is painted as its visitor has chosen, before any script', async () => {
  const { body } = await get('/', 'text/html', { theme: 'dark' });
  expect(body).toContain('<html data-theme="dark" lang=en>');
  expect(body.match(/name=theme-color[^>]*content=#111315>/g)).toHaveLength(2);
});

it('a choice that is none leaves the page to the system', async () => {
  for (const theme of ['', 'system', '"><script>']) {
    const { body } = await get('/', 'text/html', { theme });
    expect(body).toContain('<html lang=en>');
    expect(body).toContain('(prefers-color-scheme: dark)" content=#111315');
    expect(body).toContain('(prefers-color-scheme: light)" content=#faf9f6');
  }
});

it('a page says where its people are reached, and where its picture is', async () => {
  const { body } = await get('/');
  expect(readData(body).contact).toEqual(contact);
  expect(body).toContain(
    '<meta property=og:image content="https://jobs.example/mf/shell/1.0.0-bbbbbbbbbb/og.png">',
  );
});

it('an address that no remote claims is answered with the page and the status 404', async () => {
  const reply = await get('/nowhere');
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toContain('text/html');
});

it('a session that cannot be read now makes a page that says so', async () => {
  isSessionReadable = false;
  const reply = await get('/');
  expect(reply.statusCode).toBe(200);
  expect(readData(reply.body)).toMatchObject({ user: null, has_unread_session: true });
});

it('the registry follows the session', async () => {
  signIn('job_provider');
  const reply = await get('/api/registry/', 'application/json');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json<PageData['registry']>().remotes.map(({ name }) => name)).toEqual([
    'mf-provider',
    'mf-public',
  ]);
});

it('release files may be cached forever, including those of releases that are no longer live', async () => {
  const next = makeRelease('mf-seeker', {
    version: '2.0.0-aaaaaaaaaa',
    routes: [['/dashboard', 'job_seeker']],
  });
  await goLive(test, next);
  for (const url of [
    `/mf/shell/${shell.version}/shell.js`,
    '/mf/mf-seeker/1.0.0-aaaaaaaaaa/remoteEntry.js',
    '/mf/mf-seeker/2.0.0-aaaaaaaaaa/remoteEntry.js',
  ]) {
    const reply = await get(url, '*/*');
    expect([url, reply.statusCode]).toEqual([url, 200]);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8');
  }
});

it('a browser gets the smallest copy that it takes, and the same file by any of them', async () => {
  const release = makeRelease('mf-large', { routes: [['/large', 'public']] });
  const content = '/* large */\n'.repeat(1_000);
  const file = { integrity: hashOfText(content), size: content.length };
  await publishRelease(
    test,
    { ...release, files: { ...release.files, 'page-0.js': file } },
    { contents: { 'page-0.js': content } },
  );
  const ask = async (encodings: string) => {
    const headers = { 'accept-encoding': encodings };
    const reply = await app.inject({ url: '/mf/mf-large/1.0.0-aaaaaaaaaa/page-0.js', headers });
    expect(reply.headers.vary).toBe('accept-encoding');
    return [reply.headers['content-encoding'], reply.rawPayload] as const;
  };
  const [br, brotli] = await ask('gzip, deflate, br, zstd');
  expect([br, brotliDecompressSync(brotli).toString()]).toEqual(['br', content]);
  const [gzip, zip] = await ask('gzip;q=0.5, br;q=0');
  expect([gzip, gunzipSync(zip).toString()]).toEqual(['gzip', content]);
  expect(await ask('identity')).toEqual([undefined, Buffer.from(content)]);
});

it('a byte that has changed at rest is never served', async () => {
  const release = makeRelease('mf-flipped', { routes: [['/flipped', 'public']] });
  await publishRelease(test, release);
  const { id } = test.parts.releases.findRelease('mf-flipped', release.version) ?? { id: 0 };
  for (const { path, fileId } of await listReleaseFiles(test.parts.db, id)) {
    await test.parts.files.put(fileId, Buffer.from(contentOf(release, path).replace('of', 'oF')));
    const reply = await get(`/mf/mf-flipped/${release.version}/${path}`, '*/*');
    expect([path, reply.statusCode]).toEqual([path, 404]);
  }
});

it('a file that is missing is a 404 that is neither kept nor a page', async () => {
  const urls = [
    '/mf/mf-public/1.0.0-aaaaaaaaaa/gone.js',
    '/mf/mf-public/1.0.0-older/remoteEntry.js',
    '/mf/mf-public/1.0.0-aaaaaaaaaa/release.json',
    `/mf/shell/${shell.version}/index.html`,
    '/mf/mf-public/1.0.0-aaaaaaaaaa/..%2f..%2f..%2fshell/dist/release.json',
    '/mf/mf-nobody/1.0.0-aaaaaaaaaa/remoteEntry.js',
  ];
  for (const url of urls) {
    const reply = await get(url, '*/*');
    expect([url, reply.statusCode]).toEqual([url, 404]);
    expect(reply.headers['content-type']).toContain('json');
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

it('a watched bundle is served instead of a release and is not cached', async () => {
  const watched = makeRelease('mf-watched', { version: '1.0.0-dev', routes: [['/new', 'public']] });
  workspaces.build(watched);
  expect(readData((await get('/new')).body).registry.remotes).toContainEqual(
    expect.objectContaining({ name: 'mf-watched', version: '1.0.0-dev' }),
  );
  const reply = await get('/mf/mf-watched/1.0.0-dev/page-0.js', '*/*');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body).toBe(contentOf(watched, 'page-0.js'));
});

it('a move is seen by the next page', async () => {
  await requestMove(test, { remote: 'mf-public', action: 'kill' });
  expect((await get('/')).statusCode).toBe(404);
  await requestMove(test, { remote: 'mf-public', action: 'revive' });
  const reply = await get('/');
  expect(reply.statusCode).toBe(200);
  expect(readData(reply.body).registry.revision).toBe(String(test.parts.releases.revisionOf('production')));
});

it('what is not a page is refused in JSON', async () => {
  for (const [url, accept] of [
    ['/api/nothing/', 'text/html'],
    ['/picture', 'image/png'],
  ] as const) {
    const reply = await get(url, accept);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('json');
  }
});
