import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { becomeCandidate, becomeEmployer, logIn, register } from './api';

/** The demo logins that `npm start` prints. */
export const STUDENT = { username: 'student', password: 'metier-demo' } as const;
export const EMPLOYER = { username: 'employer', password: 'metier-demo' } as const;
export const OPERATOR = { username: 'operator', password: 'metier-demo' } as const;

/** Roles for the screens: the demo users, and some newly registered users, with and without a profile. */
export const PEOPLE = [
  'visitor',
  'student',
  'employer',
  'operator',
  'new-student',
  'new-employer',
  'student-without-profile',
  'employer-without-company',
] as const;
export type Person = (typeof PEOPLE)[number];

/** Logs a user in as people do, by the form. */
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

const ENTRANCES: Record<Person, (page: Page) => Promise<unknown>> = {
  visitor: () => Promise.resolve(),
  student: (page) => logIn(page, STUDENT),
  employer: (page) => logIn(page, EMPLOYER),
  operator: (page) => logIn(page, OPERATOR),
  'new-student': becomeCandidate,
  'new-employer': becomeEmployer,
  'student-without-profile': (page) => register(page, 'job_seeker', 'noa'),
  'employer-without-company': (page) => register(page, 'job_provider', 'firma'),
};

/** Opens a separate browser context for that person, signed in; close the context when done. */
export async function openAs(
  browser: Browser,
  person: Person,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await ENTRANCES[person](page);
  return page;
}
