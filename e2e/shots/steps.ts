import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { waitUntilLoaded } from '../support/wait-until-loaded';
import type { Step } from './screen';

const intercept = (calls: string, method: string | undefined, handle: (route: Route) => unknown): Step => {
  const concerns = (route: Route) => !method || route.request().method() === method;
  return (page) => page.route(calls, (route) => (concerns(route) ? handle(route) : route.fallback()));
};

interface AnswerOptions {
  readonly status?: number;
  readonly method?: string;
}

/** Aborts the matching calls, all of them or those with one method. */
export const abortCalls = (calls: string, method?: string): Step =>
  intercept(calls, method, (route) => route.abort());

/** Leaves the matching calls without a response. */
export const stallCalls = (calls: string, method?: string): Step => intercept(calls, method, () => undefined);

/** Answers the matching calls, all of them or those with one method. */
export const answer = (calls: string, json: unknown, { status = 200, method }: AnswerOptions = {}): Step =>
  intercept(calls, method, (route) => route.fulfill({ json, status }));

export const inTurn =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

export const clickButton =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('main').getByRole('button', { name }).first().click();

export const clickTab =
  (name: string): Step =>
  (page) =>
    page.getByRole('tab', { name }).click();

/**
 * The address changes before the former page is gone, so its heading is what shows that it has been left. By its
 * role: each document begins with a hidden heading, for a shell that does not start. The window holds it, because a
 * link that is followed before the page is hydrated opens another document, which has none.
 */
const leaveBy = async (page: Page, link: Locator): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await heading.evaluate((element) => Reflect.set(window, 'headingToLeave', element));
  await link.click();
  // A heading that has left the document is not visible either.
  await page.waitForFunction(() => {
    const left = Reflect.get(window, 'headingToLeave') as Element | undefined;
    return !left?.checkVisibility();
  });
};

/** Opens what a narrow page folds under this title. */
export const unfold =
  (title: string): Step =>
  async (page) => {
    await waitUntilLoaded(page);
    const summary = page.getByRole('main').locator('summary', { hasText: title });
    if (await summary.isVisible()) await summary.click();
  };

/** Chooses from the first menu of that name. */
export const choose =
  (menu: RegExp, item: string): Step =>
  async (page) => {
    await page.getByRole('main').getByRole('button', { name: menu }).first().click();
    await page.getByRole('menuitem', { name: item }).click();
  };

/** Follows a link and waits for the page behind it. */
const followLink = async (page: Page, link: Locator): Promise<void> => {
  await leaveBy(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Follows the first link of that name to another page. */
export const follow =
  (name: string | RegExp): Step =>
  (page) =>
    followLink(page, page.getByRole('main').getByRole('link', { name }).first());

/** Follows a link in the first menu of that name to another page. */
export const followInMenu =
  (menu: RegExp, item: string): Step =>
  async (page) => {
    await page.getByRole('main').getByRole('button', { name: menu }).first().click();
    await followLink(page, page.getByRole('menuitem', { name: item }));
  };

/**
 * Opens the dashboard from another page, with calls intercepted from then on. Opened by its address, it has its
 * content from the server.
 */
export const goToDashboard =
  (interceptCalls: Step): Step =>
  async (page) => {
    await waitUntilLoaded(page);
    await interceptCalls(page);
    const opener = page.getByRole('button', { name: /^Menu/ });
    if (await opener.isVisible()) await opener.click();
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' });
    if (!(await link.isVisible())) await page.getByRole('button', { name: 'Account' }).click();
    await leaveBy(page, link);
  };

/** Fills a field of the page's form. */
export const fill =
  (label: string | RegExp, text: string): Step =>
  (page) =>
    page.getByRole('main').getByLabel(label).first().fill(text);

const topDialog = (page: Page) => page.getByRole('dialog').last();

/** Opens a dialog by activating this link or button. */
export const openDialog =
  (role: 'link' | 'button', name: string | RegExp): Step =>
  async (page) => {
    await page.getByRole('main').getByRole(role, { name }).first().click();
    await expect(topDialog(page)).toBeVisible();
  };

/** Presses a button of the open dialog. */
export const inDialog =
  (name: string | RegExp): Step =>
  (page) =>
    topDialog(page).getByRole('button', { name }).first().click();

/** Fills a field of the open dialog. */
export const fillInDialog =
  (label: string, text: string): Step =>
  (page) =>
    topDialog(page).getByLabel(label, { exact: true }).fill(text);

/** Follows a link of the open dialog to another page. */
export const followInDialog =
  (name: string): Step =>
  (page) =>
    followLink(page, topDialog(page).getByRole('link', { name }));

export const waitForText =
  (text: string | RegExp): Step =>
  (page) =>
    expect(page.getByText(text).first()).toBeVisible();

export const waitForQuestion: Step = (page) => expect(page.getByRole('alertdialog')).toBeVisible();

export const openMenu =
  (name: string | RegExp): Step =>
  async (page) => {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await expect(page.getByRole('menu')).toBeVisible();
  };

/** The menu of the shell, on a phone. */
export const openMainMenu: Step = async (page) => {
  // The first navigation of a page that is still loading would close it.
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
};

/** Opens the first conversation. */
export const openThread: Step = async (page) => {
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
};
