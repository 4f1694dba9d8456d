import type { RegistryReply, User } from '@metier/sdk/contract';
import { makeSmokePass } from '../../http/access/smoke-visits';
import { readPageTicket } from '../../platform/reports/ticket';
import { startTestApp, type TestClient } from '../../testing/index';
import { goLive, makeRelease, makeShellRelease, publishRelease } from '../../testing/releases';
import { readPageData } from '../testing/read-page-data';
import { register, version, versionOf } from '../testing/visitors';

const pages = (number: number) =>
  makeRelease('mf-public', {
    version: version(number),
    routes: [
      ['/', 'public'],
      ['/login', 'public'],
    ],
  });

const open = (visitor: TestClient, url: string, headers: Record<string, string> = {}) =>
  visitor.send({ url, headers: { accept: 'text/html', ...headers } });

describe.each(['production', 'staging'])('a server of the channel %s', (channel) => {
  const test = startTestApp({ CHANNEL: channel, ASSETS_URL: 'https://cdn.example' }, { hasPages: true });

  beforeAll(async () => {
    await goLive(
      test,
      makeShellRelease(),
      pages(1),
      makeRelease('mf-events', { routes: [['/events', 'public']] }),
    );
    await publishRelease(test, pages(2));
  });

  it('a page where a password is typed knows the remote that owns it alone, and all addresses', async () => {
    const { registry, document } = readPageData((await open(test.visit(), '/login')).body);
    expect(document).toBe('entrance');
    expect(registry.remotes.map(({ name }) => name)).toEqual(['mf-public']);
    expect(registry.access.map(({ path }) => path)).toContain('/events');
    const shared = readPageData((await open(test.visit(), '/')).body);
    expect(shared.document).toBeUndefined();
    expect(shared.registry.remotes.map(({ name }) => name)).toEqual(['mf-events', 'mf-public']);
  });

  it('the page of operators of the platform knows no remote', async () => {
    const { registry } = readPageData((await open(test.visit(), '/platform')).body);
    expect(registry.remotes).toEqual([]);
  });

  it('the browser refuses scripts of other remotes there, and no window keeps a hold of it', async () => {
    const { headers } = await open(test.visit(), '/login', { host: 'jobs.example' });
    const policy = String(headers['content-security-policy']);
    const [scripts = ''] = /script-src[^;]*/.exec(policy) ?? [];
    for (const origin of ['http://jobs.example', 'https://cdn.example'])
      for (const name of ['shell', 'mf-public']) expect(scripts).toContain(` ${origin}/mf/${name}/`);
    expect(scripts).not.toMatch(/'self'|cdn\.example(?!\/mf\/)/);
    expect(headers['cross-origin-opener-policy']).toBe('noopener-allow-popups');
    expect((await open(test.visit(), '/')).headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('its ticket is for that document and the user of the session, that of a shared page for neither', async () => {
    const user = test.visit();
    const { id } = (await register(user, 'ticketed')).json<User>();
    const read = async (url: string, client = test.visit()) =>
      readPageTicket(test.dependencies, {
        'x-metier-page': readPageData((await open(client, url)).body).ticket,
      });
    expect(await read('/login', user)).toMatchObject({ document: 'entrance', user: id });
    expect(await read('/login')).not.toHaveProperty('user');
    for (const right of ['document', 'user']) expect(await read('/', user)).not.toHaveProperty(right);
  });

  it('it is not given to a script or a frame', async () => {
    for (const target of ['empty', 'iframe', 'object'])
      expect((await open(test.visit(), '/login', { 'sec-fetch-dest': target })).statusCode).toBe(403);
    expect((await open(test.visit(), '/login', { 'sec-fetch-dest': 'document' })).statusCode).toBe(200);
  });

  it('an open page there is told of the owner alone, too', async () => {
    const reply = await test.visit().get('/api/registry/?page=/login');
    expect(reply.json<RegistryReply>().remotes.map(({ name }) => name)).toEqual(['mf-public']);
  });

  it('a release link has no effect where rights are used, and where passwords are typed only on staging', async () => {
    const visitor = test.visit();
    await open(visitor, '/?release=mf-public@2.0.0');
    const see = async (url: string) =>
      versionOf(readPageData((await open(visitor, url)).body).registry, 'mf-public');
    expect(await see('/')).toBe('2.0.0');
    expect(await see('/login')).toBe(channel === 'staging' ? '2.0.0' : '1.0.0');
    const { registry } = readPageData((await open(visitor, '/platform')).body);
    expect(registry.overrides).toEqual([]);
  });

  it('a mark of smoke runs that a script has set changes nothing of that, the pass of a run does', async () => {
    const visitor = test.visit();
    await open(visitor, '/?release=mf-public@2.0.0');
    const see = async (url: string) =>
      versionOf(readPageData((await open(visitor, url)).body).registry, 'mf-public');
    const seen = await see('/login');
    visitor.cookies.set('smoke', '1');
    for (const forged of [undefined, 'forged', 'e30.forged']) {
      if (forged) visitor.cookies.set('smoke_pass', forged);
      expect(await see('/login')).toBe(seen);
    }
    const { name, value } = makeSmokePass(test.dependencies);
    visitor.cookies.set(name, value);
    expect(await see('/login')).toBe('2.0.0');
  });
});
