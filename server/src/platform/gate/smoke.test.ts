import { setTimeout as wait } from 'node:timers/promises';
import { SLOWNESS } from '../../testing/depth';
import { startTestApp } from '../../testing/index';
import { goLive, makeRelease, makeShellRelease, requestMove, publishRelease } from '../../testing/releases';
import {
  CANDIDATE_VERSION as VERSION,
  findProfile,
  listProcesses,
  page,
  SmokeSite,
} from '../../testing/services/smoke-site';
import { smokeRunnerFile } from '../../testing/test-paths';
import type { Dependencies } from '../../dependencies';
import type { SmokeRunner } from './smoke-runner';
import { createSmokeRunner } from './smoke.service';

const test = startTestApp();
const site = new SmokeSite();
const LIMITS = { pageMs: 30_000 * SLOWNESS, runMs: 100_000 * SLOWNESS, memoryMb: 400 };
let runner: SmokeRunner;

beforeAll(async () => {
  await site.start();
  await goLive(test, makeShellRelease(), makeRelease('mf-home', { routes: [['/', 'public']] }));
  await publishRelease(test, makeRelease('mf-hello', { version: VERSION, routes: [['/hello', 'public']] }));
});
afterAll(() => site.stop());
beforeEach(() => {
  runner = createSmokeRunner({ runnerFile: smokeRunnerFile, limits: LIMITS });
  site.requestedPaths.length = 0;
});

function look(config: Partial<Dependencies['config']> = {}) {
  const release = test.dependencies.releases.findRelease('mf-hello', VERSION);
  if (!release) throw new Error('The release is not there.');
  const dependencies = { ...test.dependencies, config: { ...test.dependencies.config, ...config } };
  return runner.openPages(dependencies, { release, channel: 'production', together: [] });
}

it('the server opens the pages of a release once, as long as what is live beside it stays', async () => {
  site.candidate = { '/hello': page('Hello') };
  runner.start(site.origin);
  const seen = { verdict: 'yes', why: 'The server has checked: 1 page opens without errors.' };
  expect(await Promise.all([look(), look()])).toEqual([seen, seen]);
  expect(site.requestedPaths.filter((path) => path === '/hello')).toHaveLength(1);
  await goLive(test, makeRelease('mf-home', { version: '1.1.0-cccccccccc', routes: [['/', 'public']] }));
  expect(await look()).toEqual(seen);
  expect(site.requestedPaths.filter((path) => path === '/hello')).toHaveLength(2);
});

it('a release with failing pages is refused, and opened again the next time', async () => {
  runner.start(site.origin);
  site.candidate = { '/hello': page('Hello', 'window.fetch = null;') };
  expect(await look()).toEqual({ verdict: 'no', why: '/hello replaces window.fetch.' });
  site.candidate = { '/hello': page('Hello') };
  expect((await look()).verdict).toBe('yes');
});

it('without a browser the verdict is unknown and says how to get one', async () => {
  runner.start(site.origin);
  expect(await look({ chromium: 'none' })).toEqual({
    verdict: 'unknown',
    why: expect.stringContaining('name one in CHROMIUM') as string,
  });
  expect(await look({ chromium: '/nowhere/chromium' })).toMatchObject({ verdict: 'unknown' });
});

it('a run that ends without a result is a no', async () => {
  runner = createSmokeRunner({ runnerFile: '/nowhere/runner.mjs', limits: LIMITS });
  runner.start(site.origin);
  expect((await look()).verdict).toBe('no');
});

it('a run that is stopped with the server is a no, and leaves no browser behind', async () => {
  site.candidate = { '/hello': 'for (;;);' };
  runner.start(site.origin);
  const result = look();
  while (!site.requestedPaths.includes('/hello')) await wait(50);
  const profile = findProfile(site) ?? 'no browser';
  expect(profile).toContain('metier-smoke-');
  runner.close();
  expect((await result).verdict).toBe('no');
  while (listProcesses().some((line) => line.includes(profile))) await wait(50);
});

it('a move is refused for what the caller says was wrong, and never accepted for what they say was right', async () => {
  const promote = (verdict: string) =>
    requestMove(test, {
      remote: 'mf-hello',
      action: 'promote',
      version: VERSION,
      smoke: { verdict, why: '/hello throws.' },
    });
  const refused = await promote('no');
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('The caller says no')]);
  expect((await promote('yes')).statusCode).toBe(201);
});
