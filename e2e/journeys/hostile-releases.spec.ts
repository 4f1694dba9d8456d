import type { Page } from '@playwright/test';
import { logIn } from '../support/api';
import { readFrame, readWork } from '../support/page-snapshot';
import { HOSTILE_BUILDS } from '../support/hostile/hostile-browser-builds';
import { buildHostile, HOSTILE, HOSTILE_PATH, readFailures } from '../support/hostile/hostile-remote';
import { STUDENT } from '../support/people';
import { createOperator, followReleaseLink } from '../support/releases';
import { expect, test } from '../support/test';

/** Browser errors caused by hostile builds are expected; any other still fails the test. */
test.use({
  expectedErrors:
    /read only property|not extensible|redefine property|Thrown|Failed to load resource|Too many|hostile|elsewhere/i,
});

const heading = (page: Page) => page.locator('main h1').first();

/** Navigates by the links of the frame, as a person does, to pages of the two other remotes. */
async function visitOthers(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(heading(page)).toContainText('jobs');
  const home = { frame: await readFrame(page), work: await readWork(page) };
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(heading(page)).not.toContainText('jobs');
  const dashboard = { frame: await readFrame(page), work: await readWork(page) };
  return { home, dashboard };
}

/** Waits for the effects of the page, and for the timers that they set. */
const letEffectsRun = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

const DRAFT = ['a draft of another remote', 'half of a letter'] as const;

/** The other remotes' pages without any hostile release; the same for all tests, which share a server. */
let before: Awaited<ReturnType<typeof visitOthers>> | undefined;

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await logIn(page, STUDENT);
  // The first response of a server takes longer than those that are compared.
  await page.goto('/dashboard');
  await expect(heading(page)).toBeVisible();
  before = await visitOthers(page);
  expect(before.dashboard.work.title).toBe('Dashboard – Metier');
  await page.close();
});

for (const [number, build] of HOSTILE_BUILDS.entries()) {
  test(`a release that ${build.does} changes nothing for others`, async ({ page, request }) => {
    await logIn(page, STUDENT);
    const operator = createOperator(request);
    await operator.grant(HOSTILE, HOSTILE_PATH);
    const version = await operator.publishFolder(buildHostile(number, build));
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), DRAFT);
    await followReleaseLink(page, `${HOSTILE_PATH}?release=${HOSTILE}@${version}`);
    await expect(heading(page)).toContainText(/Hostile page|could not be loaded/);
    await letEffectsRun(page);
    expect(new URL(page.url()).pathname).toBe(HOSTILE_PATH);
    expect(await visitOthers(page)).toEqual(before);

    expect(await page.evaluate(([key]) => localStorage.getItem(key), DRAFT)).toBe(DRAFT[1]);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toContain('csrftoken');
    if (!build.reported) return;
    // What a page that is left does; while a tab closes, the browser may drop its last call.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await expect.poll(() => readFailures(request, version)).toMatch(build.reported);
  });
}
