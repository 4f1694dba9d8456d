import type { Page } from '@playwright/test';
import { waitUntilLoaded, waitUntilLoading } from '../support/wait-until-loaded';
import type { Screen } from './screen';

/** Maximum width of a narrow screen, in pixels. */
export const NARROW = 500;

/** Opens the screen and brings it into its state. */
export async function openScreen(page: Page, { before, path, after, isLoading }: Screen): Promise<void> {
  // Removes the intercepted calls of the previous screen.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await before?.(page);
  await page.goto(path);
  await after?.(page);
  await (isLoading ? waitUntilLoading(page) : waitUntilLoaded(page));
}
