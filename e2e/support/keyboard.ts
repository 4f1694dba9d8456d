import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STEPS = 90;

/** Presses Tab until the control has the focus; fails after too many steps. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control, `reached within ${MAX_STEPS} presses of Tab`).toBeFocused();
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  // A control that has just changed in place ignores what was meant for another.
  await expect(control).toBeEnabled();
  await page.keyboard.press(key);
}

/** Replaces the content of a field. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Expects the focus on the heading of the new page, so that screen readers announce it. */
export async function expectArrival(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}
