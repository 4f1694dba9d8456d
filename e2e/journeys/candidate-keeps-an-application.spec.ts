import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { becomeCandidate, call, findJobId, PASSWORD } from '../support/api';
import { makePdf } from '../support/files';
import { press, tabTo, type } from '../support/keyboard';
import { expect, test } from '../support/test';

async function apply(page: Page): Promise<void> {
  await type(page, page.getByLabel(/^Phone/), '+41 79 555 01 02');
  await tabTo(page, page.getByLabel(/^Years of experience/));
  await page.keyboard.type('3');
  await tabTo(page, page.getByLabel(/^Available from/));
  await page.keyboard.type('01152099');
  await type(page, page.getByLabel(/^Expected salary/), '5900');
  await tabTo(page, page.getByLabel(/^CV/));
  await page.keyboard.type('No CV');
  await tabTo(page, page.getByLabel(/I confirm that my answers are true/));
  await page.keyboard.press('Space');
  // The dialog closes itself after some seconds, in which a busy machine may not reach its link. A minute ahead,
  // because the clock of the page cannot be set back.
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, page.getByRole('button', { name: 'Submit Application' }));
  const success = page.getByRole('dialog', { name: 'Application Submitted!' });
  await expect(success).toBeVisible();
  await press(page, success.getByRole('link', { name: 'View Applications' }));
  await page.clock.resume();
  await expect(page).toHaveURL(/\/applications$/);
}

test('an application is sent, edited, completed and withdrawn by keyboard alone', async ({ page }) => {
  await becomeCandidate(page);
  await call(page, 'auth/attachments/', { multipart: { file: makePdf('diploma.pdf') } });
  // Before navigation: the shell treats globals present at its start as native.
  await page.clock.install();
  await page.goto(`/job/${await findJobId(page)}/apply`);
  const dialog = page.getByRole('dialog');

  await test.step('it is sent', () => apply(page));
  await test.step('its details open', async () => {
    await press(page, page.getByRole('link', { name: /^View details of/ }));
    await expect(dialog.getByText('3–5 years')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('it is edited', async () => {
    await press(page, dialog.getByRole('button', { name: 'Edit Application' }));
    await expect(page.getByLabel(/^First name/)).toBeFocused();
    await expectAccessible(page);
    await type(page, page.getByLabel(/^Phone/), '+41 21 555 03 04');
    await press(page, page.getByRole('button', { name: 'Save Changes' }));
    await expect(page.getByText('Application updated successfully')).toBeVisible();
    await expect(dialog.getByText('+41 21 555 03 04')).toBeVisible();
  });
  await test.step('a document of the library is attached', async () => {
    await press(page, dialog.getByRole('button', { name: 'Documents' }));
    await press(page, page.getByRole('button', { name: 'Show My Documents' }));
    await expectAccessible(page);
    await press(page, page.getByRole('button', { name: 'Attach diploma.pdf' }));
    await expect(page.getByText('Document attached successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete diploma.pdf' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Documents' })).toBeFocused();
  });
  await test.step('it is withdrawn', async () => {
    await press(page, dialog.getByRole('button', { name: 'Withdraw' }));
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('This action cannot be undone.');
    await expectAccessible(page);
    await press(page, question.getByRole('button', { name: 'Withdraw' }));
    await expect(page.getByText('Application withdrawn successfully')).toBeVisible();
    await expect(dialog.getByText(/^You have withdrawn this application/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Edit Application' })).toBeHidden();
  });
});

test.describe('a session that ends in the middle', () => {
  // The server refuses requests without a session, and the browser logs that.
  test.use({ expectedErrors: /40[13]/ });

  test('costs nothing that was entered in an application', async ({ page, context }) => {
    const username = await becomeCandidate(page);
    await page.goto(`/job/${await findJobId(page)}/apply`);
    await page.getByLabel(/^Phone/).fill('+41 79 555 01 02');
    await page.getByLabel(/^Years of experience/).selectOption('3-5');
    await page.getByLabel(/^Available from/).fill('2099-01-15');
    await page.getByLabel(/^Expected salary/).fill('5900');
    await page.getByLabel(/^Cover letter/).fill('I like people.');
    await page.getByLabel(/I confirm that my answers are true/).check();
    await context.clearCookies({ name: /sessionid/ });
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText(/^Here is what you entered on/)).toBeVisible();
    await expect(page.getByLabel(/^Cover letter/)).toHaveValue('I like people.');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('dialog', { name: 'Application Submitted!' })).toBeVisible();
  });
});

test.describe('an upload that is refused', () => {
  test.use({ expectedErrors: /413/ });

  test('leaves the connections of the page in order', async ({ page }) => {
    await becomeCandidate(page);
    await page.goto('/');
    const seen = await page.evaluate(async () => {
      const token = decodeURIComponent(/csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const form = new FormData();
      form.append('resume', new File([new Uint8Array(6 * 1024 * 1024)], 'cv.pdf'));
      const upload = async () => {
        const request = { method: 'POST', body: form, headers: { 'X-CSRFToken': token } };
        const response = await fetch('/api/auth/applications/', request);
        return [response.status, await response.text()].join(' ');
      };
      // A browser has six connections: all of them are used, and then all are used again.
      const uploads = await Promise.all(Array.from({ length: 6 }, upload));
      const reads = await Promise.all(
        Array.from({ length: 12 }, async () => (await fetch('/api/auth/me/')).status),
      );
      return { uploads: [...new Set(uploads)], reads: [...new Set(reads)] };
    });
    expect(seen.uploads).toEqual([expect.stringMatching(/^413 .*File size exceeds 5MB limit/)]);
    expect(seen.reads).toEqual([200]);
    await page.getByRole('navigation').getByRole('link').first().click();
    await expect(page.getByRole('main')).toBeVisible();
  });
});
