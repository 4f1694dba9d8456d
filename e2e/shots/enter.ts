import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, type Language } from '@metier/sdk/rules';
import { expect, type Page } from '@playwright/test';
import { waitUntilLoaded, waitUntilLoading } from '../support/wait-until-loaded';
import type { Screen } from './screen';

/** Maximum width of a narrow screen, in pixels. */
export const NARROW = 500;

/** Opens the screen and brings it into its state; the steps are in English, the state is then shown in the language. */
export async function openScreen(
  page: Page,
  { before, path, after, isLoading }: Screen,
  language: Language = DEFAULT_LANGUAGE,
): Promise<void> {
  // Removes the intercepted calls of the previous screen.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearCookies({ name: LANGUAGE_COOKIE });
  await before?.(page);
  await page.goto(path);
  await after?.(page);
  await (isLoading ? waitUntilLoading(page) : waitUntilLoaded(page));
  if (language !== DEFAULT_LANGUAGE) await changeLanguage(page, language);
}

/** Changes the language of the page, but not of the account. By script, because a dialog may cover the header. */
async function changeLanguage(page: Page, language: Language): Promise<void> {
  await page.route('**/api/auth/account/language/', (route) => route.fulfill({ status: 204 }));
  // A rendered page does not follow a choice before it is hydrated.
  await expect(async () => {
    await page.locator('select[name=lang]').evaluate((select, value) => {
      (select as HTMLSelectElement).value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, language);
    await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached', timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}
