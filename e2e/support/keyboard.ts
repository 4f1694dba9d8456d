import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 90;

/** Goes on with the Tab key until the control has the focus; fails when that takes too many. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control, `reached within ${MOST_STEPS} presses of Tab`).toBeFocused();
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Writes into a field, in the place of what stood there. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** The heading of the page that has just come has the focus, so that it is read out. */
export async function expectArrival(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}
