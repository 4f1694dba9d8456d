import type { FastifyInstance } from 'fastify';
import { startTestApp } from '../../testing/index';
import {
  makeRelease,
  makeShellRelease,
  publishRelease,
  requestMove,
  withServer,
} from '../../testing/releases';
import { BROWSER, startRenderingApp, SHELL } from './testing/start-rendering-app';

const test = startTestApp({ PUBLIC_URL: 'https://jobs.example' });
let busy: FastifyInstance;

const REMOTE = `exports.remote = { async render(path, { url }) {
  if (url.includes('fault')) throw new Error('a mistake');
  return { html: '<h1>Nurse</h1>' };
} };`;
/** A machine on which no page is ready within a millisecond. */
beforeAll(async () => {
  const shell = withServer({ ...makeShellRelease(), languages: { de: [], fr: [], it: [] } }, SHELL);
  const remote = withServer(
    makeRelease('mf-public', {
      routes: [
        ['/', 'public'],
        ['/support', 'public'],
        ['/login', 'public'],
      ],
    }),
    REMOTE,
  );
  for (const [release, contents] of [
    [shell, { 'server.cjs': SHELL }],
    [remote, { 'server.cjs': REMOTE }],
  ] as const) {
    await publishRelease(test, release, { contents });
    const { name, version } = release;
    expect((await requestMove(test, { remote: name, action: 'promote', version })).statusCode).toBe(201);
  }
  busy = await startRenderingApp(test.dependencies, 1);
});
afterAll(() => busy.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  busy.inject({ url, headers: { accept: 'text/html', 'user-agent': BROWSER, ...headers } });

/** Asks until the page comes: the first one starts the process that renders, on a machine of any speed. */
async function getRendered(url: string, headers: Record<string, string>): Promise<string> {
  for (;;) {
    const { body } = await get(url, headers);
    if (body.includes('<h1>Nurse</h1>')) return body;
  }
}

const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const LINK = { 'sec-fetch-site': 'same-origin' };

it('a busy server sends the page without its content, which tells browsers without scripts so in their language', async () => {
  const { statusCode, body } = await get('/de?page=2');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('<div id="unstarted"></div><noscript>');
  expect(body).toContain('<h1>Diese Seite hat zu lange gebraucht</h1>');
  expect(body).toContain('<form role="search" aria-label="Stellen suchen" action="/de">');
  expect(body).toContain('<a href="/de/support">Hilfe</a>');
  expect(body).not.toMatch(/needs JavaScript|\/terms/);
});

it('a page whose content only scripts make says that it needs them', async () => {
  expect((await get('/fr/login')).body).toContain('<h1>Cette page a besoin de scripts</h1>');
});

it('a crawler waits for the content', async () => {
  expect(await getRendered('/?page=3', CRAWLER)).toContain('<title>Rendered</title>');
});

it('who follows a link by loading a document waits for the content', async () => {
  expect(await getRendered('/?page=4', LINK)).toContain('<title>Rendered</title>');
});

it('a crawler is shown the content also while others are not, because the server is slow', async () => {
  const countPaused = async () => /outcome="paused"} (\d+)/.exec((await busy.inject('/metrics')).body)?.[1];
  for (let page = 5; (await countPaused()) === undefined; page += 1) await get(`/?page=${page}`);
  const before = await countPaused();
  expect(await getRendered('/?page=4000', CRAWLER)).toContain('<title>Rendered</title>');
  expect(await countPaused()).toBe(before);
});

it('a smoke run, whose browser names itself like a crawler, is sent what people are sent', async () => {
  const smoke = { cookie: 'smoke=1', 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0.0.0' };
  expect((await get('/?fault', smoke)).statusCode).toBe(200);
});

it('a crawler is asked to come again rather than shown a page without its content', async () => {
  const { statusCode, headers } = await get('/?fault', CRAWLER);
  expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
  expect((await get('/?fault', LINK)).statusCode).toBe(200);
});
