import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '@metier/sdk/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { joinCompany, publishJob, type CompanyClient } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import {
  contentOf,
  makeRelease,
  makeShellRelease,
  requestMove,
  publishRelease,
  withCalls,
  withServer,
} from '../../testing/releases';
import { BROWSER, startRenderingApp, SHELL } from './testing/start-rendering-app';

const test = startTestApp({ PUBLIC_URL: 'https://jobs.example' });
let web: FastifyInstance;
let company: CompanyClient;
let job: Job;

/** Remote with different behaviour for each address, as a release might have. */
const REMOTE = `exports.remote = {
  async render(path, { url, page, read }) {
    if (path === '/job/404') return { status: 404, html: '<h1>Gone</h1>' };
    if (path.startsWith('/job/')) {
      const { title } = await (await read('/api/jobs/' + path.slice(5) + '/')).json();
      return { html: '<h1>' + title + '</h1>', head: { canonical: path } };
    }
    if (url.includes('page=99')) return { kind: 'redirect', status: 302, location: '/?page=2' };
    if (url.includes('elsewhere')) return { kind: 'redirect', status: 302, location: '//evil.example' };
    if (url.includes('fault')) throw new Error('a mistake');
    return { html: '<p>' + JSON.stringify(page.user) + Math.random() + '</p>' };
  },
};`;

/** Dashboard of employers, whose build also tries to keep what it has seen. */
const DASHBOARD = `let kept = 'nothing';
exports.remote = {
  async render(path, { url, page, read }) {
    if (url.includes('moved')) return { kind: 'redirect', status: 302, location: '/register-profile' };
    if (url.includes('fault')) throw new Error('a mistake');
    const me = await read('/api/auth/me/');
    const { username } = await me.json();
    const before = kept;
    kept = username;
    return { html: '<h1>' + username + ' after ' + before + '</h1><i>' + (page.ticket || 'no ticket') + '</i>' };
  },
};`;
const shell = withServer(makeShellRelease(), SHELL);
const bare = makeRelease('mf-public', {
  routes: [
    ['/', 'public'],
    ['/job/:id', 'public'],
  ],
});
const remote = withServer(
  {
    ...bare,
    routes: bare.routes.map((route) =>
      route.path === '/' ? { ...route, late_styles: ['page-1.css'] } : route,
    ),
  },
  REMOTE,
);

const dashboard = withServer(
  makeRelease('mf-provider', { routes: [['/dashboard', 'job_provider']] }),
  DASHBOARD,
);

beforeAll(async () => {
  const contents = [
    [shell, { 'server.cjs': SHELL }],
    [await withCalls(test, remote, 'GET /api/jobs/{id}/'), { 'server.cjs': REMOTE }],
    [await withCalls(test, dashboard, 'GET /api/auth/me/'), { 'server.cjs': DASHBOARD }],
  ] as const;
  for (const [release, texts] of contents) {
    await publishRelease(test, release, { contents: texts });
    const { name, version } = release;
    const reply = await requestMove(test, { remote: name, action: 'promote', version });
    expect([reply.statusCode, reply.body]).toEqual([201, expect.anything()]);
  }
  company = await joinCompany(test, { company_name: 'Alta Medica' });
  job = await publishJob(company, { title: 'Nurse' });
  web = await startRenderingApp(test.dependencies);
});

afterAll(() => web.close());

const get = (url: string, given: InjectOptions = {}) =>
  web.inject({ url, ...given, headers: { accept: 'text/html', 'user-agent': BROWSER, ...given.headers } });

it('a visitor is sent the page itself, with its title, its styles and what the browser begins with', async () => {
  const { statusCode, body, headers } = await get(`/job/${job.id}`);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<div id="root"><h1>Nurse</h1></div>');
  expect(body).toContain('<title>Rendered</title>');
  expect(body).toContain(`<link rel="canonical" href="https://jobs.example/job/${job.id}">`);
  expect(body).toContain('<script type="application/json" id="rendered">{}</script>');
  const style = contentOf(remote, 'page-1.css');
  expect(body).toContain(`<style data-href="/mf/mf-public/${remote.version}/page-1.css">${style}</style>`);
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
});

it('styles of code that a script would load later are linked for browsers without scripts', async () => {
  const link = `href="/mf/mf-public/${remote.version}/page-1.css"`;
  // After the shell's own styles, which name the layers in their order.
  expect((await get('/')).body).toMatch(
    new RegExp(`<style data-href[^]*</style><noscript><link rel="stylesheet" ${link}[^>]*></noscript>`),
  );
  expect((await get(`/job/${job.id}`)).body).not.toContain('<noscript><link');
});

it('a rendered page keeps its status, and a redirect stays on this origin', async () => {
  expect((await get('/job/404')).statusCode).toBe(404);
  const redirect = await get('/?page=99');
  expect([redirect.statusCode, redirect.headers.location]).toEqual([302, '/?page=2']);
  expect((await get('/?elsewhere')).headers.location).toBeUndefined();
});

it('one page is for all visitors, made without any of them', async () => {
  const [one, other] = await Promise.all([
    get('/', { cookies: { theme: 'dark', csrftoken: 'mine' } }),
    get('/', { headers: { 'accept-encoding': 'identity' } }),
  ]);
  const readRoot = (body: string) => /<div id="root">.*?<\/div>/.exec(body)?.[0];
  expect(readRoot(one.body)).toContain('<p>null');
  expect(readRoot(one.body)).toBe(readRoot(other.body));
  expect(one.body).toContain('data-theme="dark"');
  expect(other.body).not.toContain('data-theme');
  expect(other.body).not.toContain('mine');
});

it('a signed-in user is never sent a shared page', async () => {
  const { body } = await get('/', { cookies: Object.fromEntries(company.cookies) });
  expect(body).toContain('"account_type":"job_provider"');
  expect(body).toContain('<div id="root"></div>');
});

describe('the dashboard of a signed-in user', () => {
  const openAs = (client: CompanyClient, query = '') =>
    get(`/dashboard${query}`, { cookies: Object.fromEntries(client.cookies) });
  const nameOf = async (client: CompanyClient) =>
    (await client.get('/api/auth/me/')).json<{ username: string }>().username;

  it('is rendered with the data of their own session, for them alone', async () => {
    const other = await joinCompany(test, { company_name: 'Beta Bau' });
    const [mine, theirs] = [await nameOf(company), await nameOf(other)];
    const page = await openAs(company);
    expect(page.body).toContain(`<h1>${mine} after nothing</h1><i>no ticket</i>`);
    expect(page.headers['cache-control']).toBe('no-store');
    const next = await openAs(other);
    expect(next.body).toContain(`<h1>${theirs} after nothing</h1>`);
    expect(next.body).not.toContain(mine);
    const visitor = await get('/dashboard?page=2');
    expect([visitor.statusCode, visitor.headers.location]).toEqual([
      302,
      '/login?redirect=%2Fdashboard%3Fpage%3D2',
    ]);
  });

  it('can be a redirect', async () => {
    const { statusCode, headers } = await openAs(company, '?moved');
    expect([statusCode, headers.location]).toEqual([302, '/register-profile']);
  });

  it('is left to the browser when it cannot be rendered', async () => {
    for (const query of ['?fault', `?${'long'.repeat(400)}`]) {
      const { statusCode, body } = await openAs(company, query);
      expect(statusCode).toBe(200);
      expect(body).toContain('<div id="root"></div>');
    }
  });
});

it('a page that fails is the shell’s, which the browser fills', async () => {
  const { statusCode, body } = await get('/?fault');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
});

it('a change of the board is seen at once', async () => {
  expect((await get(`/job/${job.id}`)).body).toContain('<h1>Nurse</h1>');
  await company.patch(`/api/auth/jobs/${job.id}/`, { title: 'Head nurse' });
  expect((await get(`/job/${job.id}`)).body).toContain('<h1>Head nurse</h1>');
});

it('a visitor who is sent a job page counts as one view, however often it is rendered', async () => {
  const seen = await publishJob(company, { title: 'Seen' });
  const look = (browser: string) => get(`/job/${seen.id}`, { headers: { 'user-agent': browser } });
  for (const browser of ['one', 'other', 'one']) await look(browser);
  const readViews = async () => (await company.get(`/api/auth/jobs/${seen.id}/`)).json<Job>().views;
  while ((await readViews()) !== 2) await wait(50);
});

it('the server build is not served to browsers', async () => {
  expect((await get(`/mf/mf-public/${remote.version}/server.cjs`)).statusCode).toBe(404);
  expect((await get(`/mf/mf-public/${remote.version}/page-1.css`)).statusCode).toBe(200);
});

it('a server that stops while it renders ahead reports no problem', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const ahead = await startRenderingApp({ ...test.dependencies, logger });
  await ahead.listen({ port: 0 });
  await ahead.close();
  expect(lines).toEqual([]);
});

it('a home page and a job page are rendered ahead when the server listens, without counting a view', async () => {
  const ahead = await startRenderingApp(test.dependencies);
  const newest = await publishJob(company, { title: 'Unseen' });
  await ahead.listen({ port: 0 });
  const readFigures = async () => (await ahead.inject('/metrics')).body;
  const rendered = (count: number) => `rendered_pages_total{remote="mf-public",outcome="rendered"} ${count}`;
  while (!(await readFigures()).includes(rendered(2))) await wait(50);
  await ahead.inject({ url: '/', headers: { accept: 'text/html' } });
  const figures = await readFigures();
  expect(figures).toContain(rendered(2));
  expect(figures).toContain('rendered_pages_total{remote="mf-public",outcome="kept"} 1');
  expect(figures).toContain('page_rendering_seconds_count{remote="mf-public"} 2');
  await ahead.close();
  expect((await company.get(`/api/auth/jobs/${newest.id}/`)).json<Job>().views).toBe(0);
});
