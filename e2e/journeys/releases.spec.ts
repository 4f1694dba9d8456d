import type { Registry } from '@metier/sdk/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { logIn } from '../support/api';
import { inLab } from '../support/depth';
import { injectFileFault } from '../support/faults';
import { STUDENT } from '../support/people';
import { createOperator, followReleaseLink, readBuild, type Edit } from '../support/releases';
import { expect, test } from '../support/test';
import { waitUntilHydrated } from '../support/wait-until-loaded';

const SEEKER = 'mf-seeker';
const ADDRESS = '/applications';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Builds with different headings above the applications. */
const withTitle =
  (title: string): Edit =>
  (text) =>
    text.replaceAll('title:"My Applications"', `title:"${title}"`);

/** Paths of the release files a page requests, in order. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/mf/')) files.push(pathname);
  });
  return files;
}

const ofOthers = (files: readonly string[]) =>
  [...new Set(files)].filter((file) => !file.startsWith(`/mf/${SEEKER}/`)).sort();

test.use({ expectedErrors: /valid digest in the 'integrity' attribute|A page that/ });
test.beforeEach(async ({ page, request }) => {
  await createOperator(request).restore(SEEKER);
  await logIn(page, STUDENT);
});
// Restores the live release, so that the next journey starts from the original state.
test.afterAll(async ({ request }) => void (await createOperator(request).restore(SEEKER)));

test('a release is live for the next page, and gone from it when it is rolled back; the files of other bundles stay the same', async ({
  page,
  request,
}) => {
  const operator = createOperator(request);
  const files = watchFiles(page);
  const visit = async (title: string) => {
    files.length = 0;
    await page.goto(ADDRESS);
    await expect(heading(page, title)).toBeVisible();
    return ofOthers(files);
  };
  const before = await visit('My Applications');
  const version = await operator.publish(SEEKER, 'second0002', withTitle('All that I have sent'));
  expect(await visit('My Applications'), 'files before the move').toEqual(before);

  await operator.promote(SEEKER, version);
  expect(await visit('All that I have sent'), 'files of others').toEqual(before);
  await operator.rollBack(SEEKER);
  expect(await visit('My Applications'), 'files of others').toEqual(before);
});

test('a tab that was opened before further releases keeps working, and shows that a new version is available', async ({
  page,
  request,
}) => {
  const operator = createOperator(request);
  await page.goto('/dashboard');
  await expect(heading(page, /./)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const mark of inLab(['third00003', 'fourth0004', 'fifth00005'], ['fifth00005']))
    await operator.promote(SEEKER, await operator.publish(SEEKER, mark, withTitle(`Release ${mark}`)));

  await page
    .getByRole('link', { name: /applications/i })
    .first()
    .click();
  await expect(heading(page, 'My Applications')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window), 'whether it is the same page').toBe(true);

  const news = page.getByRole('region', { name: 'New version' });
  await expect(news).toContainText('A new version of Metier is ready.');
  await expectAccessible(page);
  await news.getByRole('button', { name: 'Update' }).click();
  await expect(heading(page, 'Release fifth00005')).toBeVisible();
  await expect(news).toBeHidden();
});

test('a release link shows the release only to the visitor who follows it, with a badge to reset it', async ({
  page,
  request,
}) => {
  const version = await createOperator(request).publish(SEEKER, 'linked0009', withTitle('By a link'));
  await page.goto(`${ADDRESS}?release=${SEEKER}@${version}`);
  await expect(page.getByRole('heading', { name: 'Show a preview?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await expect(heading(page, 'By a link')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const badge = page.getByRole('region', { name: 'What you see instead of what is live' });
  await expect(badge).toContainText(`${SEEKER} ${version}`);
  await expectAccessible(page);
  await badge.getByRole('link', { name: 'Reset' }).click();
  await expect(heading(page, 'My Applications')).toBeVisible();
  await expect(badge).toBeHidden();
});

test('a set of shell and remote is shown by one link, rolled out to visitors as one, and halted as one', async ({
  page,
  request,
}) => {
  const operator = createOperator(request);
  const seeker = await operator.publish(SEEKER, 'inaset0010', withTitle('In a set'));
  const shell = await operator.publish('shell', 'inaset0011');
  const set = `shell@${shell} ${SEEKER}@${seeker}`;
  const readRegistry = async () => (await page.request.get('/api/registry/')).json() as Promise<Registry>;

  const { said } = await operator.type(`link ${set}`);
  await followReleaseLink(page, `${ADDRESS}${new URL(said).search}`);
  await expect(heading(page, 'In a set')).toBeVisible();
  const badge = page.getByRole('region', { name: 'What you see instead of what is live' });
  await expect(badge).toContainText(`shell ${shell}`);
  await expect(badge).toContainText(`${SEEKER} ${seeker}`);
  await badge.getByRole('link', { name: 'Reset' }).click();
  await expect(heading(page, 'My Applications')).toBeVisible();

  expect(await operator.type(`canary ${set} 100`)).toMatchObject({ code: 0 });
  const files = watchFiles(page);
  await page.goto(ADDRESS);
  await expect(heading(page, 'In a set')).toBeVisible();
  expect(
    files.filter((file) => file.startsWith('/mf/shell/') && !file.startsWith(`/mf/shell/${shell}/`)),
  ).toEqual([]);
  expect((await readRegistry()).revision).toMatch(/^\d+~mf-seeker~shell$/);

  expect(await operator.type('halt shell')).toMatchObject({ code: 0 });
  await page.goto(ADDRESS);
  await expect(heading(page, 'My Applications')).toBeVisible();
  expect((await readRegistry()).revision).toMatch(/^\d+$/);
});

/** The page's own script file, by its name in the build. */
const findPageFile = () => {
  const { routes } = readBuild(SEEKER);
  const own = routes.find(({ path }) => path === ADDRESS)?.files ?? [];
  return own.findLast((file) => file.endsWith('.js')) ?? '';
};

const BROKEN: Readonly<Record<string, { mark: string; edit: Edit }>> = {
  'throws when it is loaded': {
    mark: 'atload0006',
    edit: (text, file) =>
      file === findPageFile() ? `throw new Error('A page that cannot be loaded');${text}` : text,
  },
  'throws while it is drawn': {
    mark: 'drawn00007',
    edit: (text) =>
      text.replaceAll(
        'title:"My Applications"',
        'get title(){throw new Error("A page that cannot be drawn")}',
      ),
  },
};

for (const [fault, { mark, edit }] of Object.entries(BROKEN).slice(0, inLab(2, 1))) {
  test(`where a page of a release ${fault}, the last good release takes its place`, async ({
    page,
    request,
  }) => {
    const operator = createOperator(request);
    await operator.promote(SEEKER, await operator.publish(SEEKER, mark, edit));
    await page.goto(ADDRESS);
    await expect(heading(page, 'My Applications')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}

test('a file with one flipped bit is refused, and the last good release takes its place', async ({
  page,
  request,
}) => {
  const operator = createOperator(request);
  const version = await operator.publish(SEEKER, 'flipped008', withTitle('Never seen'));
  await operator.promote(SEEKER, version);
  await injectFileFault(
    page,
    new RegExp(`/mf/${SEEKER}/${version}/${findPageFile()}`),
    'is not what was published',
  );
  await page.goto(ADDRESS);
  await expect(heading(page, 'My Applications')).toBeVisible();
});

test('what a page was like for its visitor is in the metrics of the release that was shown', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('combobox', { name: 'Keyword' }).pressSequentially('koch');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.goto('about:blank');
  await expect
    .poll(async () => (await request.get('/metrics')).text())
    .toMatch(/page_largest_paint_seconds_count\{remote="mf-public".*\} [1-9]/);
  const metrics = await (await request.get('/metrics')).text();
  for (const name of ['page_interaction_seconds', 'page_layout_shift'])
    expect(metrics).toMatch(new RegExp(`${name}_count\\{remote="mf-public".*\\} [1-9]`));
});
