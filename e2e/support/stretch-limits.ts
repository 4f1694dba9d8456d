import { HTTP_TIMEOUT_MS } from '@metier/sdk/rules';
import type { Browser } from '@playwright/test';
import { SLOWNESS } from '../../packages/testing/src/jest/limits.cjs';

/** Runs in a page before its scripts: its timers from this length on take longer. */
function stretchTimers({ from, by }: { from: number; by: number }): void {
  const { setTimeout: set } = window;
  const stretched = (run: TimerHandler, ms = 0, ...args: unknown[]) =>
    set(run, ms < from ? ms : ms * by, ...args);
  window.setTimeout = stretched as typeof setTimeout;
}

/**
 * Scales the limits of time of every page, such as that of a call of the API, by the speed of the machine: a slow
 * one would exceed them.
 */
export function stretchLimits(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(stretchTimers, { from: HTTP_TIMEOUT_MS, by: SLOWNESS });
    return context;
  };
}
