import { createHash } from 'node:crypto';
import type { PageData } from '@metier/sdk/contract';
import { contentOf, hashOfText, requestMove } from '../testing/releases';
import { readPageData } from './testing/read-page-data';
import { contact, publicRemote, shell, startWeb } from './testing/start-web';

const { test, session, get, signIn } = startWeb();

it('a page carries the user and the registry of the session, and is never kept', async () => {
  signIn('job_seeker');
  const reply = await get('/');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  const { user: seen, registry, has_unread_session } = readPageData(reply.body);
  expect(seen).toEqual(session.user);
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
    `<script defer src="${address}" integrity="${integrity}" crossorigin="anonymous"></script>`,
  );
});

it('a page is painted as its visitor has chosen, before any script', async () => {
  const { body } = await get('/', 'text/html', { theme: 'dark' });
  expect(body).toContain('<html lang="en" data-theme="dark">');
  expect(body.match(/name="theme-color"[^>]*content="#111315">/g)).toHaveLength(2);
});

it('a shared page lets the browser prepare pages where a password is typed, but none of operators', async () => {
  const rules = String((await get('/')).headers['speculation-rules']).replaceAll('"', '');
  const reply = await get(rules);
  expect(reply.headers['content-type']).toContain('application/speculationrules+json');
  expect(reply.body).toMatch(/"prerender".*"\/login"/);
  expect(reply.body).not.toMatch(/operator|platform/);
  expect((await get('/login')).headers['speculation-rules']).toBeUndefined();
});

it('a choice that is none leaves the page to the system', async () => {
  for (const theme of ['', 'system', '"><script>']) {
    const { body } = await get('/', 'text/html', { theme });
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('(prefers-color-scheme: dark)" content="#111315"');
    expect(body).toContain('(prefers-color-scheme: light)" content="#faf9f6"');
  }
});

it('a page says where its people are reached, and where its picture is', async () => {
  const { body } = await get('/');
  expect(readPageData(body).contact).toEqual(contact);
  expect(body).toContain(
    '<meta property="og:image" content="https://jobs.example/mf/shell/1.0.0-bbbbbbbbbb/og.png">',
  );
});

it('an address that no remote claims is answered with the page and the status 404', async () => {
  const reply = await get('/nowhere');
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toContain('text/html');
});

it('a session that cannot be read now makes a page that says so', async () => {
  session.isReadable = false;
  const reply = await get('/');
  expect(reply.statusCode).toBe(200);
  expect(readPageData(reply.body)).toMatchObject({ user: null, has_unread_session: true });
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

it('a move is seen by the next page', async () => {
  await requestMove(test, { remote: 'mf-public', action: 'kill' });
  expect((await get('/')).statusCode).toBe(404);
  await requestMove(test, { remote: 'mf-public', action: 'revive' });
  const reply = await get('/');
  expect(reply.statusCode).toBe(200);
  expect(readPageData(reply.body).registry.revision).toBe(
    String(test.dependencies.releases.revisionOf('production')),
  );
});

it('a page may use no sensor and no device but passkeys', async () => {
  const policy = String((await get('/')).headers['permissions-policy']).split(', ');
  expect(policy).toEqual(
    expect.arrayContaining(['camera=()', 'geolocation=()', 'display-capture=()', 'usb=()']),
  );
  expect(policy.filter((part) => !part.endsWith('=()'))).toEqual([
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
  ]);
});

it('a page has a text become markup or code only by the one policy of the server', async () => {
  const { headers, body } = await get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy.split(';')).toEqual(
    expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types default']),
  );
  const script = /<script>([^<]*)<\/script>/.exec(body)?.[1] ?? '';
  expect(script).toContain("createPolicy('default'");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
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
