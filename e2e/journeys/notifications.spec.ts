import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { applyTo, call } from '../support/api';
import { openConfirmed } from '../support/confirm-address';
import { readMails } from '../support/read-mails';
import { expect, test } from '../support/test';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notices/ });

async function postJob(page: Page, title: string): Promise<number> {
  const job = {
    title,
    description: 'You look after people at home.',
    location: 'Münsingen',
    type: 'permanent',
    salary: '5850.50',
    salary_type: 'monthly',
    activity_rate: 80,
    start_date: '2099-02-01',
  };
  return (await call<{ id: number }>(page, 'jobs/', { data: job })).id;
}

test('a candidate sees the employer’s decision at the bell, reads it, and ends its mails by their link', async ({
  browser,
  page: visitor,
}) => {
  const employer = await openConfirmed(browser, 'new-employer');
  const candidate = await openConfirmed(browser, 'new-student');
  const application = await applyTo(candidate, await postJob(employer, 'Pflegefachperson'));
  const { email } = await call<{ email: string }>(candidate, 'auth/me/');

  await test.step('the bell counts up while the page is open', async () => {
    await candidate.goto('/dashboard');
    // The receipt of the application.
    await expect(bell(candidate)).toHaveAccessibleName('Notices, 1 unread');
    await employer.goto(`/applications/${application}`);
    await employer.getByRole('button', { name: 'Shortlist', exact: true }).click();
    await expect(employer.getByText('Application status updated to Shortlisted')).toBeVisible();
    await expect(bell(candidate)).toHaveAccessibleName('Notices, 2 unread');
  });

  await test.step('the page has the notification, and marks it as read', async () => {
    await bell(candidate).click();
    const notification = candidate.getByText(
      /has moved your application for “Pflegefachperson” to Shortlisted/,
    );
    await expect(notification).toBeVisible();
    await expectAccessible(candidate);
    await expectNoSidewaysScroll(candidate, [360, 768, 1440]);
    await notification.click();
    await expect(candidate).toHaveURL(`/applications/${application}`);
    await expect(bell(candidate)).toHaveAccessibleName('Notices, 1 unread');
  });

  await test.step('the settings are kept', async () => {
    await candidate.goto('/notices/settings');
    const group = candidate.getByRole('group', { name: 'New messages' });
    await group.getByLabel('By mail').selectOption('Every morning at 7:00');
    await expectAccessible(candidate);
    await expectNoSidewaysScroll(candidate, [360, 768, 1440]);
    await candidate.getByRole('button', { name: 'Save Settings' }).click();
    await expect(candidate.getByText('Your settings are saved.')).toBeVisible();
    await candidate.reload();
    await expect(group.getByLabel('By mail')).toHaveValue('daily');
  });

  await test.step('the mail has a link that ends its kind without a login', async () => {
    const mails = readMails(email).filter((mail) => mail.includes('Subject: Your application to'));
    expect(mails).toHaveLength(1);
    const [mail = ''] = mails;
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const token = /notices\/unsubscribe\/\?token=([\w.-]+)/.exec(mail)?.[1] ?? '';
    await visitor.goto(`/notices/unsubscribe/?token=${token}`);
    await expect(visitor.getByText(/no more mails for “Application updates”/)).toBeVisible();
    await expectAccessible(visitor);
    await visitor.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(visitor.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    await candidate.reload();
    const group = candidate.getByRole('group', { name: 'Application updates' });
    await expect(group.getByLabel('By mail')).toHaveValue('none');
  });
});
