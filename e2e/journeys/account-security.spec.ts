import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { PASSWORD } from '../support/api';
import { openAs } from '../support/people';
import { expect, test } from '../support/test';

test('a person adds a passkey, logs in with it, renames and removes it', async ({ browser }) => {
  const page = await openAs(browser, 'new-student');
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await test.step('the account page adds it', async () => {
    await page.goto('/account');
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
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.goto('/login?redirect=%2Faccount');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
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
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('This passkey belongs to no account here.');
  });
});
