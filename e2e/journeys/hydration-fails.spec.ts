import type { Page } from '@playwright/test';
import { injectFileFault } from '../support/faults';
import { expect, test } from '../support/test';

test.use({ expectedErrors: /Failed to load resource|Loading chunk/ });

const LIMIT_MS = 8_000;
const ENTRY = /\/mf\/mf-public\/[^/]+\/remoteEntry\.js/;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('region', { name: 'Limited page' });

/** Opens the home page as rendered by the server, and waits until loading its remote has failed. */
async function openWithout(page: Page, fault: string): Promise<() => Promise<void>> {
  await page.clock.install();
  const mend = await injectFileFault(page, ENTRY, fault);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(title(page)).toContainText('jobs');
  await expect(async () => {
    await page.clock.fastForward(LIMIT_MS + 500);
    await expect(notice(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(title(page)).toContainText('jobs');
  return mend;
}

test('while the remote of a rendered page never comes, the page stays, and its search and links work', async ({
  page,
}) => {
  await openWithout(page, 'never comes');
  await page.getByLabel('Keyword').fill('pflege');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/keyword=pflege/);
  await expect(page.locator('#results-title')).toContainText('for “pflege”');
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page.getByRole('heading', { name: 'Job Overview' })).toBeVisible();
});

test('while the remote of a rendered page never comes, its language can be changed', async ({ page }) => {
  await openWithout(page, 'never comes');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(title(page)).toContainText('Stellen');
});

test('Try Again hydrates the page without replacing elements, and keeps the input', async ({ page }) => {
  const mend = await openWithout(page, 'is not there');
  await page.getByLabel('Keyword').fill('pflege');
  await page.evaluate(() =>
    Object.assign(window, { sent: Array.from(document.querySelectorAll('#root *')) }),
  );
  await mend();
  await expect(async () => {
    const again = notice(page).getByRole('button', { name: 'Try Again' });
    if (await again.isVisible()) await again.click();
    await page.clock.fastForward(1_000);
    await expect(notice(page)).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(page.locator('fieldset[aria-disabled]')).toHaveCount(0);
  const gone = await page.evaluate(
    () => (window as unknown as { sent: Element[] }).sent.filter((element) => !element.isConnected).length,
  );
  expect(gone, 'elements that were replaced').toBe(0);
  await expect(page.getByLabel('Keyword')).toHaveValue('pflege');
});
