import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { inLab } from '../support/depth';
import { makePdf } from '../support/files';
import { makeName } from '../support/names';
import { test } from '../support/moved-clock';
import { letMinutePass } from '../support/planned-moves';
import { expect } from '../support/test';

const PASSWORD = 'a long walk by the lake';

async function createAccount(page: Page, role: 'Student' | 'Employer', username: string): Promise<void> {
  await page.getByRole('radio', { name: role }).check();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('main').getByLabel('Email').fill(`${username}@example.ch`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await expect(page.getByText('Passwords match')).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function registerCompany(page: Page, username: string): Promise<void> {
  await page.goto('/register');
  await createAccount(page, 'Employer', username);
  await expect(page.getByLabel('Company name')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Company name').fill('Spitex Aaretal');
  await page.getByLabel('Address').fill('Dorfplatz 3');
  await page.getByLabel('Postal code').fill('3110');
  await page.getByLabel('City').fill('Münsingen');
  await page.getByLabel('Region').selectOption('BE');
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Spitex Aaretal' })).toBeVisible();
}

async function postJob(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Post New Job' }).first().click();
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Location').fill('Münsingen');
  await page.getByLabel('Salary', { exact: true }).fill('5850.50');
  await page.getByLabel('Start date').fill('2099-02-01');
  await page.getByLabel('Overview').fill('You look after people at home, between Bern and Thun.');
  await page.getByLabel('Responsibility 1').fill('Plan the round of the day');
  await page.getByLabel('Requirement 1').fill('Diploma in nursing');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
}

async function findJob(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Keyword').fill(title);
  await page.getByLabel('Location').fill('bern');
  await page.getByLabel('Within').selectOption('25');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/keyword=.+location=/);
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText(/Münsingen · .*1[2-4]\skm/);
  await card.getByRole('link', { name: /^View Details/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Plan the round of the day')).toBeVisible();
}

/** From the job to the login and on to the registration, and back to the application form by redirect. */
async function registerToApply(page: Page, username: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await main.getByRole('link', { name: 'Register' }).click();
  await createAccount(page, 'Student', username);
  await page.getByLabel('First name').fill('Léa');
  await page.getByLabel('Last name').fill('Muster');
  await page.getByLabel('Birthdate').fill('2001-04-12');
  await page.getByLabel('Address').fill('Aarestrasse 9');
  await page.getByLabel('Postal code').fill('3600');
  await page.getByLabel('City').fill('Thun');
  await page.getByLabel('Region').selectOption('BE');
  await page.getByLabel('Skills').fill(`Wound care, ${username}`);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(page.getByLabel('First name')).toHaveValue('Léa');
  await page.getByLabel('Phone').fill('+41 79 555 01 02');
  await page.getByLabel('Years of experience').selectOption('3-5');
  await page.getByLabel('Available from').fill('2099-01-15');
  await page.getByLabel('Expected salary').fill('5900');
  await page.getByLabel('CV').setInputFiles(makePdf('Lebenslauf Léa.pdf'));
  await page.getByLabel(/I confirm that my answers are true/).check();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const success = page.getByRole('dialog', { name: 'Application Submitted!' });
  await expect(success).toBeVisible();
  await success
    .getByRole('link', { name: 'View Applications' })
    .or(success.getByRole('button', { name: 'View Applications' }))
    .click();
  await expect(page).toHaveURL(/\/applications/);
}

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

// In the laboratory twice on the same data: a journey must not depend on fresh data.
for (const round of inLab(['first', 'second'], ['first'])) {
  test(`a visitor becomes a candidate, applies and is hired (${round} time)`, async ({ page, browser }) => {
    const title = `Pflegefachperson ${makeName('Aaretal')}`;
    const employer = await open(browser);
    await employer.clock.install();

    await test.step('an employer registers and posts a job', async () => {
      await registerCompany(employer, makeName('spitex'));
      await postJob(employer, title);
    });
    await test.step('a visitor finds it and registers to apply', async () => {
      await findJob(page, title);
      await registerToApply(page, makeName('lea'));
    });
    await test.step('the candidate applies with a resume', async () => {
      await apply(page);
      await expect(page.getByRole('main').getByText('Pending').first()).toBeVisible();
    });
    await test.step('the employer opens the resume, shortlists and hires', async () => {
      await employer.goto('/applications');
      await employer.getByRole('link', { name: 'View the application of Léa Muster' }).click();
      const details = employer.getByRole('dialog');
      await expect(details.getByText('+41 79 555 01 02')).toBeVisible();
      const [resume] = await Promise.all([
        employer.waitForEvent('download'),
        details
          .getByRole('link', { name: /^Download/ })
          .first()
          .click(),
      ]);
      expect(resume.suggestedFilename()).toBe('Lebenslauf Léa.pdf');
      await details.getByRole('button', { name: /^Shortlist/ }).click();
      await expect(employer.getByText('Application status updated to Shortlisted')).toBeVisible();
      await details.getByRole('button', { name: 'Hire' }).click();
      const question = employer.getByRole('dialog', { name: 'Hire Léa Muster' });
      await expectAccessible(employer);
      const id = Number(new URL(employer.url()).searchParams.get('applicationId'));
      await letMinutePass(employer, id, async () => {
        await question.getByRole('button', { name: 'Hire' }).click();
        await expect(details.getByText('Hiring…')).toBeVisible();
        await page.reload();
        await expect(page.getByRole('main').getByText('Shortlisted').first()).toBeVisible();
      });
      await expect(employer.getByText('Application status updated to Hired')).toBeVisible();
    });
    await test.step('the candidate sees it', async () => {
      await page.goto('/applications');
      await expect(page.getByRole('main').getByText('Hired').first()).toBeVisible();
    });
  });
}
