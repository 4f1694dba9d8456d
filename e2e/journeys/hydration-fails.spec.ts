import { LOAD_TIMEOUT_MS } from '@metier/sdk/rules';
import type { Page } from '@playwright/test';
import { injectFileFault } from '../support/faults';
import { expect, test } from '../support/test';
import { waitUntilHydrated } from '../support/wait-until-loaded';

test.use({ expectedErrors: /Failed to load resource|Loading chunk/ });

const ENTRY = /\/mf\/mf-public\/[^/]+\/remoteEntry\.js/;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('region', { name: 'Limited page' });

/** Opens the home page as rendered by the server, and waits until loading its remote has failed. */
async function openWithout(page: Page, fault: string): Promise<() => Promise<void>> {
  await page.clock.install();
  const mend = await injectFileFault(page, ENTRY, fault);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(title(page)).toContainText('jobs');
  await expect
    .poll(async () => {
      await page.clock.fastForward(LOAD_TIMEOUT_MS + 500);
      return notice(page).isVisible();
    })
    .toBe(true);
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
  await notice(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(notice(page)).toBeHidden();
  await waitUntilHydrated(page);
  const gone = await page.evaluate(
    () => (window as unknown as { sent: Element[] }).sent.filter((element) => !element.isConnected).length,
  );
  expect(gone, 'elements that were replaced').toBe(0);
  await expect(page.getByLabel('Keyword')).toHaveValue('pflege');
});
