import type { APIRequestContext, Page } from '@playwright/test';
import type { PageFailure } from '@metier/sdk/contract';
import { logIn } from '../support/api';
import { readFrame, readWork } from '../support/page-snapshot';
import { HOSTILE_BUILDS } from '../support/hostile-browser-builds';
import { buildHostile, HOSTILE, HOSTILE_PATH } from '../support/hostile-remote';
import { STUDENT } from '../support/people';
import { createOperator } from '../support/releases';
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

/** Failure messages of the hostile remote that the operator sees. */
async function readFailures(request: APIRequestContext, version: string): Promise<string[]> {
  const failures = await createOperator(request).read<PageFailure[]>(`releases/failures/?remote=${HOSTILE}`);
  return failures.filter((failure) => failure.version === version).map(({ message }) => message);
}

/** Time for timers and effects to run. */
const SETTLING_MS = 200;
const DRAFT = ['a draft of another remote', 'half of a letter'] as const;

/** The other remotes' pages without any hostile release; the same for all tests, which share a server. */
let before: Awaited<ReturnType<typeof visitOthers>> | undefined;

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await logIn(page, STUDENT);
  // The first response of a server takes longer than those that are compared.
  await page.goto('/dashboard');
  await expect(heading(page)).toBeVisible({ timeout: 20_000 });
  before = await visitOthers(page);
  expect(before.dashboard.work.title).toBe('Dashboard – Metier');
  await page.close();
});

/** Set by `npm run reliability -- releases`. */
const isWhole = process.env.EVERY_RELEASE === '1';

for (const [number, build] of HOSTILE_BUILDS.entries()) {
  if (build.isVariant && !isWhole) continue;
  test(`a release that ${build.does} changes nothing for others`, async ({ page, request }) => {
    await logIn(page, STUDENT);
    const version = await createOperator(request).publishFolder(buildHostile(number, build));
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), DRAFT);
    await page.goto(`${HOSTILE_PATH}?release=${HOSTILE}@${version}`);
    await expect(heading(page)).toContainText(/Hostile page|could not be loaded/, {
      timeout: 15_000,
    });
    await page.waitForTimeout(SETTLING_MS);
    expect(await visitOthers(page)).toEqual(before);

    expect(await page.evaluate(([key]) => localStorage.getItem(key), DRAFT)).toBe(DRAFT[1]);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toContain('csrftoken');
    if (!build.reported) return;
    // What a page that is left does; while a tab closes, the browser may drop its last call.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await expect(async () =>
      expect((await readFailures(request, version)).join()).toMatch(build.reported ?? /./),
    ).toPass({ timeout: 5_000 });
  });
}

test('a release that never gives the page back is reported by the next page of the browser', async ({
  context,
  page,
  request,
}) => {
  const hang = { does: 'hangs', onMount: 'const end = Date.now() + 40_000; while (Date.now() < end);' };
  const version = await createOperator(request).publishFolder(buildHostile(HOSTILE_BUILDS.length, hang));
  await page.goto(`${HOSTILE_PATH}?release=${HOSTILE}@${version}`);
  const next = await context.newPage();
  await next.goto('/login');
  await expect(async () =>
    expect((await readFailures(request, version)).join()).toMatch(/not answered for 10 seconds/),
  ).toPass({ timeout: 30_000 });
});
