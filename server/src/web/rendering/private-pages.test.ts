import type { PageData } from '@metier/sdk/contract';
import { SLOWNESS } from '../../testing/depth';
import { renderWorkerFile } from '../../testing/test-paths';
import type { Bundle } from './messages';
import { createRenderer, type Renderer } from './renderer';
import { NO_SANDBOX } from './sandbox';
import { FORGETFUL_BUILDS, FORGETFUL_REMOTE, FORGETFUL_SHELL } from './testing/forgetful-builds';

const NAMES = ['Anna', 'Ben', 'Carla', 'Dario'];
const page = {} as PageData;
const toBundle = (remote: string): Bundle => ({
  key: remote,
  name: 'mf-hello',
  releases: 'mf-hello 1.0.0',
  shell: FORGETFUL_SHELL,
  remote,
});

const forgetful = toBundle(FORGETFUL_REMOTE);
const failures: string[] = [];
let renderer: Renderer;

const open = (isPrivate: boolean): Renderer =>
  createRenderer({
    workerFile: renderWorkerFile,
    limit: 15_000 * SLOWNESS,
    isPrivate,
    sandbox: NO_SANDBOX,
    read: async () => ({ status: 401, headers: {}, body: 'a visitor' }),
    onFailure: (reason) => failures.push(reason),
  });

beforeAll(() => (renderer = open(true)));

beforeEach(() => (failures.length = 0));

afterAll(() => renderer.close());

/** Renders the page of a person, whose name is all that the API has for them. */
async function renderFor(name: string, bundle: Bundle, query = '', from = renderer) {
  const read = async () => ({ status: 200, headers: {}, body: name });
  const url = `https://jobs.example/dashboard?${query}`;
  const rendered = await from.render({ url, page, bundle, read });
  return rendered?.kind === 'page' ? rendered.html : undefined;
}

describe('the page of the next person', () => {
  it.each(FORGETFUL_BUILDS.map(({ what, isForger }, number) => [what, `${number}`, isForger] as const))(
    'has nothing of a build that %s',
    async (what, number, isForger) => {
      const bundle = isForger ? { ...forgetful, key: what } : forgetful;
      const open = (name: string) => renderFor(name, bundle, number);
      const beside = await Promise.all([open('Anna'), open('Ben')]);
      const after = [await open('Carla'), await open('Dario')];
      // A build whose process was ended for a forged message has no page at all.
      const pages = [...beside, ...after].map((html) => html ?? '');
      NAMES.forEach((name, at) => {
        for (const other of NAMES) if (other !== name) expect(pages[at]).not.toContain(other);
      });
      expect(failures.some((reason) => reason.includes('for the page of another'))).toBe(isForger ?? false);
    },
  );

  it('a build does keep its state between the pages of visitors, which have nothing personal', async () => {
    const visitors = open(false);
    expect(await renderFor('one', forgetful, '0', visitors)).toBe('nothing of others for one');
    expect(await renderFor('other', forgetful, '0', visitors)).toBe('one of others for other');
    visitors.close();
  });
});

describe('a clock could tell what the page before has done', () => {
  const measure = (code: string) =>
    renderFor('Anna', toBundle(`exports.remote = { async render({ read }) { ${code} } };`));
  const WORK = 'let sum = 0; for (let at = 0; at < 3e7; at += 1) sum += at % 7;';

  it('time stands still while a page is rendered', async () => {
    const clocks = `[Date.now(), +new Date(), Date(), performance.now(), ...['format', 'formatToParts'].map((name) =>
      JSON.stringify(new Intl.DateTimeFormat('en', { fractionalSecondDigits: 3 })[name]()))].join()`;
    const times = await measure(`const before = ${clocks}; ${WORK}; return before + '|' + ${clocks};`);
    const [before, after] = times?.split('|') ?? [];
    expect(after).toBe(before);
    expect(Math.abs(Number(before?.split(',')[0]) - Date.now())).toBeLessThan(10_000 * SLOWNESS);
    const steal = `
      const stolen = [];
      const [{ construct, apply }, { call }] = [Reflect, Function.prototype];
      const watch = (original) => function (target, ...given) { stolen.push(target); return original(target, ...given); };
      Object.assign(Reflect, { construct: watch(construct), apply: watch(apply) });
      Function.prototype.call = function (...given) { stolen.push(this); return apply(this, given[0], given.slice(1)); };`;
    expect(await measure(`${steal} ${clocks}; return stolen.length + ' functions';`)).toBe('0 functions');
    expect(await measure('return typeof WeakRef')).toBe('undefined');
    expect(await measure('return new Date(0).toISOString() + (new Date() instanceof Date)')).toBe(
      '1970-01-01T00:00:00.000Ztrue',
    );
  });

  it('timers run in the order of their due times, however long the work between them takes', async () => {
    const order = await measure(`
      const order = [];
      const wait = (delay, name) => new Promise((resolve) => setTimeout(() => resolve(order.push(name)), delay));
      const late = wait(20, 'late');
      await wait(0, 'first'); ${WORK} await wait(0, 'second'); await late;
      return order.join();`);
    expect(order).toBe('first,second,late');
  });

  it('responses come in the order of the calls, and no timer runs before them', async () => {
    const delays: Record<string, number> = { '/api/slow/': 60, '/api/fast/': 0 };
    const rendered = await renderer.render({
      url: 'https://jobs.example/dashboard',
      page,
      bundle: toBundle(`exports.remote = { async render({ read }) {
        const order = [];
        const note = (name) => () => order.push(name);
        setTimeout(note('timer'), 0);
        await Promise.all([read('/api/slow/').then(note('slow')), read('/api/fast/').then(note('fast'))]);
        await new Promise((resolve) => setTimeout(resolve, 0));
        return order.join();
      } };`),
      async read(path) {
        await new Promise((resolve) => setTimeout(resolve, delays[path]));
        return { status: 200, headers: {}, body: '' };
      },
    });
    expect(rendered).toMatchObject({ html: 'slow,fast,timer' });
  });
});

it('pages of several people are rendered at once, each with the data of its own', async () => {
  const bundle = toBundle(
    `exports.remote = { render: async ({ read }) => (await (await read('/api/auth/me/')).text()) + (await (await read('/api/auth/me/')).text()) };`,
  );
  expect(await Promise.all(NAMES.map((name) => renderFor(name, bundle)))).toEqual(
    NAMES.map((name) => name + name),
  );
  expect(failures).toEqual([]);
});

it('a build that hangs before its first page is stopped', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  renderer.prepare(toBundle('for (;;);'));
  for (let tries = 0; tries < 200 && failures.length === 0; tries += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    jest.advanceTimersByTime(1_000);
  }
  jest.useRealTimers();
  expect(failures).toEqual(['The build hangs before its page']);
});
