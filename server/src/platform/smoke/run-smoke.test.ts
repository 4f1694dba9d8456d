import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { inLab, SLOWNESS } from '../../testing/depth';
import {
  CANDIDATE_VERSION,
  findProfile,
  listProcesses,
  page,
  SmokeSite,
} from '../../testing/services/smoke-site';
import { findChromium } from './find-chromium';
import { runSmoke } from './run-smoke';

const site = new SmokeSite();
/** Pages that do not end wait for their whole limit, twice; the first one starts with a cold browser. */
const ENDLESS = { pageMs: 6_000 * SLOWNESS, runMs: 100_000 * SLOWNESS, memoryMb: 400 };
/** For other faults: on a busy machine an honest page needs seconds. */
const PATIENT = { ...ENDLESS, pageMs: 30_000 * SLOWNESS };

beforeAll(() => site.start());
afterAll(() => site.stop());

/** Runs a smoke test of a release with these pages. */
function run(pages: Readonly<Record<string, string>>, limits = PATIENT, rendered: readonly string[] = []) {
  site.candidate = pages;
  site.requestedPaths.length = 0;
  const browser = findChromium();
  if (!browser) throw new Error('The smoke tests need a Chromium.');
  return runSmoke({
    origin: site.origin,
    remote: 'mf-hello',
    version: CANDIDATE_VERSION,
    routes: Object.keys(pages).map((path) => ({
      path,
      access: 'public',
      is_rendered: rendered.includes(path),
    })),
    liveLink: 'production',
    link: `production,mf-hello@${CANDIDATE_VERSION}`,
    pass: { name: 'smoke_pass', value: 'signed' },
    sessions: {},
    browser,
    limits,
  });
}

it('pages that open without errors are a yes, with what could not be opened', async () => {
  const own = page('Hello', 'window.mf_hello_2 = {}; window.webpackChunkmf_hello_2 = [];');
  expect(await run({ '/hello': own, '/greet/:name': page('Greet') })).toEqual({
    verdict: 'yes',
    why: '1 page opens without errors. Not opened: /greet/:name (no id known).',
  });
});

const LATE = 'Not opened: /hello (as rendered: the server has not rendered it in time).';

it.each([
  [undefined, 'yes', '2 pages open without errors.'],
  ['', 'yes', `2 pages open without errors. ${LATE}`],
  ['The page has <script>', 'no', '/hello is not rendered on the server: The page has <script>.'],
])('a page that the server renders is opened as visitors get it, too: %s', async (reason, verdict, why) => {
  site.notRendered = reason;
  const pages = { '/hello': page('Hello'), '/greet': page('Greet') };
  expect(await run(pages, PATIENT, ['/hello'])).toEqual({ verdict, why });
  expect(new Set(site.renderedPaths)).toEqual(new Set(['/hello']));
});

/** The sentence about a page that is opened in another place of its run. */
const renumber = (sentence: string | RegExp, at: number) =>
  typeof sentence === 'string' ? sentence.replace(/\/\d/, `/${at}`) : neverEnds(at);

type Case = readonly [what: string, script: string, sentence: string | RegExp];

/** On a busy machine a page may not have come to its loop at its limit; the test of a run that ends has time for it. */
const neverEnds = (at: number) => new RegExp(`/${at} (loops|hangs)`);

/** Four per run, because a run stops at four findings. */
const HOSTILE: readonly (readonly Case[])[] = [
  [
    ['loops when it is loaded', 'for (;;);', neverEnds(0)],
    ['loops while it is drawn', 'export default () => { for (;;); };', neverEnds(1)],
    [
      'loops in a timer',
      `export default () => new Promise(() => setInterval(() => { for (;;); }, 10));`,
      neverEnds(2),
    ],
    ['waits for a request that has no end', `export default () => fetch('/api/slow/');`, '/3 hangs'],
  ],
  [
    ['waits for itself', 'await new Promise(() => {}); export default () => {};', '/0 hangs'],
    ['throws', `export default () => { throw new Error('No hello'); };`, '/1 throws "No hello"'],
    ['reloads for ever', 'export default () => location.reload();', '/2 reloads for ever'],
    [
      'navigates in circles',
      `export default () => { location.href = '/3?' + Math.random(); };`,
      '/3 reloads for ever',
    ],
  ],
  [
    [
      'opens dialogs',
      `export default async () => { for (const word of ['Hello', 'again']) alert(word); await new Promise(() => {}); };`,
      '/0 opens a dialog (alert)',
    ],
    ['opens windows', page('Hello', `window.open('/');`), '/1 opens a window'],
    ['downloads', page('Hello', `location.href = '/file';`), '/2 starts a download'],
    [
      'leaves',
      `export default () => { location.href = 'http://evil.example/'; };`,
      '/3 leaves for http://evil.example',
    ],
  ],
  [
    [
      'takes memory without end',
      'const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1));',
      /\/0 takes more than 400 MB of memory/,
    ],
    [
      'changes its address for ever',
      `export default (main) => { for (let at = 0; at < 50; at += 1) history.pushState({}, '', '/1?' + at); };`,
      '/1 changes its address for ever',
    ],
    ['complains', page('Hello', `console.error('No greeting');`), '/2 logs an error: No greeting'],
    [
      'calls another host',
      page('Hello', `await fetch('http://evil.example/').catch(() => {});`),
      /\/3 logs an error: .*BLOCKED/,
    ],
  ],
  [
    [
      'replaces fetch',
      page('Hello', 'window.fetch = () => new Promise(() => {});'),
      '/0 replaces window.fetch',
    ],
    [
      'rewrites what others read',
      page('Hello', `Response.prototype.text = async () => 'Work for us';`),
      '/1 replaces Response.prototype.text',
    ],
    ['leaves a global', page('Hello', 'window.hello = 1;'), '/2 leaves window.hello behind'],
    ['shadows history', page('Hello', `history.pushState = () => {};`), '/3 leaves history.pushState behind'],
  ],
  [
    [
      'restyles the header',
      page(
        'Hello',
        `document.head.insertAdjacentHTML('beforeend', '<style>header{background:red}</style>');`,
      ),
      "after /0 the header's background-color is rgb(255, 0, 0) instead of rgb(255, 255, 255)",
    ],
    [
      'covers the header',
      page(
        'Hello',
        `document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:0"></div>');`,
      ),
      'after /1 "Home" in the header is covered',
    ],
    [
      'takes the footer away',
      page('Hello', `document.querySelector('footer').remove();`),
      'after /2 the footer is gone',
    ],
    [
      'rewrites other pages',
      page(
        'Hello',
        `new MutationObserver(() => { const job = document.querySelector('.job');
        if (job && job.textContent !== 'Work for us') job.textContent = 'Work for us'; })
        .observe(document, { subtree: true, childList: true });`,
      ),
      'after /3 / shows "Work for us" instead of "["Baker in Bern"]"',
    ],
  ],
];

/** One fault of each class. */
const EXAMPLES = new Set(['loops when it is loaded', 'opens dialogs', 'replaces fetch', 'covers the header']);
const EXAMPLE_RUN = HOSTILE.flat()
  .filter(([what]) => EXAMPLES.has(what))
  .map(([what, script, sentence], at) => [what, script, renumber(sentence, at)] as const);

describe('a release is refused, the page is named, and no process or profile is left behind, when it', () => {
  inLab(HOSTILE, [EXAMPLE_RUN]).forEach((cases) =>
    it(`${cases.map(([what]) => what).join(', or ')}`, async () => {
      const isEndless = cases.some(([, , sentence]) => /loops|hangs/.test(String(sentence)));
      const running = run(
        Object.fromEntries(cases.map(([, script], at) => [`/${at}`, script])),
        isEndless ? ENDLESS : PATIENT,
      );
      while (!site.requestedPaths.includes('/0')) await wait(50);
      const profile = findProfile(site) ?? 'no browser';
      expect(existsSync(profile)).toBe(true);
      const { verdict, why } = await running;
      expect(verdict).toBe('no');
      expect(listProcesses().filter((line) => line.includes(profile))).toEqual([]);
      expect(existsSync(profile)).toBe(false);
      for (const [, , sentence] of cases)
        expect(why).toEqual(
          typeof sentence === 'string' ? expect.stringContaining(sentence) : expect.stringMatching(sentence),
        );
    }),
  );
});

it('a run ends at its limit, however many pages are slow, and says which were not opened', async () => {
  const slow = page('Hello', 'await new Promise((resolve) => setTimeout(resolve, 2_000));');
  const pages = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`/slow-${at}`, slow]));
  const { verdict, why } = await run(pages, { ...PATIENT, runMs: 5_000 });
  expect(verdict).toBe('unknown');
  expect(why).toContain('/slow-39 (out of time)');
});

it('a browser that dies ends the page, not the run', async () => {
  const children = () =>
    readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
  // Other suites share this process and use its other children later, such as the bundler.
  const earlier = new Set(children());
  const killing = setInterval(() => {
    if (!site.requestedPaths.includes('/api/slow/')) return;
    clearInterval(killing);
    for (const child of children()) if (!earlier.has(child)) process.kill(Number(child), 'SIGKILL');
  }, 50);
  const { verdict, why } = await run({ '/hello': `export default () => fetch('/api/slow/');` });
  clearInterval(killing);
  expect([verdict, why]).toEqual(['no', '/hello takes the browser down.']);
});

it('nothing that a page sends arrives', async () => {
  const send = `for (const path of ['/api/reports/', '/api/newsletter/']) navigator.sendBeacon(path, 'x');
    await fetch('/api/jobs/', { method: 'POST' }).catch(() => {});`;
  site.writes.length = 0;
  await run({ '/hello': page('Hello', send) });
  expect(site.writes).toEqual([]);
});
