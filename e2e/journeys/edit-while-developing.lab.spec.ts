import { expect, test, type Page } from '@playwright/test';
import { startDevCopy, type DevCopy } from '../support/dev-copy';

let dev: DevCopy;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  dev = await startDevCopy();
});
test.afterAll(() => dev.stop());

/** A reload would remove it. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'isSamePage', true));
const expectSamePage = async (page: Page) =>
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);

const outlineOf = (page: Page) =>
  page
    .locator('main form')
    .first()
    .evaluate((form) => getComputedStyle(form).outlineColor);

const FORM = 'mf-public/src/features/login/login-form.tsx';

test('an edit of a remote, of the shell and of the kit shows at once, and what was typed stays', async ({
  page,
}) => {
  await page.goto(`${dev.origin}/login`);
  const name = page.getByLabel('Username');
  await name.fill('Léa');
  await mark(page);

  const edits = [
    [FORM, '{texts.forgot}', 'Edited form', 'Edited form'],
    [
      'mf-public/src/features/login/login-page.tsx',
      'title={texts.title}',
      'title="Edited page"',
      'Edited page',
    ],
    ['mf-public/src/features/login/login.texts.ts', 'Good to see you again.', 'Edited text', 'Edited text'],
    ['shell/src/frame/header.tsx', 'tagline={texts.tagline}', 'tagline="Edited header"', 'Edited header'],
    ['shared/src/ui/button/button.tsx', '{children}</span>', '{children} Edited kit</span>', 'Edited kit'],
  ] as const;
  for (const [file, from, to, text] of edits) {
    dev.edit(file, from, to);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(name).toHaveValue('Léa');
  }

  dev.edit(FORM.replace('.tsx', '.module.css'), '.form {', '.form {\n  outline: 1px solid rgb(1, 2, 3);');
  await expect.poll(() => outlineOf(page)).toBe('rgb(1, 2, 3)');
  await expect(name).toHaveValue('Léa');
  await expectSamePage(page);
});

test('an error names its file above the page, and goes with the next good edit', async ({ page }) => {
  await page.goto(`${dev.origin}/login`);
  await page.getByLabel('Username').fill('Léa');
  await mark(page);
  const restore = dev.edit(FORM, 'return (', 'return ((');
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  await expect(overlay.contentFrame().getByText('login-form.tsx').first()).toBeVisible();
  restore();
  dev.edit('mf-public/src/features/login/login.texts.ts', 'New to Metier?', 'New here?');
  await expect(page.getByText('New here?')).toBeVisible();
  await expect(overlay).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue('Léa');
  await expectSamePage(page);
});

test('a page with a loader, behind a login, keeps what was typed', async ({ page }) => {
  await page.goto(`${dev.origin}/login?redirect=/jobcreation`);
  await page.getByLabel('Username').fill('employer');
  await page.getByLabel('Password', { exact: true }).fill('metier-demo');
  await page.locator('main form button[type=submit]').click();
  const title = page.locator('main form').getByRole('textbox').first();
  await title.fill('Baker');
  await mark(page);
  dev.edit(
    'mf-provider/src/features/jobs/job-creation-page.tsx',
    '<h1>{texts.title}</h1>',
    '<h1>Edited</h1>',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Edited' })).toBeVisible();
  await expect(title).toHaveValue('Baker');
  await expectSamePage(page);
});
