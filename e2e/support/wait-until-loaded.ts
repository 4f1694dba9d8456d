import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page has finished loading. Network idle would not work: the event stream of a signed-in
 * user never ends.
 */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    Array.from(document.images).every(
      ({ complete, loading, offsetParent }) => complete || loading === 'lazy' || !offsetParent,
    ),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits until a rendered page is hydrated: its footer has a switch that is disabled until then. */
export const waitUntilHydrated = (page: Page): Promise<void> =>
  expect(page.locator('fieldset[aria-disabled]')).toHaveCount(0);

/** Waits until the page shows a loading message or a skeleton. */
export async function waitUntilLoading(page: Page): Promise<void> {
  await expect(page.locator('main :is([role="status"], [aria-busy="true"])').first()).toBeAttached();
}
