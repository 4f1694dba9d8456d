import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page shows all that it is going to show. A network that is idle is no sign of it: the stream of events
 * of who is signed in never ends.
 */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    Array.from(document.images).every(
      ({ complete, loading, offsetParent }) => complete || loading === 'lazy' || !offsetParent,
    ),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits until the page says that it is on its way, or draws the ghost of what will come. */
export async function settleOnTheWay(page: Page): Promise<void> {
  await expect(page.locator('main :is([role="status"], [aria-busy="true"])').first()).toBeAttached();
}
