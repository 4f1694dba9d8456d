import { expect, type Page } from '@playwright/test';

/** The demo logins that `npm start` prints. */
export const STUDENT = { username: 'student', password: 'metier-demo' } as const;
export const EMPLOYER = { username: 'employer', password: 'metier-demo' } as const;

export async function signIn(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** A name nobody has yet, so that a journey can be run again on the same data. */
export const makeName = (stem: string): string => `${stem}-${Date.now().toString(36)}`;
