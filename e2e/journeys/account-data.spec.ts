import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { call, PASSWORD } from '../support/api';
import { openConfirmed } from '../support/confirm-address';
import { readMails } from '../support/read-mails';
import { expect, test } from '../support/test';

test('a candidate takes the data along, deletes the account, and keeps it after all', async ({ browser }) => {
  const page = await openConfirmed(browser, 'new-student');
  const { email } = await call<{ email: string }>(page, 'auth/me/');
  const findMail = (subject: string) => readMails(email).find((mail) => mail.includes(`Subject: ${subject}`));

  await test.step('the mail leads to the archive, which has readable pages and data for programs', async () => {
    await page.goto('/account');
    await page.getByRole('link', { name: 'Export or delete' }).click();
    await page.getByRole('button', { name: 'Collect my data' }).click();
    await expect.poll(() => findMail('Your data is ready')).toBeDefined();
    const [address = ''] = /http\S+\/account\/data\b/.exec(findMail('Your data is ready') ?? '') ?? [];
    await page.goto(new URL(address).pathname);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, [360, 768, 1440]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    // Names of entries are not compressed.
    const archive = (await readFile(await download.path())).toString('latin1');
    expect(archive.startsWith('PK')).toBe(true);
    for (const name of ['index.html', 'data.json']) expect(archive).toContain(name);
  });

  await test.step('the deletion needs the password, locks the account and names the day', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, [360, 768, 1440]);
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await dialog.getByLabel('Your password').fill('not my password');
    await confirm.click();
    await expect(dialog.getByText('This is not your current password.')).toBeVisible();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await confirm.click();
    await expect(page.getByRole('heading', { name: 'This account will be deleted' })).toBeVisible();
    const { deletion_at: at } = await call<{ deletion_at: string }>(page, 'auth/me/');
    const days = (new Date(at).getTime() - Date.now()) / (24 * 60 * 60_000);
    expect(Math.round(days)).toBe(14);
    const swiss = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich' }).format(new Date(at));
    await expect(page.getByText(`gone with all of its data on ${swiss}`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, [360, 768, 1440]);
    await expect.poll(() => findMail('Your account will be deleted')).toBeDefined();
  });

  await test.step('a locked account is led back from every other page, and can be kept', async () => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/account\/data$/);
    await expect(page.getByRole('heading', { name: 'This account will be deleted' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
