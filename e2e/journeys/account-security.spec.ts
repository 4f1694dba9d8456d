import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { addAuthenticator } from '../support/add-authenticator';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { call, PASSWORD } from '../support/api';
import { openAs } from '../support/people';
import { expect, test } from '../support/test';

async function signOut(page: Page): Promise<void> {
  // The document before this one has the button, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  const account = page.getByRole('button', { name: 'Account', exact: true });
  await account.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(account).toBeHidden();
  // Logging out loads the page of the login, which would interrupt the next visit.
  await page.waitForURL(/\/login(\?|$)/);
}

test('a person adds a passkey, logs in with it, renames and removes it', async ({ browser }) => {
  const page = await openAs(browser, 'new-student');
  await addAuthenticator(page);

  await test.step('the account page adds it', async () => {
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, [360, 768, 1440]);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('Phone');
    await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Phone');
  });

  await test.step('it opens a session without a password', async () => {
    await signOut(page);
    await page.goto('/login?redirect=%2Faccount');
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('last used');
  });

  await test.step('it gets another name and is removed with the password', async () => {
    await page.getByRole('button', { name: /^Rename/ }).click();
    const rename = page.getByRole('dialog', { name: 'Rename the passkey' });
    await rename.getByLabel('Name').fill('Laptop');
    await rename.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Laptop');
    await page.getByRole('button', { name: /^Remove/ }).click();
    const remove = page.getByRole('dialog', { name: 'Remove this passkey?' });
    await remove.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await remove.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toBeHidden();
  });

  await test.step('it opens nothing any more', async () => {
    await signOut(page);
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await expect(page.getByText('This passkey belongs to no account here.')).toBeVisible();
  });
});

/** The code that an authenticator app shows half a minute from now: the present one is used for the set-up. */
const readNextCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });

/** Logs out, and in again up to the second step. */
async function enterPassword(page: Page, username: string): Promise<void> {
  await signOut(page);
  await page.goto('/login?redirect=%2Faccount');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByLabel('Code')).toBeFocused();
}

test('a person turns two-step login on, and logs in with a code and with a recovery code', async ({
  browser,
}) => {
  const page = await openAs(browser, 'new-student');
  const { username } = await call<{ username: string }>(page, 'auth/me/');
  const section = page.getByRole('region', { name: 'Two-step login' });
  let [secret, recoveryCode, otherCode] = ['', '', ''];

  await test.step('the account page sets it up', async () => {
    await page.goto('/account');
    await section.getByRole('button', { name: 'Set up' }).click();
    const start = page.getByRole('dialog', { name: 'Set up two-step login' });
    await start.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await start.getByRole('button', { name: 'Continue' }).click();
    const scan = page.getByRole('dialog', { name: 'Scan this code with your app' });
    secret = (await scan.locator('code').textContent()) ?? '';
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await scan.getByLabel('Code from the app').fill(code);
    await expectNoSidewaysScroll(page, [360, 1440]);
    await scan.getByRole('button', { name: 'Turn On' }).click();
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    recoveryCode = (await codes.locator('code').first().textContent()) ?? '';
    otherCode = (await codes.locator('code').last().textContent()) ?? '';
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, [360, 1440]);
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await expect(section).toContainText('10 recovery codes are left.');
  });

  await test.step('the password alone opens nothing, and a code of the app does', async () => {
    await enterPassword(page, username);
    await expectAccessible(page);
    await page.getByLabel('Code').fill('000000');
    await page.getByLabel('Code').press('Enter');
    await expect(page.getByText('This code is wrong or was used already.')).toBeVisible();
    await page.getByLabel('Code').fill(readNextCode(secret));
    await page.getByLabel('Code').press('Enter');
    await expect(page).toHaveURL(/\/account$/);
  });

  await test.step('a recovery code opens it, too, and is then used up', async () => {
    await enterPassword(page, username);
    await page.getByLabel('Code').fill(recoveryCode);
    await page.getByLabel('Code').press('Enter');
    await expect(section).toContainText('9 recovery codes are left.');
  });

  await test.step('a passkey is added with a code, and then stands for one', async () => {
    await addAuthenticator(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const add = page.getByRole('dialog', { name: 'Add a passkey' });
    await add.getByLabel('Name').fill('Phone');
    await add.getByLabel('Code').fill(otherCode);
    await add.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await add.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Phone');
  });

  await test.step('it is turned off with the password and the passkey', async () => {
    await section.getByRole('button', { name: 'Turn off' }).click();
    const end = page.getByRole('dialog', { name: 'Turn two-step login off?' });
    await end.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await end.getByRole('button', { name: 'Turn Off' }).click();
    await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible();
  });
});
