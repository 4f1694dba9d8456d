import { findChromium, isExecutable } from '../../../../server/src/platform/smoke/find-chromium';

/** The browser that Playwright installed; undefined without it or without Playwright. */
export async function findPlaywrightBrowser(): Promise<string | undefined> {
  const playwright = await import('@playwright/test').catch(() => undefined);
  return playwright && [playwright.chromium.executablePath()].find(isExecutable);
}

/**
 * Path of an installed Chromium or Chrome: CHROME_PATH, the system's, or Playwright's; undefined if there is
 * none.
 */
export async function lookForBrowser(): Promise<string | undefined> {
  const named = process.env.CHROME_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  return findChromium() ?? (await findPlaywrightBrowser());
}
