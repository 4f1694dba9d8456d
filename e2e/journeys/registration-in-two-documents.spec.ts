import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { PASSWORD } from '../support/api';
import { makeName } from '../support/names';
import { expect, test } from '../support/test';

const FORMS = /\/mf\/mf-(?:seeker|provider)\//;

/** The scripts of this document that come from the remotes of the two roles. */
const listScriptsOfForms = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    .then((names) => names.filter((name) => FORMS.test(name) && name.endsWith('.js')));

async function makeAccount(page: Page, username: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Username').fill(username);
  await main.getByLabel('Email').fill(`${username}@example.ch`);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByLabel('Confirm password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Create Account' }).click();
}

test('the code of other teams and a typed password are never in the same document', async ({ page }) => {
  const main = page.getByRole('main');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const username = makeName('role');
  await page.goto('/register?redirect=%2Fsupport');

  await test.step('the account is made, and the profile form is in another document', async () => {
    await makeAccount(page, username);
    await expect(main.getByRole('heading', { level: 1, name: 'Tell employers who you are' })).toBeFocused();
    await expect(page).toHaveURL('/register/profile?redirect=%2Fsupport');
    await page.getByLabel('First name').fill('Léa');
    expect(await listScriptsOfForms(page)).not.toEqual([]);
  });
  await test.step('Back asks before it leaves what was typed', async () => {
    await main.getByRole('button', { name: 'Back' }).click();
    await question.getByRole('button').first().waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused();
  });
  await test.step('the account is shown without its password, and without the code of the forms', async () => {
    await expect(main.getByLabel('Username')).toHaveValue(username);
    await expect(main.getByLabel('New password')).toHaveValue('');
    expect(await listScriptsOfForms(page)).toEqual([]);
    await expectAccessible(page);
  });
  await test.step('another role needs the password, and has another form', async () => {
    await main.getByRole('radio', { name: 'Employer' }).check();
    await page.getByRole('link', { name: 'Support' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await main.getByLabel('Current password').fill(PASSWORD);
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Introduce your company' })).toBeFocused();
    await expect(page.getByLabel('Company name')).toBeVisible();
  });
  await test.step('Back and forth without a change needs nothing', async () => {
    await main.getByRole('button', { name: 'Back' }).click();
    await expect(main.getByRole('radio', { name: 'Employer' })).toBeChecked();
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Company name')).toBeVisible();
  });
});

test('the Back button of the browser leads out of the registration, not in a circle', async ({ page }) => {
  await page.goto('/support');
  await page.goto('/register');
  await makeAccount(page, makeName('back'));
  await expect(page).toHaveURL('/register/profile');
  await page.goBack();
  await expect(page).toHaveURL('/register-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Create your profile' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/support');
});
