import { LOAD_TIMEOUT_MS } from '@metier/sdk/rules';
import type { Page } from '@playwright/test';
import { logIn } from '../support/api';
import { inLab } from '../support/depth';
import { injectFileFault, FAULTS } from '../support/faults';
import { EMPLOYER, STUDENT } from '../support/people';
import { readBuild } from '../support/releases';
import { expect, test } from '../support/test';

const REMOTES = [
  { remote: 'mf-public', address: '/', heading: /jobs/, other: 'Dashboard', user: STUDENT },
  { remote: 'mf-seeker', address: '/applications', heading: 'My Applications', other: 'Home', user: STUDENT },
  {
    remote: 'mf-provider',
    address: '/applications',
    heading: 'Manage Applications',
    other: 'Home',
    user: EMPLOYER,
  },
] as const;

test.use({
  expectedErrors:
    /Failed to load resource|Refused to (apply|execute)|valid digest in the 'integrity' attribute|Loading chunk/i,
});

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Waits for the error panel; a request without a response is timed out with a fake clock. */
async function expectPanel(page: Page, isEndless = false): Promise<void> {
  const panel = heading(page, 'This page could not be loaded');
  if (!isEndless) return expect(panel).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.fastForward(LOAD_TIMEOUT_MS + 1_000);
      return panel.isVisible();
    })
    .toBe(true);
}

/** Retries, and expects the page without a reload. */
async function expectRecovery(page: Page, name: string | RegExp): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await tryAgain(page).click();
  await expect(heading(page, name)).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window), 'whether it is the same page').toBe(true);
}

for (const [position, { remote, address, heading: title, other, user }] of REMOTES.entries()) {
  const faults = Object.keys(FAULTS);
  // In turn: each fault happens to one remote, and each remote has some of the faults.
  const short = faults.filter((_fault, at) => at % REMOTES.length === position);
  test.describe(`when the entry of ${remote}`, () => {
    for (const fault of inLab(faults, short)) {
      test(`${fault}, its own pages alone are missing, until Try Again brings them back`, async ({
        page,
      }) => {
        const isEndless = fault === 'never comes';
        await logIn(page, user);
        if (isEndless) await page.clock.install();
        const mend = await injectFileFault(page, new RegExp(`/mf/${remote}/[^/]+/remoteEntry\\.js`), fault);
        await page.goto(address, { waitUntil: 'commit' });
        await expectPanel(page, isEndless);

        const menu = page.getByRole('navigation', { name: 'Main' });
        await menu.getByRole('link', { name: other, exact: true }).click();
        await expect(tryAgain(page)).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

        await page.goBack({ waitUntil: 'commit' });
        await expectPanel(page, isEndless);
        await mend();
        await expectRecovery(page, title);
      });
    }
  });
}

test('a missing page chunk, in a tab that was opened before, makes only that page fail', async ({ page }) => {
  await logIn(page, STUDENT);
  await page.goto('/dashboard');
  await expect(heading(page, /./)).toBeVisible();
  const { routes } = readBuild('mf-seeker');
  const file = routes
    .find(({ path }) => path === '/applications')
    ?.files.find((each) => each.endsWith('.js'));
  const mend = await injectFileFault(page, new RegExp(`/mf/mf-seeker/[^/]+/${file}`), 'is not there');
  await page
    .getByRole('link', { name: /applications/i })
    .first()
    .click();
  await expectPanel(page);
  await page.goBack();
  await expect(tryAgain(page)).toBeHidden();
  await page.goForward();
  await expectPanel(page);
  await mend();
  await expectRecovery(page, 'My Applications');
});

test('without the code of the shell the page says so, and can be loaded again', async ({ page }) => {
  const mend = await injectFileFault(page, /\/mf\/shell\/[^/]+\/(?!shell)[^/]+\.js/, 'is not there');
  await page.goto('/login');
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await mend();
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(heading(page, 'Sign In')).toBeVisible();
});

test('when no script of the shell comes at all, the page says so after a while by itself', async ({
  page,
}) => {
  const mend = await injectFileFault(page, /\/mf\/shell\/[^/]+\/shell[^/]+\.js/, 'is not there');
  await page.goto('/login');
  await expect(heading(page, 'Something went wrong')).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((waiting) => waiting.finish()));
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await mend();
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(heading(page, 'Sign In')).toBeVisible();
});
