import { startTestApp } from '../testing/index';
import { goLive, makeRelease, makeShellRelease } from '../testing/releases';
import { readPageData } from './testing/read-page-data';

const CDN = 'https://cdn.example';
const shell = makeShellRelease();
const remote = makeRelease('mf-public', { routes: [['/', 'public']] });
const test = startTestApp({ ASSETS_URL: `${CDN}/` }, { hasPages: true });

const get = (url: string, cookies: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { accept: 'text/html' }, cookies });

beforeAll(() => goLive(test, shell, remote));

it('a page loads every script and style sheet from the origin of ASSETS_URL, with hash and CORS mode', async () => {
  const { body } = await get('/');
  const tags = body.match(/<(?:script|link)[^>]*\/mf\/[^>]*\.(?:js|css)[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(3);
  for (const tag of tags) {
    expect(tag).toMatch(/ (?:src|href)="?https:\/\/cdn\.example\/mf\//);
    expect(tag).toMatch(/ integrity="sha384-[^"]+" crossorigin="anonymous"/);
  }
  expect(body).toContain(`<link rel="preconnect" href="${CDN}" crossorigin="anonymous">`);
  const { registry, assets_url } = readPageData(body);
  expect(assets_url).toBe(CDN);
  expect(registry.remotes.map(({ entry }) => entry)).toEqual([
    `${CDN}/mf/mf-public/${remote.version}/remoteEntry.js`,
  ]);
  expect((await get('/api/registry/')).json()).toMatchObject({ remotes: registry.remotes });
});

it('the policy of a page allows that origin for files of releases, and for nothing else', async () => {
  const policy = String((await get('/')).headers['content-security-policy']).split(';');
  expect(policy.filter((rule) => rule.includes(CDN)).map((rule) => rule.split(' ')[0])).toEqual([
    'img-src',
    'script-src',
    'style-src',
    'font-src',
  ]);
  expect(policy).toContain("default-src 'self'");
});

it('other origins may use the files of releases, and nothing else', async () => {
  const address = `/mf/mf-public/${remote.version}/remoteEntry.js`;
  expect((await get(address)).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  for (const other of ['/', '/api/registry/', '/healthz']) {
    const { headers } = await get(other);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

it('a smoke run, which reaches this server alone, gets its own origin', async () => {
  const { body } = await get('/', { smoke: '1' });
  expect(body).toContain(`src="/mf/shell/${shell.version}/shell.js"`);
  expect(body).not.toContain(CDN);
});
