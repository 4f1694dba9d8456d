import type { Page } from '@playwright/test';
import { EMPLOYER, signIn, STUDENT } from '../support/people';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';

const PAGES = [
  {
    who: 'a visitor',
    user: undefined,
    pages: ['/', '/?keyword=nothing-has-this-name', '/login', '/register', '/not-there'],
  },
  { who: 'a student', user: STUDENT, pages: ['/', '/dashboard', '/applications'] },
  { who: 'an employer', user: EMPLOYER, pages: ['/', '/dashboard', '/applications', '/jobcreation'] },
] as const;

async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}

test.describe('pages', () => {
  // A page that does not exist is answered with 404, and the browser says so.
  test.use({ expectedErrors: /404/ });

  for (const { who, user, pages } of PAGES) {
    test(`the pages of ${who} have no accessibility finding and fit every screen`, async ({ page }) => {
      test.slow();
      if (user) await signIn(page, user);
      for (const address of pages) {
        await test.step(address, async () => {
          await page.goto(address);
          await expectUsable(page);
        });
      }
    });
  }

  test('a job, its application form and the details of an application do too', async ({ page }) => {
    test.slow();
    await signIn(page, STUDENT);
    await page.goto('/applications');
    await page
      .getByRole('link', { name: /View details of/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/?page=3');
    await page.getByRole('link', { name: 'View Details' }).first().click();
    await expectUsable(page);
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await expectUsable(page);
  });
});

test('a job is found and opened by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Keyword')).toBeFocused();
  await page.keyboard.type('pflege');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=pflege/);
  const first = page.getByRole('link', { name: 'View Details' }).first();
  for (
    let step = 0;
    step < 12 && !(await first.evaluate((link) => link === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Job Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
