import type { Page } from '@playwright/test';
import { settle, settleOnTheWay } from '../support/settle';
import type { Screen } from './screen';

/** Screens up to this width, in pixels, are narrow. */
export const NARROW = 500;

/** Brings the page to the screen, and to its state. */
export async function enter(page: Page, { before, path, after, isOnTheWay }: Screen): Promise<void> {
  // What the last screen has cut off or held back.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await before?.(page);
  await page.goto(path);
  await after?.(page);
  await (isOnTheWay ? settleOnTheWay(page) : settle(page));
}
