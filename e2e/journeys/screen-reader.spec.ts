import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '../../tools/lib/root';
import { applyTo, call } from '../support/api';
import { makePdf } from '../support/files';
import { makeName } from '../support/names';
import { openAs } from '../support/people';
import { findMismatch, readAnnounced, readFocus, readTree } from '../support/reading-order';
import { readSteps } from '../support/screen-reader-document';
import { expect, test } from '../support/test';
import { waitUntilLoaded } from '../support/wait-until-loaded';

const JOURNEYS = readSteps(readFileSync(join(ROOT, 'docs/screen-reader.md'), 'utf8'));

type Step = (page: Page) => Promise<unknown>;

const main = (page: Page) => page.getByRole('main');
const goTo = (path: string) => (page: Page) => page.goto(path);

/** A job of a new employer, so that names do not depend on the demo data. */
async function postJob(employer: Page, title: string): Promise<number> {
  const body = {
    title,
    description: 'You look after people at home.\n\n## Requirements\n- Diploma in nursing',
    location: 'Münsingen, BE',
    type: 'permanent',
    salary: '5850.50',
    salary_type: 'monthly',
    activity_rate: 80,
    start_date: '2099-02-01',
  };
  return (await call<{ id: number }>(employer, 'jobs/', { data: body })).id;
}

const SEARCH: Record<string, Step> = {
  'Open the home page': goTo('/?keyword=pflege'),
  'Read a job': (page) =>
    main(page)
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click(),
};

const SIGN_IN: Record<string, Step> = {
  'Open the form': goTo('/login'),
  'Send it empty': (page) => main(page).getByRole('button', { name: 'Sign In' }).click(),
};

const apply = (job: number): Record<string, Step> => ({
  'Open the application form': goTo(`/job/${job}/apply`),
  'Send it incomplete': (page) => page.getByRole('button', { name: 'Submit Application' }).click(),
  'Send it complete': async (page) => {
    await page.getByLabel('Phone').fill('+41 79 555 01 02');
    await page.getByLabel('Years of experience').selectOption('3-5');
    await page.getByLabel('Available from').fill('2099-01-15');
    await page.getByLabel('Expected salary').fill('5900');
    await page.getByLabel('CV').setInputFiles(makePdf('Lebenslauf.pdf'));
    await page.getByLabel(/I confirm that my answers are true/).check();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByRole('dialog').waitFor();
  },
});

const FOLLOW: Record<string, Step> = {
  'Open the applications': goTo('/applications'),
};

const POST: Record<string, Step> = {
  'Open the job form': goTo('/jobcreation'),
  'Send it empty': (page) => page.getByRole('button', { name: 'Post Job' }).click(),
};

const REVIEW: Record<string, Step> = {
  'Open the list': goTo('/applications'),
  'Open an application': async (page) => {
    await page
      .getByRole('link', { name: /^View the application of/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  'Go to the next application': (page) => page.keyboard.press('j'),
  'Shortlist it': (page) => page.getByRole('dialog').getByRole('button', { name: 'Shortlist' }).click(),
};

/** Waits until the lines are described by the patterns; a failure shows the first that is not, and all lines. */
const expectLines = (readLines: () => Promise<readonly string[]>, patterns: readonly string[]) =>
  expect
    .poll(async () => {
      const lines = await readLines();
      const mismatch = findMismatch(lines, patterns);
      return mismatch && [mismatch, 'in', ...lines].join('\n');
    })
    .toBeUndefined();

async function walk(page: Page, journey: string, steps: Record<string, Step>): Promise<void> {
  const described = JOURNEYS.get(journey) ?? [];
  expect(
    described.map(({ title }) => title),
    'the steps of the document',
  ).toEqual(Object.keys(steps));
  const client = await page.context().newCDPSession(page);
  for (const { title, tree, focus, announced } of described) {
    await test.step(title, async () => {
      await steps[title]?.(page);
      await waitUntilLoaded(page);
      await expectLines(() => readTree(page, client), tree);
      if (focus) await expectLines(() => readFocus(client), [focus]);
      for (const text of announced)
        await expect.poll(() => readAnnounced(client)).toContainEqual(expect.stringContaining(text));
    });
  }
}

async function openCandidate(browser: Browser, job: number): Promise<Page> {
  const page = await openAs(browser, 'new-student');
  await applyTo(page, job);
  return page;
}

test('a search, as a screen reader reads it', ({ page }) => walk(page, 'Search and read a job', SEARCH));

test('signing in, as a screen reader reads it', ({ page }) => walk(page, 'Sign in', SIGN_IN));

test('applying and following it, as a screen reader reads them', async ({ browser }) => {
  const employer = await openAs(browser, 'new-employer');
  const job = await postJob(employer, 'Nurse for the round');
  const page = await openAs(browser, 'new-student');
  await walk(page, 'Apply', apply(job));
  await walk(page, 'Follow an application', FOLLOW);
  for (const each of [employer, page]) await each.context().close();
});

test('posting a job, as a screen reader reads it', async ({ browser }) => {
  const page = await openAs(browser, 'new-employer');
  await walk(page, 'Post a job', POST);
  await page.context().close();
});

test('reviewing applications, as a screen reader reads it', async ({ browser }) => {
  const employer = await openAs(browser, 'new-employer');
  const job = await postJob(employer, `Nurse ${makeName('round')}`);
  const candidates = [await openCandidate(browser, job), await openCandidate(browser, job)];
  await walk(employer, 'Review applications', REVIEW);
  for (const each of [employer, ...candidates]) await each.context().close();
});
