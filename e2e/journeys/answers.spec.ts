import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { applyTo, call } from '../support/api';
import { moveClock, test } from '../support/moved-clock';
import { makeName } from '../support/names';
import { openConfirmed } from '../support/confirm-address';
import { readMails } from '../support/read-mails';
import { expect } from '../support/test';
import { waitUntilHydrated } from '../support/wait-until-loaded';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function postJob(employer: Page, title: string, more: object = {}): Promise<number> {
  const job = {
    title,
    description: 'You look after people at home.',
    location: 'Münsingen',
    type: 'permanent',
    salary: '5850.50',
    salary_type: 'monthly',
    activity_rate: 80,
    start_date: '2099-02-01',
    ...more,
  };
  return (await call<{ id: number }>(employer, 'jobs/', { data: job })).id;
}

/** The only mail to this address with these words, once it is there. */
async function findMail(address: string, words: string): Promise<string> {
  const find = () => readMails(address).filter((mail) => mail.includes(words));
  await expect.poll(() => find().length).toBe(1);
  return find()[0] ?? '';
}

const findPath = (mail: string, path: string) => new RegExp(`${path}\\?token=[\\w.-]+`).exec(mail)?.[0] ?? '';

test('a visitor saves a search, confirms it by mail, gets a new job and leaves with one click', async ({
  browser,
  page: visitor,
}) => {
  const employer = await openConfirmed(browser, 'new-employer');
  const email = `${makeName('visitor')}@example.ch`;
  await visitor.goto('/?keyword=Glasbläserin');
  await visitor.getByRole('button', { name: 'Save this search' }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Get new jobs for this search' });
  await dialog.getByLabel('How often').selectOption('now');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Save Search' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Almost done' })).toBeVisible();

  const request = await findMail(email, '/alerts/confirm');
  await visitor.goto(findPath(request, '/alerts/confirm'));
  await visitor.getByRole('button', { name: 'Start the Alert' }).click();
  await expect(visitor.getByRole('heading', { name: 'Your job alert is running' })).toBeVisible();

  const job = await postJob(employer, 'Glasbläserin in der Werkstatt');
  moveClock(2 * MINUTE_MS);
  const news = await findMail(email, `/job/${job}`);
  await visitor.goto(findPath(news, '/alerts/manage'));
  await expect(visitor.getByRole('list', { name: /alerts/i }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(visitor);

  expect(news).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const oneClick = await visitor.request.post(findPath(news, '/alerts/unsubscribe/'), {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(oneClick.status()).toBe(204);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'No job alerts yet' })).toBeVisible();
});

test('after the deadline a job is gone, and candidates read the closing notice that the employer edited', async ({
  browser,
  page: visitor,
}) => {
  const employer = await openConfirmed(browser, 'new-employer');
  const candidate = await openConfirmed(browser, 'new-student');
  const ending = await postJob(employer, 'Uhrmacherin mit Frist', { application_deadline: dayAfter(1) });
  const closing = await postJob(employer, 'Hutmacherin');
  const application = await applyTo(candidate, closing);
  await visitor.goto('/?keyword=Uhrmacherin');
  await expect(visitor.getByRole('article', { name: 'Uhrmacherin mit Frist' })).toBeVisible();

  await employer.goto('/dashboard');
  await waitUntilHydrated(employer);
  await employer.getByRole('button', { name: 'Actions for Hutmacherin' }).click();
  await employer.getByRole('menuitem', { name: 'Pause' }).click();
  await employer.getByRole('button', { name: 'Edit the closing notice for Hutmacherin' }).click();
  const dialog = employer.getByRole('dialog', { name: 'Closing notice for Hutmacherin' });
  await dialog
    .getByRole('textbox', { name: 'Text' })
    .fill('Liebe {candidate}, unsere Hüte sind alle gemacht.');
  await expectAccessible(employer);
  await dialog.getByRole('button', { name: 'Save text' }).click();
  await expect(employer.getByText('Closing notice saved')).toBeVisible();

  moveClock(3 * DAY_MS);
  const messages = `messages/?application=${application}`;
  await expect.poll(() => call<object[]>(candidate, messages)).toHaveLength(1);
  await candidate.goto(`/messages?application=${application}`);
  const log = candidate.getByRole('log');
  await expect(log.getByText('Liebe Mia Berger, unsere Hüte sind alle gemacht.')).toBeVisible();
  await visitor.goto('/?keyword=Uhrmacherin');
  await expect(visitor.getByRole('article', { name: 'Uhrmacherin mit Frist' })).toHaveCount(0);
  await visitor.goto(`/job/${ending}`);
  await expect(visitor.getByText('This job is no longer accepting applications.')).toBeVisible();
  expect(await (await visitor.request.get('/sitemap.xml')).text()).not.toContain(`/job/${ending}<`);
});
