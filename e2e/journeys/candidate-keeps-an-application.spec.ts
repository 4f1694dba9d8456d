import type { Locator, Page } from '@playwright/test';
import { makePdf } from '../support/files';
import { makeName } from '../support/people';
import { expect, expectAccessible, test } from '../support/test';

const PASSWORD = 'a long walk by the lake';

/** Calls the API as the page would, with its cookies and its token. */
async function send(page: Page, path: string, body: { data: object } | { multipart: object }): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const options = { ...body, headers: { 'X-CSRFToken': decodeURIComponent(token) } };
  const response = await page.request.post(
    `/api/${path}`,
    options as Parameters<typeof page.request.post>[1],
  );
  expect(response.ok(), await response.text()).toBe(true);
}

/** A candidate with a profile and a document in the library, signed in. */
async function becomeCandidate(page: Page): Promise<void> {
  const username = makeName('mia');
  await page.request.get('/api/auth/regions/');
  await send(page, 'auth/register/', {
    data: { username, email: `${username}@example.ch`, password1: PASSWORD, password2: PASSWORD },
  });
  await send(page, 'auth/jobseekers/', {
    data: {
      firstname: 'Mia',
      lastname: 'Berger',
      birthdate: '2001-04-12',
      address: 'Aarestrasse 9',
      city: 'Thun',
      postal_code: '3600',
      region: 'BE',
    },
  });
  await send(page, 'auth/attachments/', { multipart: { file: makePdf('diploma.pdf') } });
}

async function findJobId(page: Page): Promise<number> {
  const [job] = (await (await page.request.get('/api/jobs/?page_size=1')).json()) as { id: number }[];
  return job?.id ?? 0;
}

/** Goes on with the Tab key until the control has the focus. */
async function reach(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

async function press(page: Page, control: Locator): Promise<void> {
  await reach(page, control);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await reach(page, page.getByLabel(label));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function apply(page: Page): Promise<void> {
  await type(page, /^Phone/, '+41 79 555 01 02');
  await reach(page, page.getByLabel(/^Years of experience/));
  await page.keyboard.type('3');
  await reach(page, page.getByLabel(/^Available from/));
  await page.keyboard.type('01152099');
  await type(page, /^Expected salary/, '5900');
  await reach(page, page.getByLabel(/I confirm that my answers are true/));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Submit Application' }));
  const success = page.getByRole('dialog', { name: 'Application Submitted!' });
  await press(page, success.getByRole('link', { name: 'View Applications' }));
  await expect(page).toHaveURL(/\/applications$/);
}

test('an application is sent, edited, completed and withdrawn by keyboard alone', async ({ page }) => {
  test.slow();
  await becomeCandidate(page);
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
    await type(page, /^Phone/, '+41 21 555 03 04');
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
  // The server refuses what comes without a session, and the browser says so.
  test.use({ expectedErrors: /40[13]/ });

  test('costs nothing that was entered in an application', async ({ page, context }) => {
    await becomeCandidate(page);
    const { username } = (await (await page.request.get('/api/auth/me/')).json()) as { username: string };
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
