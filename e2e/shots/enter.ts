import type { Page } from '@playwright/test';
import { settle, settleOnTheWay } from '../support/settle';
import type { Screen } from './screen';

/** Maximum width of a narrow screen, in pixels. */
export const NARROW = 500;

/** Opens the screen and brings it into its state. */
export async function enter(page: Page, { before, path, after, isOnTheWay }: Screen): Promise<void> {
  // Removes the intercepted calls of the previous screen.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await before?.(page);
  await page.goto(path);
  await after?.(page);
  await (isOnTheWay ? settleOnTheWay(page) : settle(page));
}
