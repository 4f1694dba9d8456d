import { LANGUAGES } from '@metier/sdk/rules';
import type { Locator, Page } from '@playwright/test';
import { logIn } from '../support/api';
import { BOTH_SCHEMES, expectAccessible } from '../support/accessibility';
import { inLab } from '../support/depth';
import { EMPLOYER, STUDENT } from '../support/people';
import { expect, test } from '../support/test';
import { waitUntilHydrated, waitUntilLoaded } from '../support/wait-until-loaded';

/** What in the header is on two lines, over the edge of the window or over its neighbour. */
const findCrowded = (page: Page) =>
  page
    .getByRole('banner')
    .first()
    .evaluate((header) => {
      let end = 0;
      return [...header.querySelectorAll('a, button, select')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => {
          const isCrowded = box.left < end || box.right > innerWidth || box.height > 44;
          end = box.right;
          return isCrowded;
        })
        .map(({ name }) => name);
    });

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

test('after a search a job is read beside the list, and on a narrow screen on its own page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.goto('/?keyword=pflege');
  await waitUntilHydrated(page);
  const jobs = page.locator('#results').getByRole('article').getByRole('heading').getByRole('link');
  const ad = page.getByRole('region', { name: 'Chosen job' });
  const expectShown = async (index: number) =>
    expect(ad.getByRole('heading', { level: 3 })).toHaveText(await jobs.nth(index).innerText());
  await expectShown(0);
  await expectAccessible(page, [], BOTH_SCHEMES);
  await jobs.nth(1).click();
  await expect(page).toHaveURL(/keyword=pflege&job=\d+$/);
  await expectShown(1);
  await jobs.nth(2).press('Enter');
  await expectShown(2);
  await expect(jobs.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ad.getByRole('group')).toBeFocused();
  await page.reload();
  await expectShown(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await expectShown(2);

  const opening = page.context().waitForEvent('page');
  await jobs.nth(1).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  // Playwright can miss the end of a tab's first load, and its own waits then never begin.
  await expect.poll(() => tab.url()).toMatch(/\/job\/\d+$/);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(ad).toBeHidden();
  await jobs.nth(1).click();
  await expect(page).toHaveURL(/\/job\/\d+$/);
});

for (const [login, place, heading] of [
  [STUDENT, 'Applications', 'My Applications'],
  [EMPLOYER, 'Applications', 'Manage Applications'],
] as const) {
  test(`the header of ${login.username} has Home, Dashboard and Messages, leads to ${place} and marks it`, async ({
    page,
  }) => {
    await logIn(page, login);
    await page.goto('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of [/^Home$/, /^Dashboard$/, /^Messages/])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    await menu.getByRole('link', { name: place }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(menu.locator('[aria-current=page]')).toHaveText(place);
  });
}

test('behind the picture is the account: by keyboard it opens, closes and leads on', async ({ page }) => {
  await logIn(page, STUDENT);
  await page.goto('/dashboard');
  await waitUntilLoaded(page);
  await waitUntilHydrated(page);
  const opener = page.getByRole('button', { name: 'Account', exact: true });
  const account = page.getByRole('group', { name: 'Account' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(account.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(account.getByRole('link', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(account).toBeHidden();
  await page.keyboard.press('Enter');
  await account.getByRole('link', { name: 'Documents' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My Documents' })).toBeVisible();
  await expect(account).toBeHidden();
});

for (const login of [undefined, STUDENT, EMPLOYER])
  for (const language of LANGUAGES) {
    test(`nothing in the header of ${login?.username ?? 'a visitor'} wraps or is cut in ${language}`, async ({
      page,
    }) => {
      if (login) await logIn(page, login);
      await page.goto(`/?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await waitUntilHydrated(page);
      for (const width of [360, 768, 1200, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await findCrowded(page), `${width} px`).toEqual([]);
      }
    });
  }
