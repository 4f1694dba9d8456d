import type {
  NewTeamToken,
  PageData,
  PageFailure,
  Preview,
  Registry,
  RegistryReply,
} from '@metier/shared/contract';
import { startTestApp, TEST_PASSWORD, type TestClient } from '../testing/index';
import { OPERATOR_TOKEN } from '../testing/operator-token';
import { goLive, makeRelease, makeShellRelease, requestMove, publishRelease } from '../testing/releases';

const HOUR = 3_600_000;
const version = (number: number) => `${number}.0.0-aaaaaaaaaa`;
const board = (number: number) =>
  makeRelease('mf-public', { version: version(number), routes: [['/', 'public']] });
const seeker = (number: number) =>
  makeRelease('mf-seeker', { version: version(number), routes: [['/dashboard', 'job_seeker']] });

const asOperator = { authorization: `Bearer ${OPERATOR_TOKEN}` };

function readData(html: string): PageData {
  const [, json = ''] = /id="metier">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as PageData;
}

const open = async (visitor: TestClient, url = '/') => {
  const reply = await visitor.send({ url, headers: { accept: 'text/html' } });
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${reply.body}`);
  return readData(reply.body);
};
const versionOf = ({ remotes }: Registry, name: string) =>
  remotes.find((remote) => remote.name === name)?.version.split('-')[0];
const see = async (visitor: TestClient, url = '/') =>
  versionOf((await open(visitor, url)).registry, 'mf-public');

describe('a server of the channel production', () => {
  const test = startTestApp({}, { hasPages: true });
  afterEach(() => test.setClock(undefined));

  const moveBoard = (action: string, body: object = {}) =>
    requestMove(test, { remote: 'mf-public', action, ...body });
  const rollOut = (share: number, more: object = {}) =>
    moveBoard('canary', { version: version(3), share, ...more });
  /** Follows a link like a browser. */
  const follow = (visitor: TestClient, url: string) =>
    visitor.send({ url, headers: { accept: 'text/html' } });

  beforeAll(async () => {
    await goLive(test, makeShellRelease(), seeker(1), board(1), board(2));
    await publishRelease(test, board(3));
    await publishRelease(test, seeker(2));
  });

  /** Posts from an open page, which has set the CSRF cookie. */
  async function post(visitor: TestClient, url: string, body: object) {
    await open(visitor);
    return visitor.post(url, body);
  }

  const register = (visitor: TestClient, username: string) =>
    post(visitor, '/api/auth/register/', {
      username,
      email: `${username}@example.ch`,
      account_type: 'job_seeker',
      password1: TEST_PASSWORD,
      password2: TEST_PASSWORD,
    });
  const logIn = (visitor: TestClient, username: string) =>
    post(visitor, '/api/auth/login/', { username, password: TEST_PASSWORD });

  describe('while a release is rolled out to half of the visitors', () => {
    beforeAll(async () => {
      expect((await rollOut(50)).statusCode).toBe(201);
    });
    afterAll(async () => {
      expect((await moveBoard('halt')).statusCode).toBe(201);
    });

    /** Returns a new visitor who is assigned to this version. */
    async function meet(wanted: string): Promise<TestClient> {
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const visitor = test.visit();
        if ((await see(visitor)) === wanted) return visitor;
      }
      throw new Error(`No visitor is assigned to ${wanted}.`);
    }

    it.each(['2.0.0', '3.0.0'])(
      'a visitor keeps release %s after registration, sign-out and sign-in',
      async (wanted) => {
        const visitor = await meet(wanted);
        const username = `keeps-${wanted[0]}`;
        expect((await register(visitor, username)).statusCode).toBe(201);
        expect(await see(visitor)).toBe(wanted);
        expect((await visitor.post('/api/auth/logout/')).statusCode).toBe(204);
        expect(await see(visitor)).toBe(wanted);
        expect((await logIn(visitor, username)).statusCode).toBe(200);
        expect(await see(visitor)).toBe(wanted);
        const reply = await visitor.get('/api/registry/');
        expect(versionOf(reply.json<RegistryReply>(), 'mf-public')).toBe(wanted);
      },
    );

    it('the registry revision shows that a visitor has the candidate', async () => {
      const { registry } = await open(await meet('3.0.0'));
      expect(registry.revision).toMatch(/^\d+~mf-public$/);
      expect((await open(await meet('2.0.0'))).registry.revision).toMatch(/^\d+$/);
    });

    it('a person without the cookie is drawn alike in all their browsers', async () => {
      expect((await register(test.visit(), 'two-browsers')).statusCode).toBe(201);
      const ids = [];
      for (const visitor of [test.visit(), test.visit()]) {
        await logIn(visitor, 'two-browsers');
        visitor.cookies.delete('visitor');
        await see(visitor);
        ids.push(visitor.cookies.get('visitor'));
      }
      expect(ids[0]).toHaveLength(22);
      expect(ids[0]).toBe(ids[1]);
    });

    it('a growing rollout moves no visitor back to the stable release', async () => {
      const [inside, outside] = [await meet('3.0.0'), await meet('2.0.0')];
      expect((await rollOut(90)).statusCode).toBe(201);
      expect(await see(inside)).toBe('3.0.0');
      expect((await rollOut(100)).statusCode).toBe(201);
      expect(await see(outside)).toBe('3.0.0');
      expect((await rollOut(0)).statusCode).toBe(201);
      expect(await see(inside)).toBe('2.0.0');
      expect((await rollOut(50)).statusCode).toBe(201);
      expect([await see(inside), await see(outside)]).toEqual(['3.0.0', '2.0.0']);
    });
  });

  it('browsers get the cookie of rollouts only while there is one', async () => {
    const visitor = test.visit();
    await see(visitor);
    expect(visitor.cookies.has('visitor')).toBe(false);
  });

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

  it('a page whose release fails gets the last good release, with a ticket for it', async () => {
    const visitor = test.visit();
    const before = await open(visitor);
    const reply = await visitor.get(`/api/registry/?without=mf-public@${version(2)}`);
    const registry = reply.json<RegistryReply>();
    expect(versionOf(registry, 'mf-public')).toBe('1.0.0');
    expect(registry.ticket).not.toBe(before.ticket);
    const both = `without=mf-public@${version(2)}&without=mf-public@${version(1)}`;
    const last = (await visitor.get(`/api/registry/?${both}`)).json<RegistryReply>();
    expect(versionOf(last, 'mf-public')).toBe('2.0.0');
  });

  it('the exact releases of a visitor can be replayed only with a token', async () => {
    expect((await rollOut(100)).statusCode).toBe(201);
    const visitor = test.visit();
    const { revision } = (await open(visitor)).registry;
    expect((await moveBoard('halt')).statusCode).toBe(201);
    const staff = test.visit();
    await post(staff, '/api/releases/session/', { token: OPERATOR_TOKEN });
    const { registry } = await open(staff, `/?registry=${revision}`);
    expect(registry).toMatchObject({ revision, overrides: [{ remote: '*', version: revision }] });
    expect(versionOf(registry, 'mf-public')).toBe('3.0.0');
    expect(await see(staff)).toBe('2.0.0');
    expect(await see(visitor, `/?registry=${revision}`)).toBe('2.0.0');
    expect(await see(staff, '/?registry=nonsense')).toBe('2.0.0');
  });

  it('failure reports of pages end a rollout, and all visitors get the stable release again', async () => {
    expect((await rollOut(100, { margin: 1, minimum_views: 5 })).statusCode).toBe(201);
    const visitor = test.visit();
    const { registry, ticket } = await open(visitor);
    expect(versionOf(registry, 'mf-public')).toBe('3.0.0');
    const item = { remote: 'mf-public', version: version(3), path: '/' };
    const items = ['view', 'view', 'view', 'view', 'view', 'chunk'].map((kind) => ({ ...item, kind }));
    expect((await visitor.post('/api/reports/', { ticket, items })).statusCode).toBe(204);
    for (let attempt = 0; attempt < 100 && (await see(visitor)) === '3.0.0'; attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await see(visitor)).toBe('2.0.0');
    const reply = await test.app.inject({ url: '/api/releases/failures/', headers: asOperator });
    expect(reply.json<PageFailure[]>()[0]).toMatchObject({
      kind: 'chunk',
      version: version(3),
      revision: registry.revision,
    });
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
    const { registry } = readData(page.body);
    expect(registry.overrides).toEqual([{ remote: 'mf-public', version: `dev.${id}` }]);
    expect(registry.remotes).toMatchObject([
      { name: 'mf-public', is_preview: true, entry: `${origin}/remoteEntry.js`, integrity: {} },
    ]);
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' ${origin}`);
    expect(page.headers).not.toHaveProperty('integrity-policy');

    const other = await test.visit().send({ url: '/', headers: { accept: 'text/html' } });
    expect(other.headers['content-security-policy']).not.toContain(origin);
    expect(other.headers['integrity-policy']).toContain('blocked-destinations=(script)');
    expect(readData(other.body).registry.remotes).toMatchObject([{ version: version(1) }]);
  });
});
