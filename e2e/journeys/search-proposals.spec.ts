import { readFile } from 'node:fs/promises';
import { request, type BrowserContextOptions, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { call } from '../support/api';
import { openAs } from '../support/people';
import { expect, test } from '../support/test';

const KEYWORD = 'Zwirbelmeister Münsingen';
const TITLE = 'Nurse on the night shift';
const RESULTS = `/?${new URLSearchParams({ keyword: KEYWORD })}`;

/** As many as it takes that they fall on five bits of 32. */
const MANY = 12;

const postJob = (employer: Page) =>
  call<{ id: number }>(employer, 'jobs/', {
    data: {
      title: TITLE,
      description: 'You look after our guests.',
      location: 'Münsingen',
      type: 'permanent',
      salary: '5850.50',
      salary_type: 'monthly',
      activity_rate: 80,
      start_date: '2099-02-01',
    },
  });

test('what many search and no occupation is named by, an operator downloads with what they opened', async ({
  browser,
  address,
}) => {
  const { id } = await postJob(await openAs(browser, 'new-employer'));
  const visit = async (name: string, options: BrowserContextOptions) =>
    (await browser.newContext({ userAgent: `Visitor ${name}`, ...options })).newPage();
  const openFrom = (page: Page) => page.getByRole('link', { name: TITLE }).first().click();

  for (let at = 3; at < MANY; at += 1) {
    const userAgent = `Visitor ${at}`;
    const visitor = await request.newContext({ baseURL: address, userAgent });
    const headers = { referer: `${address}${RESULTS}` };
    // On a busy machine, a first search may be refused.
    const get = (path: string) =>
      expect(async () => expect(await visitor.get(path, { headers })).toBeOK()).toPass();
    await get(`/api/jobs/${RESULTS.slice(1)}`);
    await get(`/api/jobs/${id}/`);
    await visitor.dispose();
  }

  await test.step('on a wide screen, where the job is read beside the results', async () => {
    const page = await visit('wide', { viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Keyword' }).fill(KEYWORD);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/keyword=/);
    const opened = page.waitForResponse(`**/api/jobs/${id}/`);
    await openFrom(page);
    await opened;
  });

  await test.step('on a phone, from the address of the results', async () => {
    const page = await visit('phone', { viewport: { width: 390, height: 800 } });
    await page.goto(RESULTS);
    await openFrom(page);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });

  await test.step('without scripts', async () => {
    const page = await visit('plain', { javaScriptEnabled: false });
    await page.goto(RESULTS);
    await openFrom(page);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });

  const operator = await openAs(browser, 'operator');
  await operator.goto('/operator');
  const button = operator.getByRole('button', { name: 'Search terms without an occupation' });
  await expect(button).toBeVisible();
  await expectAccessible(operator);
  await expectNoSidewaysScroll(operator, [360, 768, 1440]);
  const downloading = operator.waitForEvent('download');
  await button.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('search-proposals.txt');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(`# searched ${MANY}, nothing found 0, `);
  expect(text).toContain(`# opened: nurse ${MANY}\nnurse 2221\nen: zwirbelmeister\n`);
});
