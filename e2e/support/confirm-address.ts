import { expect, type Browser, type Page } from '@playwright/test';
import { call } from './api';
import { openAs, type Person } from './people';
import { readMails } from './read-mails';

/** The token of the latest link to this page that was mailed to the address. */
async function waitForToken(address: string, page: string): Promise<string> {
  const pattern = new RegExp(`${page}\\?token=([\\w.-]+)`);
  const find = () => readMails(address).flatMap((mail) => pattern.exec(mail)?.[1] ?? []);
  await expect.poll(() => find().length).toBeGreaterThan(0);
  return find().at(-1) ?? '';
}

/** Confirms the address of the page's signed-in person by the mailed link; only then other mails are sent. */
async function confirmAddress(page: Page): Promise<void> {
  const { email } = await call<{ email: string }>(page, 'auth/me/');
  const token = await waitForToken(email, '/account/confirm-email');
  await call(page, 'auth/email-confirmation/confirm/', { data: { token } });
}

/** Like `openAs` for a newly registered person, who has confirmed the address and gets mails. */
export async function openConfirmed(browser: Browser, person: Person): Promise<Page> {
  const page = await openAs(browser, person);
  await confirmAddress(page);
  return page;
}
