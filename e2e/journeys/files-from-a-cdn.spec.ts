import type { Page } from '@playwright/test';
import { startCdn, type Cdn } from '../support/cdn';
import { signIn, STUDENT } from '../support/people';
import { getRunPaths } from '../support/run-paths';
import { startWorkerServer } from '../support/start-server';
import { expect, test as base } from '../support/test';

const test = base.extend<object, { cdn: Cdn }>({
  cdn: [
    async ({ browserName: _browserName }, use) => {
      const cdn = await startCdn(getRunPaths().port);
      await use(cdn);
      cdn.close();
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ cdn }, use) => {
      const stop = await startWorkerServer({ ASSETS_URL: cdn.url });
      await use(`http://localhost:${getRunPaths().port}`);
      await stop();
    },
    { scope: 'worker' },
  ],
});

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Files of releases that the page requests from now on. */
function watchFiles(page: Page): URL[] {
  const files: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/mf/')) files.push(url);
  });
  return files;
}

test('with ASSETS_URL every file of a release comes from that origin, with its hash', async ({
  page,
  cdn,
}) => {
  const files = watchFiles(page);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await signIn(page, STUDENT);
  await expect(heading(page)).toBeVisible();
  await page.reload();
  await expect(heading(page)).toBeVisible();

  const remotes = files.map(({ pathname }) => pathname.split('/')[2]);
  expect(new Set(remotes)).toEqual(new Set(['shell', 'mf-public', 'mf-seeker']));
  expect(files.filter(({ origin }) => origin !== cdn.url).map(({ href }) => href)).toEqual([]);
  const unprotected = await page.evaluate(() =>
    // Rendered pages preload their pictures, too: these are no files of a release.
    Array.from(
      document.querySelectorAll(
        'script[src], link:is([rel="stylesheet"], [rel="preload"]:not([as="image"]))',
      ),
    )
      .filter((tag) => !tag.getAttribute('integrity') || tag.getAttribute('crossorigin') !== 'anonymous')
      .map(({ outerHTML }) => outerHTML),
  );
  expect(unprotected).toEqual([]);
});

test.describe('when the CDN is away', () => {
  test.use({ expectedErrors: /net::ERR_/ });
  test.beforeEach(({ cdn }) => {
    cdn.isDown = true;
  });
  test.afterEach(({ cdn }) => {
    cdn.isDown = false;
  });

  test('a page that is opened then loads every file from the own origin', async ({ page, address }) => {
    const files = watchFiles(page);
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await signIn(page, STUDENT);
    await expect(heading(page)).toBeVisible();
    const listRemotes = () =>
      new Set(files.filter(({ origin }) => origin === address).map(({ pathname }) => pathname.split('/')[2]));
    await expect.poll(listRemotes).toEqual(new Set(['shell', 'mf-public', 'mf-seeker']));
  });
});
