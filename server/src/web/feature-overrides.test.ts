import type { NewTeamToken, Preview, RegistryReply } from '@metier/sdk/contract';
import { signReplay } from '../platform/registry/replay';
import { startTestApp, type TestClient } from '../testing/index';
import { OPERATOR_TOKEN } from '../testing/operator-token';
import { goLive, makeShellRelease } from '../testing/releases';
import { readPageData } from './testing/read-page-data';
import { board, open, register, see, startWithBoard, version, versionOf } from './testing/visitors';

const HOUR = 3_600_000;
const asOperator = { authorization: `Bearer ${OPERATOR_TOKEN}` };

/** Follows a link like a browser. */
const follow = (visitor: TestClient, url: string) => visitor.send({ url, headers: { accept: 'text/html' } });

describe('a server of the channel production', () => {
  const { test, moveBoard, rollOut } = startWithBoard();

  it('a link shows a release only to the visitor who follows it, in the page and in the registry', async () => {
    const visitor = test.visit();
    const reply = await follow(visitor, '/?page=2&release=mf-public@3.0.0');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/?page=2']);
    const { registry } = await open(visitor);
    expect(versionOf(registry, 'mf-public')).toBe('3.0.0');
    expect(registry.overrides).toEqual([{ remote: 'mf-public', version: version(3) }]);
    const asked = (await visitor.get('/api/registry/')).json<RegistryReply>();
    expect(versionOf(asked, 'mf-public')).toBe('3.0.0');
    expect(await see(test.visit())).toBe('2.0.0');
    expect((await follow(visitor, '/?release=reset')).headers.location).toBe('/');
    expect(await see(visitor)).toBe('2.0.0');
  });

  it('a link does not reveal a remote that is closed to the role of the visitor', async () => {
    const visitor = test.visit();
    await follow(visitor, '/?release=mf-seeker@2.0.0');
    expect(versionOf((await open(visitor)).registry, 'mf-seeker')).toBeUndefined();
    await register(visitor, 'overridden');
    expect(versionOf((await open(visitor)).registry, 'mf-seeker')).toBe('2.0.0');
  });

  it('a link to a channel shows that channel, with its revision on every answer', async () => {
    expect((await moveBoard('promote', { version: version(3), channel: 'staging' })).statusCode).toBe(201);
    const visitor = test.visit();
    await follow(visitor, '/?release=staging');
    const { registry } = await open(visitor);
    expect(registry).toMatchObject({ channel: 'staging', overrides: [{ remote: '*', version: 'staging' }] });
    expect(versionOf(registry, 'mf-public')).toBe('3.0.0');
    expect((await visitor.get('/api/jobs/')).headers['x-metier-revision']).toBe(registry.revision);
    const { revision } = (await open(test.visit())).registry;
    expect((await test.visit().get('/api/jobs/')).headers['x-metier-revision']).toBe(revision);
  });

  it('a link to a release that there is not changes nothing, and the page says so', async () => {
    const visitor = test.visit();
    const { registry } = await open(visitor, '/?release=mf-public@9.9.9');
    expect(registry.notice).toBe(
      'There is no release “mf-public@9.9.9” to show. The link has changed nothing.',
    );
    expect(versionOf(registry, 'mf-public')).toBe('2.0.0');
    expect(visitor.cookies.has('release')).toBe(false);
  });

  it('a forged cookie is cleared and ignored, and so is one that has ended', async () => {
    const visitor = test.visit();
    await follow(visitor, '/?release=mf-public@3.0.0');
    const signed = visitor.cookies.get('release') ?? '';
    visitor.cookies.set(
      'release',
      signed.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
    );
    expect(await see(visitor)).toBe('2.0.0');
    expect(visitor.cookies.has('release')).toBe(false);
    visitor.cookies.set('release', signed);
    expect(await see(visitor)).toBe('3.0.0');
    test.setClock(new Date(Date.now() + 25 * HOUR));
    expect(await see(visitor)).toBe('2.0.0');
    expect(visitor.cookies.has('release')).toBe(false);
  });

  it('a link never leads to another site', async () => {
    for (const path of ['/x/..//evil.example/', '//evil.example/', '/\\evil.example/']) {
      const { location } = (await follow(test.visit(), `${path}?release=reset`)).headers;
      expect(String(location ?? '/')).toMatch(/^\/(?![/\\])/);
    }
  });

  it('the exact releases of a visitor can be replayed only with a token, or by a link of the console', async () => {
    expect((await rollOut(100)).statusCode).toBe(201);
    const visitor = test.visit();
    const { revision } = (await open(visitor)).registry;
    expect((await moveBoard('halt')).statusCode).toBe(201);
    const staff = test.visit(asOperator);
    const { registry } = await open(staff, `/?registry=${revision}`);
    expect(registry).toMatchObject({ revision, overrides: [{ remote: '*', version: revision }] });
    expect(versionOf(registry, 'mf-public')).toBe('3.0.0');
    expect(await see(staff)).toBe('2.0.0');
    expect(await see(visitor, `/?registry=${revision}`)).toBe('2.0.0');
    expect(await see(staff, '/?registry=nonsense')).toBe('2.0.0');
    const link = signReplay(test.dependencies, revision);
    expect(await see(test.visit(), `/?registry=${link}`)).toBe('3.0.0');
  });
});

describe('a server of the channel staging', () => {
  const test = startTestApp({ CHANNEL: 'staging' }, { hasPages: true });
  const origin = 'http://localhost:4001';

  beforeAll(() => goLive(test, makeShellRelease(), board(1)));

  it('a remote on the machine of a developer is shown only to the visitor who follows its link', async () => {
    const created = await test.app.inject({
      method: 'POST',
      url: '/api/releases/tokens/',
      payload: { name: 'a team', remote: 'mf-public' },
      headers: asOperator,
    });
    const { token } = created.json<NewTeamToken>();
    const started = await test.app.inject({
      method: 'POST',
      url: '/api/releases/previews/',
      payload: {
        remote: 'mf-public',
        origin,
        container: 'mf_public_dev',
        contract: 1,
        entry: '/remoteEntry.js',
        routes: [{ path: '/', access: 'public' }],
        fragments: [],
      },
      headers: { authorization: `Bearer ${token}` },
    });
    const { id, link } = started.json<Preview>();
    const { pathname, search } = new URL(link);

    const visitor = test.visit();
    await visitor.send({ url: pathname + search, headers: { accept: 'text/html' } });
    const page = await visitor.send({ url: '/', headers: { accept: 'text/html' } });
    const { registry } = readPageData(page.body);
    expect(registry.overrides).toEqual([{ remote: 'mf-public', version: `dev.${id}` }]);
    expect(registry.remotes).toMatchObject([
      { name: 'mf-public', is_preview: true, entry: `${origin}/remoteEntry.js`, integrity: {} },
    ]);
    expect(page.headers['content-security-policy']).toMatch(new RegExp(`script-src [^;]* ${origin}(;|$)`));
    expect(page.headers).not.toHaveProperty('integrity-policy');

    const other = await test.visit().send({ url: '/', headers: { accept: 'text/html' } });
    expect(other.headers['content-security-policy']).not.toContain(origin);
    expect(other.headers['integrity-policy']).toContain('blocked-destinations=(script)');
    expect(readPageData(other.body).registry.remotes).toMatchObject([{ version: version(1) }]);
  });
});
