import { setTimeout as wait } from 'node:timers/promises';
import type { PageData } from '@metier/sdk/contract';
import type { ApiResponse } from '../../http/response/api-response';
import { SLOWNESS } from '../../testing/depth';
import { renderWorkerFile } from '../../testing/test-paths';
import { createRenderer, type Renderer } from './renderer';

const SHELL = `
  exports.lent = { react: { version: '19' } };
  exports.render = async ({ url, read, remote }) => ({
    kind: 'page', status: 200, title: '', head: {}, state: '{}',
    html: await remote.pages[new URL(url).pathname](read),
  });
`;

const LIMIT_MS = 4_000 * SLOWNESS;
const SHORT_LIMIT_MS = LIMIT_MS / 5;

/** Remote release with arbitrary behaviour. */
const REMOTE = `
  const { version } = require('react');
  exports.remote = { pages: {
    '/': async () => 'React ' + version,
    '/jobs': async (read) => (await (await read('/api/jobs/?page=2')).json()).join(),
    '/elsewhere': async (read) => String((await read('http://elsewhere.example/')).status),
    '/moved': async () => {
      const response = new Response(null, { status: 302, headers: { Location: '/login' } });
      return ['body' in response, response.status, response.headers.get('Location')].join();
    },
    '/throws': async () => { throw new Error('a mistake'); },
    '/late': () => new Promise((done) => setTimeout(done, ${SHORT_LIMIT_MS + 200}, 'too late')),
    '/never': () => new Promise(() => {}),
    '/hangs': async () => { for (;;); },
  } };
`;

const page = {} as PageData;
const bundle = { key: 'one', name: 'mf-public', releases: 'mf-public 1.0.0', shell: SHELL, remote: REMOTE };
const asked: string[] = [];
const failures: string[] = [];
const ends: string[] = [];
let answer: ApiResponse;
let renderer: Renderer;

beforeEach(() => {
  asked.length = 0;
  failures.length = 0;
  ends.length = 0;
  answer = { status: 200, headers: {}, body: '[1,2]' };
  renderer = start(LIMIT_MS);
});

const start = (limit: number) =>
  createRenderer({
    workerFile: renderWorkerFile,
    limit,
    async read(path) {
      asked.push(path);
      return answer;
    },
    onFailure: (reason) => failures.push(reason),
    onEnd: (outcome) => ends.push(outcome),
  });

afterEach(() => renderer.close());

async function render(path: string, given = bundle): Promise<string | undefined> {
  const rendered = await renderer.render({ url: `https://jobs.example${path}`, page, bundle: given });
  return rendered?.kind === 'page' ? rendered.html : undefined;
}

test('a page is rendered with the modules that the shell provides and with data of the API', async () => {
  expect(await render('/')).toBe('React 19');
  expect(await render('/jobs')).toBe('1,2');
  expect(asked).toEqual(['/api/jobs/?page=2']);
});

test('a long separator after the word import in a text does not hold the build up', async () => {
  const remote = `${REMOTE} exports.note = 'import${'//'.repeat(60)} nothing';`;
  expect(await render('/', { ...bundle, remote })).toBe('React 19');
});

test('a redirect of a page has what React Router recognises a response by', async () => {
  expect(await render('/moved')).toBe('true,302,/login');
});

test('a page that throws is left to the browser, and the others are rendered', async () => {
  expect(await render('/throws')).toBeUndefined();
  expect(failures[0]).toContain('a mistake');
  expect(await render('/')).toBe('React 19');
});

test('a build that fails again and again is left alone for a while, and others are not', async () => {
  const broken = { ...bundle, key: 'broken', remote: 'throw new Error("half a build")' };
  for (let count = 0; count < 5; count += 1) expect(await render('/', broken)).toBeUndefined();
  expect(failures).toEqual(Array(3).fill('Error: half a build'));
  expect(ends).toEqual(['failed', 'failed', 'failed', 'paused', 'paused']);
  expect(await render('/')).toBe('React 19');
});

test('after a pause a build begins in a clean process, and so after a move of its remote', async () => {
  const counting = {
    ...bundle,
    key: 'counting',
    remote: `let count = 0; exports.remote = { pages: {
      '/': async () => { if (count > 0) throw new Error('poisoned'); return 'page ' + (count += 1); },
    } };`,
  };
  expect(await render('/', counting)).toBe('page 1');
  for (let tries = 0; tries < 4; tries += 1) expect(await render('/', counting)).toBeUndefined();
  expect(ends.at(-1)).toBe('paused');
  const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
  expect(await render('/', counting)).toBe('page 1');
  renderer.retire('mf-seeker');
  expect(await render('/', counting)).toBeUndefined();
  renderer.retire('mf-public');
  expect(await render('/', counting)).toBe('page 1');
  later.mockRestore();
});

test('a page that the API cannot answer for now is not shown to others', async () => {
  answer = { status: 503, headers: {}, body: '[]' };
  expect(await render('/jobs')).toBeUndefined();
});

test('a page that takes too long is left to the browser; a process that hangs is replaced', async () => {
  await render('/');
  const late = await Promise.all([render('/never'), render('/hangs')]);
  expect(late).toEqual([undefined, undefined]);
  expect(failures[0]).toContain(`more than ${LIMIT_MS} ms`);
  expect(ends).toEqual(['rendered', 'late', 'late']);
  // Another build has a separate process; this build gets a new one once the hung process is ended.
  expect(await render('/', { ...bundle, key: 'other' })).toBe('React 19');
  while (failures.length < 3) await wait(50);
  expect(failures.at(-1)).toContain('hangs');
});

test('a build whose every page comes after its time is left alone for a while', async () => {
  renderer.close();
  renderer = start(SHORT_LIMIT_MS);
  // The first page of a process may be late without a fault of the build.
  await render('/');
  await render('/');
  for (let count = 0; count < 4; count += 1) expect(await render('/late')).toBeUndefined();
  expect(ends.slice(-4)).toEqual(['late', 'late', 'late', 'paused']);
});
