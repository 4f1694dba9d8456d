import type { Page } from '@playwright/test';
import { applyTo, call } from '../support/api';
import { openConfirmed } from '../support/confirm-address';
import { readApplication } from '../support/planned-moves';
import { readMails } from '../support/read-mails';
import { expect, test } from '../support/test';

const job = {
  title: 'Pflegefachperson',
  description: 'You look after people at home.',
  location: 'Münsingen',
  type: 'permanent',
  salary: '5850.50',
  salary_type: 'monthly',
  activity_rate: 80,
  start_date: '2099-02-01',
};

/** As people do: the second click comes a quarter of a second after the first. */
const SLOW = { delay: 125 };

const isShortlisted = { status: 'shortlisted', planned_move: null };

test('a double click on Shortlist shortlists, and neither hires nor invites', async ({ browser }) => {
  const employer = await openConfirmed(browser, 'new-employer');
  const { id: jobId } = await call<{ id: number }>(employer, 'jobs/', { data: job });
  const candidates: Page[] = [];
  const ids: number[] = [];
  for (let count = 0; count < 3; count++) {
    const candidate = await openConfirmed(browser, 'new-student');
    candidates.push(candidate);
    ids.push(await applyTo(candidate, jobId));
  }
  const [ofDetails = 0, ofDashboard = 0, ofList = 0] = ids;
  const said = employer.getByText('Application status updated to Shortlisted');
  const expectShortlisted = async (id: number) => {
    await expect(said.last()).toBeVisible();
    await expect(employer.getByRole('button', { name: /^Invite/ }).first()).toBeEnabled();
    expect(await readApplication(employer, id)).toMatchObject(isShortlisted);
  };

  await test.step('in the details', async () => {
    await employer.goto(`/applications/${ofDetails}`);
    const details = employer.getByRole('dialog');
    await details.getByRole('button', { name: 'Shortlist' }).dblclick(SLOW);
    await expectShortlisted(ofDetails);
    await expect(employer.getByRole('dialog')).toHaveCount(1);
  });
  await test.step('on the dashboard', async () => {
    await employer.goto('/dashboard');
    const row = employer.getByRole('listitem').filter({
      has: employer.locator(`a[href$="applicationId=${ofDashboard}"]`),
    });
    await row.getByRole('button', { name: /^Shortlist/ }).dblclick(SLOW);
    await expectShortlisted(ofDashboard);
    await expect(employer).toHaveURL(/\/dashboard$/);
  });
  await test.step('in the list, from which the row leaves', async () => {
    await employer.goto('/applications?status=pending');
    await employer.getByRole('button', { name: /^Shortlist/ }).dblclick(SLOW);
    await expect(said.last()).toBeVisible();
    await expect(employer.getByRole('dialog')).toHaveCount(0);
    expect(await readApplication(employer, ofList)).toMatchObject(isShortlisted);
  });
  await test.step('each candidate has one mail about it, and none that hires', async () => {
    for (const candidate of candidates) {
      const { email } = await call<{ email: string }>(candidate, 'auth/me/');
      const news = () => readMails(email).filter((mail) => mail.includes('Subject: Your application to'));
      await expect.poll(() => news().length).toBe(1);
      expect(news()[0]).toContain('You are on the shortlist');
    }
  });
});

test('the second click of the one that opens a dialog presses nothing in it', async ({ browser }) => {
  const employer = await openConfirmed(browser, 'new-employer');
  const { id: jobId } = await call<{ id: number }>(employer, 'jobs/', { data: job });
  const id = await applyTo(await openConfirmed(browser, 'new-student'), jobId);
  await employer.setViewportSize({ width: 360, height: 740 });
  await employer.goto(`/applications/${id}`);
  await employer.getByRole('button', { name: 'Shortlist', exact: true }).click();
  for (const [move, title] of [
    ['Hire', /^Hire /],
    ['Reject', /^Reject /],
    ['Invite to interview', /^Interview with /],
  ] as const) {
    await employer.getByRole('button', { name: move, exact: true }).dblclick(SLOW);
    const dialog = employer.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  }
  expect(await readApplication(employer, id)).toMatchObject(isShortlisted);
});
