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
  test(`after a search ${width} px wide the first job is on the first screen, and the search stays at hand`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const keyword = page.getByRole('search').getByLabel('Keyword', { exact: true });
    await keyword.fill('pflege');
    await keyword.press('Enter');
    await expect(page.locator('#results-title')).toContainText('for “pflege”');
    const first = page.locator('#results').getByRole('article').first();
    await expect(async () => {
      const header = await edgesOf(page.getByRole('banner').first());
      const { top } = await edgesOf(first);
      expect(top).toBeGreaterThan(header.bottom);
      expect(top).toBeLessThan(width < 720 ? 200 : 420);
    }).toPass();

    if (width < 720) {
      await expect(keyword).toBeHidden();
      await page.getByRole('button', { name: /^Change the search:/ }).click();
      await expect(keyword).toHaveValue('pflege');
      return;
    }
    await page.getByRole('navigation', { name: /pages/i }).scrollIntoViewIfNeeded();
    await expect(async () => {
      const header = await edgesOf(page.getByRole('banner').first());
      const { top } = await edgesOf(page.getByRole('search'));
      expect(top - header.bottom).toBeGreaterThanOrEqual(0);
      expect(top - header.bottom).toBeLessThan(20);
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
