import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { applyTo, call, PASSWORD } from '../support/api';
import { expectArrival, press, tabTo, type } from '../support/keyboard';
import { test } from '../support/moved-clock';
import { makeName } from '../support/names';
import { openAs, type Person } from '../support/people';
import { letMinutePass } from '../support/planned-moves';
import { expect } from '../support/test';
import { waitUntilLoaded } from '../support/wait-until-loaded';

const JOB = {
  title: 'Nurse for the round',
  description: 'You look after people at home.\n\n## Requirements\n- Diploma in nursing',
  location: 'Münsingen, BE',
  type: 'permanent',
  salary: '5850.50',
  salary_type: 'monthly',
  activity_rate: 80,
  start_date: '2099-02-01',
};

/** Opens windows for the other people of a journey; they are closed when it ends. */
const open = (browser: Browser, person: Person): Promise<Page> => openAs(browser, person);

async function fillAccount(page: Page, username: string): Promise<void> {
  const main = page.getByRole('main');
  await press(page, main.getByRole('radio', { name: 'Student' }), 'Space');
  await type(page, main.getByLabel('Username'), username);
  await type(page, main.getByLabel('Email'), `${username}@example.ch`);
  await type(page, main.getByLabel('Password', { exact: true }), PASSWORD);
  await type(page, main.getByLabel('Confirm password'), PASSWORD);
  await press(page, main.getByRole('button', { name: 'Create Account' }));
}

async function fillProfile(page: Page): Promise<void> {
  await type(page, page.getByLabel('First name'), 'Léa');
  await type(page, page.getByLabel('Last name'), 'Muster');
  await tabTo(page, page.getByLabel('Birthdate'));
  await page.keyboard.type('04122001');
  await type(page, page.getByLabel('Address'), 'Aarestrasse 9');
  await type(page, page.getByLabel('Postal code'), '3600');
  await type(page, page.getByLabel('City'), 'Thun');
  await tabTo(page, page.getByLabel('Region'));
  await page.keyboard.type('Bern');
  await press(page, page.getByRole('button', { name: 'Complete Registration' }));
}

test('by keyboard alone: search, details, registration, application form', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/');

  await test.step('a job is searched', async () => {
    await expect(page.getByRole('link', { name: /^View Details/ }).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Keyword')).toBeFocused();
    await page.keyboard.type('pflege');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=pflege/);
    await expect(page.getByRole('heading', { name: /for “pflege”/ })).toBeVisible();
  });
  const title = await main.getByRole('article').first().getByRole('heading').innerText();
  await test.step('its details are read', async () => {
    const first = main.getByRole('article', { name: title, exact: true }).first();
    await press(page, first.getByRole('link', { name: /^View Details/ }));
    await expectArrival(page, title);
    await expect(page.getByRole('heading', { name: 'Job Overview' })).toBeVisible();
  });
  await test.step('an account and a profile are made', async () => {
    await press(page, main.getByRole('link', { name: 'Register', exact: true }));
    // Another document, which begins at its beginning.
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    await fillAccount(page, makeName('keys'));
    await expectArrival(page, 'Tell employers who you are');
    await expectAccessible(page);
    await fillProfile(page);
    await expectArrival(page, 'Congratulations!');
    await expectAccessible(page);
  });
  await test.step('the way leads back to the job, and on to the form', async () => {
    await press(page, main.getByRole('link', { name: 'Continue where you left off' }));
    await expectArrival(page, title);
    await press(page, main.getByRole('link', { name: 'Apply Now' }).first());
    await expectArrival(page, `Apply for ${title}`);
    await expect(page.getByLabel('First name')).toHaveValue('Léa');
  });
});

test('in forced colors the focus is visible on what is chosen, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/?keyword=pflege');
  await waitUntilLoaded(page);
  const chosen = await page.locator('a[aria-current], button[aria-current], input:checked').all();
  expect(chosen.length).toBeGreaterThan(2);
  for (const each of chosen) {
    const readOutline = () =>
      each.evaluate((element) => {
        // A hidden radio button is marked on its label.
        const { outline, outlineOffset } = getComputedStyle(element.closest('label') ?? element);
        return `${outline} ${outlineOffset}`;
      });
    const before = await readOutline();
    await tabTo(page, each);
    expect(await readOutline()).not.toBe(before);
  }
});

test('by keyboard alone: login, message and reply, with a notification for the recipient', async ({
  page,
  browser,
}) => {
  const employer = await open(browser, 'new-employer');
  const candidate = await open(browser, 'new-student');
  const { username } = await call<{ username: string }>(candidate, 'auth/me/');
  const { id: job } = await call<{ id: number }>(employer, 'jobs/', { data: JOB });
  const application = await applyTo(candidate, job);
  await call(employer, 'messages/', {
    data: { application, subject: 'Hello', body: 'Can you come on Monday?' },
  });
  await employer.goto('/dashboard');
  await expect(employer.getByRole('heading', { level: 1 })).toBeVisible();
  await employer.evaluate(() => Object.assign(window, { isSamePage: true }));
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/login');

  await test.step('the candidate signs in', async () => {
    await type(page, page.getByLabel('Username'), username);
    await type(page, page.getByLabel('Password', { exact: true }), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Mia Berger' })).toBeVisible();
  });
  await test.step('reads the message', async () => {
    await press(page, menu.getByRole('link', { name: 'Messages, 1 unread' }));
    await expectArrival(page, 'Messages');
    const threads = page.getByRole('navigation', { name: 'Conversations' });
    await press(page, threads.getByRole('link', { name: /Spitex Aaretal.*1 unread message/ }));
    await expect(page.getByRole('log')).toContainText('Can you come on Monday?');
    await expect(menu.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  });
  await test.step('answers', async () => {
    await type(page, page.getByRole('textbox', { name: 'Message to Spitex Aaretal' }), 'With pleasure.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('log')).toContainText('With pleasure.');
    await expect(page.getByRole('log')).toContainText('Sent');
  });
  await test.step('the employer sees that there is an answer, on the page that was open', async () => {
    await expect(employer.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();
    expect(await employer.evaluate(() => 'isSamePage' in window), 'whether it was not reloaded').toBe(true);
  });
});

async function fillJob(page: Page, title: string): Promise<void> {
  await type(page, page.getByLabel('Job title'), title);
  await type(page, page.getByLabel('Location'), 'Münsingen');
  await type(page, page.getByLabel('Salary', { exact: true }), '5850.50');
  await tabTo(page, page.getByLabel('Start date'));
  await page.keyboard.type('02012099');
  await type(page, page.getByLabel('Overview'), 'You look after people at home.');
  await type(page, page.getByLabel('Responsibility 1'), 'Plan the round');
  await press(page, page.getByRole('checkbox', { name: 'Paid time off' }), 'Space');
  await press(page, page.getByRole('button', { name: 'Post Job' }));
}

test('by keyboard alone: a job is posted, an application received, noted, shortlisted, hired and reviewed', async ({
  browser,
}) => {
  const page = await open(browser, 'new-employer');
  const candidate = await open(browser, 'new-student');
  const title = `Nurse ${makeName('keys')}`;
  const dialog = page.getByRole('dialog');
  await page.clock.install();
  await page.goto('/dashboard');

  await test.step('a job is posted', async () => {
    await press(page, page.getByRole('link', { name: 'Post New Job' }).first());
    await expectArrival(page, 'Post New Job');
    await fillJob(page, title);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectArrival(page, 'Spitex Aaretal');
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  });
  await test.step('an application is received', async () => {
    const [job] = await call<{ id: number }[]>(candidate, `jobs/?keyword=${encodeURIComponent(title)}`);
    await applyTo(candidate, job?.id ?? 0);
    await press(page, page.getByRole('link', { name: `Applications for ${title}` }));
    await expectArrival(page, 'Manage Applications');
    await press(page, page.getByRole('link', { name: 'View the application of Mia Berger' }));
    await expect(dialog.getByText('3–5 years')).toBeVisible();
  });
  await test.step('a note is taken', async () => {
    await type(page, dialog.getByLabel('Private notes'), 'Knows the valley.');
    await press(page, dialog.getByRole('button', { name: 'Save notes' }));
    await expect(page.getByText('Notes saved successfully')).toBeVisible();
  });
  await test.step('the candidate is shortlisted and hired', async () => {
    await press(page, dialog.getByRole('button', { name: 'Shortlist' }));
    await expect(page.getByText('Application status updated to Shortlisted')).toBeVisible();
    await expect(dialog.getByRole('status').filter({ hasText: /^Shortlisted$/ })).toBeFocused();
    await press(page, dialog.getByRole('button', { name: 'Hire' }));
    const question = page.getByRole('dialog', { name: 'Hire Mia Berger' });
    const id = Number(new URL(page.url()).searchParams.get('applicationId'));
    await letMinutePass(page, id, async () => {
      await type(page, question.getByLabel('Message (optional)'), 'Welcome!');
      await press(page, question.getByRole('button', { name: 'Hire' }));
      await expect(dialog.getByText('Hiring…')).toBeVisible();
      await expect(dialog.getByRole('status').filter({ hasText: /^Shortlisted$/ })).toBeFocused();
    });
    await expect(page.getByText('Application status updated to Hired')).toBeVisible();
  });
  await test.step('and reviewed', async () => {
    await press(page, dialog.getByRole('link', { name: 'View profile' }));
    await expectArrival(page, 'Mia Berger');
    await press(page, page.getByRole('button', { name: 'Write a review' }));
    await tabTo(page, dialog.getByRole('radio').first());
    await page.keyboard.press('ArrowLeft');
    await type(page, dialog.getByLabel('Title'), 'A pleasure to work with');
    await press(page, dialog.getByRole('button', { name: 'Publish Review' }));
    await expect(page.getByText('Review published successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A pleasure to work with' })).toBeVisible();
  });
});
