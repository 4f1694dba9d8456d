import { randomBytes } from 'node:crypto';
import { startChromium, type Chromium } from './chromium';
import type { SmokeCookie, SmokePlan } from './smoke-plan';
import type { Findings } from './sum-up';
import { openTab, type Tab } from './tab';

/** State shared by all steps of a run. */
export interface SmokeRun {
  readonly plan: SmokePlan;
  readonly findings: Findings;
  /** Starts the browser; rejects when it does not start. */
  start(): Promise<unknown>;
  /** Whether the server renders the page of a route. */
  isRendered(pattern: string): boolean;
  /** True if there is time for another page. */
  isInTime(): boolean;
  /** Runs `work` in a new tab and closes the tab afterwards. */
  inTab<Result>(cookies: readonly SmokeCookie[], work: (tab: Tab) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A crashed browser is replaced for the next tab. */
export function startRun(plan: SmokePlan): SmokeRun {
  const end = performance.now() + plan.limits.runMs;
  const globalsName = `globals${randomBytes(8).toString('hex')}`;
  let browser: Promise<Chromium | undefined> | undefined;

  /** Calls are serialized, because two tabs that find the browser gone must not start two new ones. */
  function findBrowser(): Promise<Chromium> {
    const { browser: path, origin, limits } = plan;
    const before = browser ?? Promise.resolve(undefined);
    const next = before.then(async (current) => {
      if (current && !current.isGone()) return current;
      await current?.close();
      return startChromium({ path, origin, memoryLimitMb: limits.memoryMb });
    });
    browser = next.catch(() => undefined);
    return next;
  }

  return {
    plan,
    findings: { opened: [], skipped: [], problems: [] },
    start: findBrowser,
    isRendered: (pattern) =>
      plan.routes.some((route) => route.path === pattern && route.is_rendered === true),
    isInTime: () => performance.now() < end - Math.min(plan.limits.pageMs, plan.limits.runMs / 4),
    async inTab(cookies, work) {
      const tab = await openTab(await findBrowser(), plan, { cookies, globalsName });
      try {
        return await work(tab);
      } finally {
        await tab.close();
      }
    },
    close: async () => (await browser)?.close(),
  };
}
