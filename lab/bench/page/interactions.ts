import type { Browser, Page } from '@playwright/test';
import { formatTable, show } from '../lib/tables';
import type { Cookies, Person } from './people';

type Step = readonly [name: string, act: (page: Page) => Promise<void>];

interface UsedPage {
  readonly name: string;
  readonly path: string;
  readonly as: Person;
  /** Twelve presses of a key, a button or a field. */
  readonly steps: readonly Step[];
}

/** How long a page took to show the effect of a press. */
export interface Interaction {
  readonly page: string;
  readonly step: string;
  readonly duration: number;
}

/** A phone of a tenth of the price. */
const SLOWDOWN = 6;
const SETTLE_MS = 2_000;
/** Between two presses, as a quick person makes them. */
const PAUSE_MS = 700;

const press = (key: string): Step => [`press ${key}`, (page) => page.keyboard.press(key)];
const pressEach = (keys: string): Step[] => [...keys].map(press);
const click = (role: 'button' | 'link' | 'tab' | 'checkbox' | 'searchbox', name: RegExp | string): Step => [
  `click ${name.toString()}`,
  (page) => page.getByRole('main').getByRole(role, { name }).first().click(),
];
const focusOn = (label: string): Step => [
  `click ${label}`,
  (page) => page.getByRole('main').getByLabel(label).first().click(),
];

const PAGES: readonly UsedPage[] = [
  {
    name: 'search',
    path: '/',
    as: 'visitor',
    steps: [
      focusOn('Keyword'),
      ...pressEach('koch'),
      press('ArrowDown'),
      press('Escape'),
      press('Enter'),
      click('link', 'Newest'),
      click('link', /^80/),
      click('button', 'More filters'),
      press('Escape'),
    ],
  },
  {
    name: 'job',
    path: '/job/1',
    as: 'student',
    steps: [
      ...Array.from({ length: 6 }, () => press('Tab')),
      click('button', /^Favorite|^Save/),
      click('button', /^Favorite|^Save/),
      click('button', 'Copy link'),
      press('Tab'),
      press('Tab'),
      press('Tab'),
    ],
  },
  {
    name: 'registration',
    path: '/register',
    as: 'visitor',
    steps: [
      focusOn('Username'),
      ...pressEach('lea'),
      press('Tab'),
      ...pressEach('x@y'),
      press('Tab'),
      ...pressEach('aB1'),
    ],
  },
  {
    name: 'candidate',
    path: '/dashboard',
    as: 'student',
    steps: Array.from({ length: 12 }, () => press('Tab')),
  },
  {
    name: 'applications',
    path: '/applications',
    as: 'employer',
    steps: [
      click('link', /^View the application/),
      press('j'),
      press('j'),
      press('k'),
      press('Escape'),
      click('searchbox', /./),
      ...pressEach('anna'),
      press('Tab'),
      press('Tab'),
    ],
  },
];

/** Uses five pages with a slow processor: twelve presses each, and what the browser says each took. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  cookies: Cookies,
): Promise<Interaction[]> {
  const measured: Interaction[] = [];
  for (const used of PAGES) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
    await context.addCookies(cookies[used.as].map((cookie) => ({ ...cookie, url: origin })));
    const page = await context.newPage();
    await page.goto(origin + used.path, { waitUntil: 'load' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await watchPresses(page);
    const control = await context.newCDPSession(page);
    await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    for (const [step, act] of used.steps) {
      await act(page);
      await page.waitForTimeout(PAUSE_MS);
      measured.push({ page: used.name, step, duration: await readLongest(page) });
    }
    await context.close();
  }
  return measured;
}

/** Collects the presses that take longer than a frame; the browser rounds them to eight milliseconds. */
const watchPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
        if (entry.interactionId) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Reflect.set(window, 'durations', durations);
  });

/** The longest since the last reading; 0 if all took no longer than a frame. */
const readLongest = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'durations') as number[]).splice(0)));

/** Of twelve presses the slowest decides. */
export function formatInteractions(measured: readonly Interaction[]): string {
  const rows = PAGES.map(({ name }) => {
    const own = measured
      .filter(({ page }) => page === name)
      .sort((one, other) => other.duration - one.duration);
    const [slowest, second] = own;
    return [name, show(slowest?.duration), slowest?.step ?? '', show(second?.duration), second?.step ?? ''];
  });
  return formatTable(
    [`next paint, ms, processor ${SLOWDOWN} times slower`, 'slowest', '', 'second', ''],
    rows,
  );
}
