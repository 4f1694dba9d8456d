import type { StoredJobDraft } from '@metier/sdk/contract';
import { SLOWNESS } from '../../packages/testing/src/jest/limits.cjs';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { becomeEmployer, call } from '../support/api';
import { makeName } from '../support/names';
import { expect, test } from '../support/test';

test('a draft survives a reload, is previewed and scheduled, and is published by the clock', async ({
  page,
  browser,
}) => {
  await becomeEmployer(page);
  const title = makeName('Glockengiesserin');
  await page.goto('/jobcreation');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Highest activity rate').fill('80');
  await page.getByLabel('Activity rate', { exact: false }).first().fill('60');
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
  await expect(page).toHaveURL(/\/jobcreation\?draft=\d+$/);

  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue(title);
  await page.getByRole('textbox', { name: /^Salary/ }).fill('5000');
  await page.getByRole('textbox', { name: /^Highest salary/ }).fill('6000');
  await page.getByRole('combobox', { name: /^Location/ }).fill('Aarau, AG');
  await page.getByLabel('Start date').fill('2097-02-01');
  await page.getByLabel('Overview').fill('You cast bells.');
  const preview = page.getByRole('complementary', { name: 'What candidates will see' });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByText('CHF 5 000–6 000 / month for 80 %')).toBeVisible();
  await expect(preview.getByText('60–80 %', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page, [360, 1280]);

  await page.getByRole('button', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish at a later time' });
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Date and time').fill(`${tomorrow}T08:00`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  const drafts = page.getByRole('region', { name: /^Drafts and scheduled jobs/ });
  await expect(drafts.getByText(/^Scheduled for .*, 08:00 · Aarau, AG$/)).toBeVisible();
  await expectAccessible(page);

  const visitor = await (await browser.newContext()).newPage();
  const find = () => call<object[]>(visitor, `jobs/?keyword=${title}`);
  expect(await find()).toEqual([]);
  const [draft] = await call<StoredJobDraft[]>(page, 'auth/job-drafts/');
  const { version, fields } = await call<StoredJobDraft>(page, `auth/job-drafts/${draft?.id}/`);
  const job = { ...fields, activity_rate: 60, activity_rate_max: 80, end_date: null };
  // Not over yet when the server reads it.
  const publishAt = new Date(Date.now() + SLOWNESS * 2_000).toISOString();
  await call(page, `auth/job-drafts/${draft?.id}/schedule/`, {
    method: 'PUT',
    data: { version, publish_at: publishAt, job },
  });
  await expect.poll(find).toHaveLength(1);
  await visitor.goto(`/?keyword=${title}`);
  await expect(visitor.getByRole('link', { name: title, exact: true })).toBeVisible();
  await visitor.context().close();
});
