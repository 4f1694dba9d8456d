import type { Page } from '@playwright/test';
import { waitUntilHydrated, waitUntilLoaded } from '../support/wait-until-loaded';
import { expect, test } from '../support/test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, narrows, turns the pages and reads a job', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('jobs');
    await expect(page.getByRole('button', { name: 'More filters' })).toBeHidden();
    await expect(page.getByText('needs JavaScript')).toHaveCount(0);
    const links = await page.getByRole('link', { name: 'Apply Now' }).all();
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)');
    }

    await page.getByLabel('Keyword').fill('pflege');
    await page.getByRole('button', { name: 'Search' }).click();
    const results = page.locator('#results-title');
    await expect(results).toContainText('for “pflege”');
    await page.locator('summary', { hasText: 'More filters' }).click();
    await expect(page.getByLabel('Min salary').locator('xpath=ancestor::form')).toHaveCSS('display', 'grid');
    await expect(page.getByLabel('Min salary')).toHaveAccessibleDescription(
      /at 100\s%, or per the one salary type/,
    );
    await expect(page.getByRole('group', { name: 'Salary type' })).toHaveAccessibleDescription(
      /hourly pay counts × 182/,
    );
    await page.getByRole('checkbox', { name: /^Permanent/ }).check();
    await page
      .getByRole('group', { name: 'Contract type' })
      .getByLabel(/^Internship/)
      .check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(results).toContainText('for “pflege”, internship or permanent');

    await page.goto('/');
    await page.getByRole('navigation', { name: /pages/i }).getByRole('link', { name: /2/ }).first().click();
    await expect(page).toHaveURL(/\?page=2/);
    await page.getByRole('link', { name: 'View Details' }).first().click();
    await expect(page.getByRole('heading', { name: 'Job Overview' })).toBeVisible();
    const apply = page.getByRole('region', { name: 'Apply for this job' });
    await expect(apply.getByRole('link', { name: 'Login' })).toHaveAttribute('href', /redirect=%2Fjob/);
  });
});

test('what is typed before the scripts have come is kept, and sent', async ({ page }) => {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/*.js', async (route) => {
    await come;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const keyword = page.getByLabel('Keyword');
  await keyword.fill('pflege');
  await page.getByLabel('Location').fill('bern');
  const email = page.getByRole('form', { name: 'Newsletter' }).getByLabel('Email');
  await email.fill('mia@post.example');
  // `aria-disabled`, so it is no target for Playwright.
  await page.getByRole('button', { name: 'More filters' }).click({ force: true });
  letCome();
  await waitUntilHydrated(page);
  await expect(page.getByRole('region', { name: 'More filters' })).toBeVisible();
  await expect(keyword).toHaveValue('pflege');
  await expect(email).toHaveValue('mia@post.example');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/keyword=pflege&location=bern/);
  await expect(email).toHaveValue('mia@post.example');
});

/** Records every element of the server-rendered page before any script runs. */
const recordSentElements = (page: Page) =>
  page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!document.getElementById('rendered')) return;
      watcher.disconnect();
      Object.assign(window, { sent: Array.from(document.querySelectorAll('#root *')) });
    });
    watcher.observe(document, { childList: true, subtree: true });
  });

const countSent = (page: Page) =>
  page.evaluate(() => {
    const { sent = [] } = window as { sent?: readonly Element[] };
    return { all: sent.length, gone: sent.filter((element) => !element.isConnected).length };
  });

/** Time of the first contentful paint and of the first script request, in milliseconds. */
const readStart = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      asked: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });

/** Scripts are requested after this time even if the page is not painted yet. */
const PAINT_TIMEOUT_MS = 1_000;

for (const theme of ['light', 'dark']) {
  test(`with scripts the rendered page is hydrated without replacing elements or calling the API, in ${theme}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && request.resourceType() === 'fetch') asked.push(pathname);
    });
    await recordSentElements(page);
    for (const address of [
      '/',
      '/job/7',
      '/?keyword=zzzz&location=bern',
      '/?min_salary=9000&max_salary=10',
    ]) {
      await page.goto(address);
      await waitUntilLoaded(page);
      await waitUntilHydrated(page);
      const { all, gone } = await countSent(page);
      expect(all, `what was sent of ${address}`).toBeGreaterThan(50);
      expect(gone, `what was replaced of ${address}`).toBe(0);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const { painted, asked: askedAt } = await readStart(page);
      expect(askedAt, `when ${address} asked for scripts`).toBeGreaterThan(
        Math.min(painted, PAINT_TIMEOUT_MS),
      );
    }
    expect(asked.filter((pathname) => !pathname.startsWith('/api/reports/'))).toEqual([]);
    await page
      .getByRole('link', { name: 'View Details' })
      .or(page.getByRole('link', { name: 'Home' }))
      .first()
      .click();
    await waitUntilLoaded(page);
  });
}
