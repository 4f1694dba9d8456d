import type { BrowserContext, Page } from '@playwright/test';
import { inLab } from '../../server/src/testing/depth';
import { logIn } from '../support/api';
import { arm, STOLEN, type AttackOnPeople } from '../support/hostile/attack-on-people';
import { ATTACKS_ON_RIGHTS } from '../support/hostile/attacks-on-rights';
import { ATTACKS_ON_SECRETS } from '../support/hostile/attacks-on-secrets';
import { buildHostile, HOSTILE, HOSTILE_PATH } from '../support/hostile/hostile-remote';
import { readFrame, readWork } from '../support/page-snapshot';
import { OPERATOR, STUDENT } from '../support/people';
import { createOperator, followReleaseLink } from '../support/releases';
import { expect, test } from '../support/test';
import { waitUntilLoaded } from '../support/wait-until-loaded';

/** What the browser, the server and the shell say to the attacks; any other error still fails the test. */
test.use({ expectedErrors: /.*/ });

/** Numbers of the builds, which those of other journeys on the same server do not have. */
const FIRST = 1_000;

const heading = (page: Page) => page.locator('main h1').first();

async function readPage(page: Page) {
  await waitUntilLoaded(page);
  return { frame: await readFrame(page), work: await readWork(page) };
}

/** What attacks report as gained, in whichever window or worker. */
function listenForStolen(context: BrowserContext): string[] {
  const stolen: string[] = [];
  context.on('request', (request) => {
    const [, what] = request.url().split(STOLEN);
    if (what !== undefined) stolen.push(decodeURIComponent(what));
  });
  return stolen;
}

/** Opens the page of a release with the attacks, and presses what it shows. */
async function openAttack(page: Page, number: number, attacks: readonly AttackOnPeople[]): Promise<void> {
  const operator = createOperator(page.request);
  await operator.grant(HOSTILE, HOSTILE_PATH);
  const version = await operator.publishFolder(buildHostile(number, arm(attacks)));
  await followReleaseLink(page, `${HOSTILE_PATH}?release=${HOSTILE}@${version}`);
  await page.getByRole('heading', { name: 'Hostile page' }).click();
  expect(new URL(page.url()).pathname).toBe(HOSTILE_PATH);
}

/**
 * A window that a release opens in this moment takes the press; a person returns to the page, and presses again. One
 * press that the page gets is enough, also if it loads another document because the shell is not there yet.
 */
async function goHome(page: Page): Promise<void> {
  const home = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Home', exact: true });
  await page.evaluate(() => {
    const note = (isPressed: boolean) =>
      document.documentElement.setAttribute('data-pressed', String(isPressed));
    note(false);
    window.addEventListener('click', () => note(true), { capture: true, once: true });
  });
  await expect(async () => {
    await page.bringToFront();
    await home.click();
    expect(await page.locator('html').getAttribute('data-pressed')).not.toBe('false');
  }).toPass();
}

/** Signs in by way of the home page, as a person does. */
async function signInByLinks(page: Page) {
  await goHome(page);
  await expect(heading(page)).toContainText('jobs');
  const home = await readPage(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(heading(page)).toHaveText('Sign In');
  const login = await readPage(page);
  await page.getByLabel('Username').fill(STUDENT.username);
  await page.getByLabel('Password', { exact: true }).pressSequentially(STUDENT.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await waitUntilLoaded(page);
  return { home, login };
}

/** What operators see in another tab, and what is live for all. */
async function readOperation(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(heading(page)).toBeVisible();
  const operator = createOperator(page.request);
  const failures = await operator.read<{ message: string; remote: string }[]>('releases/failures/');
  return {
    dashboard: await readWork(page),
    live: await operator.readLive(),
    blamed: failures.filter(({ message, remote }) => /Blamed/.test(message) && remote !== HOSTILE),
  };
}

const asOne = (attacks: readonly AttackOnPeople[], title: string) => [[title, attacks] as const];
const asEach = (attacks: readonly AttackOnPeople[]) =>
  attacks.map((attack) => [`${attack.does} (held by ${attack.heldBy})`, [attack]] as const);

test.describe('where a password is typed', () => {
  let before: Awaited<ReturnType<typeof signInByLinks>>;

  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    await page.goto('/support');
    before = await signInByLinks(page);
    await page.close();
  });

  test('what a release reads in its own page is what this journey would see', async ({ page }) => {
    const stolen = listenForStolen(page.context());
    const own: AttackOnPeople = {
      does: 'reads its own field',
      heldBy: 'nobody',
      onMount: `
        const field = document.querySelector('main').appendChild(document.createElement('input'));
        field.oninput = () => steal(field.value)`,
    };
    await openAttack(page, FIRST - 1, [own]);
    await page.locator('main input').fill('typed');
    await expect.poll(() => stolen).toEqual(['typed']);
  });

  const builds = inLab(asEach(ATTACKS_ON_SECRETS), asOne(ATTACKS_ON_SECRETS, 'tries all of it at once'));
  for (const [number, [does, attacks]] of builds.entries())
    test(`a release gets nothing that ${does}`, async ({ page }) => {
      const stolen = listenForStolen(page.context());
      await openAttack(page, FIRST + number, attacks);
      expect(await signInByLinks(page)).toEqual(before);
      expect(stolen).toEqual([]);
    });
});

test.describe('for an operator', () => {
  let before: Awaited<ReturnType<typeof readOperation>>;

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext();
    await logIn(await context.newPage(), OPERATOR);
    before = await readOperation(context);
    await context.close();
  });

  const builds = inLab(asEach(ATTACKS_ON_RIGHTS), asOne(ATTACKS_ON_RIGHTS, 'tries all of it at once'));
  for (const [number, [does, attacks]] of builds.entries())
    test(`a release does nothing that ${does}`, async ({ browser, page }) => {
      const stolen = listenForStolen(page.context());
      await logIn(page, OPERATOR);
      await openAttack(page, 2 * FIRST + number, attacks);
      expect(await readOperation(page.context())).toEqual(before);
      expect(stolen).toEqual([]);
      // Elsewhere, because tabs of the release still send requests, whose replies have CSRF tokens of their own.
      const elsewhere = await browser.newContext();
      await logIn(await elsewhere.newPage(), OPERATOR);
      await elsewhere.close();
    });
});
