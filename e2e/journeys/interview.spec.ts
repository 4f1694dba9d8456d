import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { applyTo, call } from '../support/api';
import { openConfirmed } from '../support/confirm-address';
import { readMails } from '../support/read-mails';
import { expect, test } from '../support/test';

/** Two days of next month at 10:00, as a date field takes them. */
function makeTimes(): string[] {
  const today = new Date();
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 10));
  const day = month.toISOString().slice(0, 8);
  return [`${day}10T10:00`, `${day}11T14:30`];
}

/** UID, SEQUENCE and METHOD of the calendar file in a mail. */
function readEvent(mail: string | undefined) {
  const [, encoded = ''] = /text\/calendar[\s\S]*?\r\n\r\n([\w+/=\s]+)/.exec(mail ?? '') ?? [];
  const file = Buffer.from(encoded, 'base64').toString();
  const read = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1];
  return { uid: read('UID'), sequence: Number(read('SEQUENCE')), method: read('METHOD') };
}

async function fillOffer(dialog: Locator, times: readonly string[]): Promise<void> {
  const [first = '', second = ''] = times;
  await dialog.getByLabel('Time 1', { exact: true }).fill(first);
  await dialog.getByRole('button', { name: 'Add a Time' }).click();
  await dialog.getByLabel('Time 2', { exact: true }).fill(second);
  await dialog.getByLabel('Type').selectOption('Video call');
  await dialog.getByRole('textbox', { name: 'Link' }).fill('https://meet.example.ch/room');
  await dialog.getByRole('textbox', { name: 'Interviewers' }).fill('Anna Meier');
}

const job = {
  title: 'Pflegehelferin',
  description: 'You look after people at home.',
  location: 'Münsingen',
  type: 'permanent',
  salary: '5850.50',
  salary_type: 'monthly',
  activity_rate: 80,
  start_date: '2099-02-01',
};

const findInterview = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Interview', exact: true }) });

test('an employer offers times, the candidate books one from the mail, and both have its date', async ({
  browser,
  page: visitor,
}) => {
  const employer = await openConfirmed(browser, 'new-employer');
  const candidate = await openConfirmed(browser, 'new-student');
  const { id: jobId } = await call<{ id: number }>(employer, 'jobs/', { data: job });
  const application = await applyTo(candidate, jobId);
  const mailsTo = async (page: Page) => readMails((await call<{ email: string }>(page, 'auth/me/')).email);

  await test.step('the invitation asks for times', async () => {
    await employer.goto(`/applications/${application}`);
    await employer.getByRole('button', { name: 'Shortlist', exact: true }).click();
    await employer.getByRole('button', { name: 'Invite to interview', exact: true }).click();
    const dialog = employer.getByRole('dialog', { name: 'Interview with' });
    await expect(dialog).toBeVisible();
    await fillOffer(dialog, makeTimes());
    await expectAccessible(employer);
    await expectNoSidewaysScroll(employer, [360, 768, 1440]);
    await dialog.getByRole('button', { name: 'Send Offer' }).click();
    await expect(dialog).toBeHidden();
    await expect(findInterview(employer).getByText('The candidate has not answered yet.')).toBeVisible();
  });

  await test.step('the candidate has one mail about it, and the invitation first on the dashboard', async () => {
    const count = async (words: string) =>
      (await mailsTo(candidate)).filter((mail) => mail.includes(words)).length;
    await expect.poll(() => count('invites you to an interview')).toBe(1);
    // The one about the shortlist.
    expect(await count('Subject: Your application to')).toBe(1);
    await candidate.goto('/dashboard');
    const first = candidate.getByRole('region', { name: 'Today' }).getByRole('listitem').first();
    await expect(first.getByRole('link', { name: /^Choose a time for the interview/ })).toBeVisible();
  });

  await test.step('the link of the mail books a time without a login', async () => {
    const mail = (await mailsTo(candidate)).find((text) => text.includes('Choose a time'));
    const token = /interviews\/answer\?token=([\w.-]+)/.exec(mail ?? '')?.[1] ?? '';
    await visitor.goto(`/interviews/answer?token=${token}`);
    await visitor.getByRole('radio', { name: '14:30' }).check();
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor, [360, 768, 1440]);
    await visitor.getByRole('button', { name: 'Book This Time' }).click();
    await expect(visitor.getByRole('link', { name: 'Add to Calendar' })).toBeVisible();
  });

  await test.step('both see the date', async () => {
    const date = /\d+ \w+ \d{4}, 14:30/;
    await employer.goto('/dashboard');
    const today = employer.getByRole('region', { name: 'Today' });
    await today.getByText(/^Coming up: \d+$/).click();
    const row = today.getByRole('listitem').filter({ hasText: /Interview with .*11\/\d\d\/\d{4}, 14:30/ });
    await expect(row).toBeVisible();
    await expectAccessible(employer);
    await candidate.goto(`/applications/${application}`);
    await expect(candidate.getByText(date)).toBeVisible();
    const progress = candidate.getByRole('list', { name: /^Progress/ });
    await expect(progress.getByText(/^11\/\d\d\/\d{4}, 14:30$/)).toBeVisible();
    await expectAccessible(candidate);
  });

  await test.step('a change keeps the event in both calendars', async () => {
    await employer.goto(`/applications/${application}`);
    await findInterview(employer).getByRole('button', { name: 'Change Details' }).click();
    const dialog = employer.getByRole('dialog', { name: 'Interview with' });
    await dialog.getByRole('textbox', { name: 'Interviewers' }).fill('Anna Meier, Beat Roth');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(findInterview(employer).getByText('Anna Meier, Beat Roth')).toBeVisible();
    for (const page of [employer, candidate]) {
      await expect
        .poll(async () => (await mailsTo(page)).filter((mail) => mail.includes('text/calendar')).length)
        .toBe(2);
      const [booked, changed] = (await mailsTo(page))
        .filter((mail) => mail.includes('text/calendar'))
        .map((mail) => readEvent(mail));
      expect(booked?.uid).toMatch(/@metier$/);
      expect(changed?.uid).toBe(booked?.uid);
      expect(changed?.sequence).toBeGreaterThan(booked?.sequence ?? Infinity);
      expect(changed?.method).toBe('REQUEST');
    }
  });
});
