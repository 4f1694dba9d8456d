import type { Locator } from '@playwright/test';
import { logIn } from '../support/api';
import { inLab } from '../support/depth';
import { EMPLOYER, STUDENT } from '../support/people';
import { expect, test } from '../support/test';
import { waitUntilHydrated, waitUntilLoaded } from '../support/wait-until-loaded';

async function edgesOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return { top: box.y, bottom: box.y + box.height };
}

for (const width of inLab([360, 768, 1440], [360, 1440])) {
  test(`after a search ${width} px wide the results begin below the header, and half a search form does not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const keyword = page.getByRole('search').getByLabel('Keyword', { exact: true });
    await keyword.fill('pflege');
    await keyword.press('Enter');
    await expect(page.locator('#results-title')).toContainText('for “pflege”');
    await expect(async () => {
      const header = await edgesOf(page.getByRole('banner').first());
      expect((await edgesOf(page.getByRole('search'))).bottom).toBeLessThanOrEqual(header.bottom);
      expect((await edgesOf(page.locator('#results-title'))).top).toBeGreaterThanOrEqual(header.bottom);
    }).toPass();
  });
}

for (const [login, entry, heading] of [
  [STUDENT, 'Documents', 'My Documents'],
  [EMPLOYER, 'Post New Job', 'Post New Job'],
] as const) {
  test(`the account menu of ${login.username} opens ${entry} by keyboard`, async ({ page }) => {
    await logIn(page, login);
    await page.goto('/dashboard');
    await waitUntilLoaded(page);
    await waitUntilHydrated(page);
    const account = page.getByRole('button', { name: 'Account', exact: true });
    await account.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Applications' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Applications' })).toBeFocused();
    await page.keyboard.press(entry.charAt(0));
    await expect(page.getByRole('menuitem', { name: entry })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}
