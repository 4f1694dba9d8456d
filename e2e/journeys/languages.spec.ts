import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { becomeCandidate, PASSWORD } from '../support/api';
import { inLab } from '../support/depth';
import { findCutTexts } from '../support/find-cut-texts';
import { expect, test } from '../support/test';

/** What people read, by the language of their browser. */
const READ = {
  'de-CH': {
    name: 'Deutsch',
    keyword: 'Suchbegriff',
    search: 'Suchen',
    details: 'Details ansehen',
    logIn: 'Anmelden',
    account: 'Ihr Konto',
    choice: 'Sprache von Seiten und E-Mails',
    changed: 'Seiten und E-Mails sind ab jetzt auf Deutsch.',
    dashboard: 'Übersicht',
  },
  'fr-CH': {
    name: 'Français',
    keyword: 'Mot-clé',
    search: 'Rechercher',
    details: 'Voir l’offre',
    logIn: 'Connexion',
    account: 'Votre compte',
    choice: 'Langue des pages et des e-mails',
    changed: 'Les pages et les e-mails sont désormais en français.',
    dashboard: 'Tableau de bord',
  },
  'it-CH': {
    name: 'Italiano',
    keyword: 'Parola chiave',
    search: 'Cercare',
    details: 'Dettagli',
    logIn: 'Accedere',
    account: 'Il Suo account',
    choice: 'Lingua delle pagine e delle e-mail',
    changed: 'D’ora in poi le pagine e le e-mail sono in italiano.',
    dashboard: 'Panoramica',
  },
} as const;

type Texts = (typeof READ)[keyof typeof READ];

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

async function searchAndOpenJob(page: Page, texts: Texts): Promise<void> {
  await page.getByLabel(texts.keyword).fill('pflege');
  await page.getByRole('button', { name: texts.search }).click();
  await expect(page.locator('#results-title')).toContainText('pflege');
  await expectAccessible(page);
  const job = page.getByRole('main').getByRole('article').first();
  const title = await job.getByRole('heading').innerText();
  await job.getByRole('link', { name: texts.details }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByRole('main').getByRole('link', { name: texts.logIn })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, [320, 360, 768, 1440]);
  await expectReadableInPrint(page);
}

/** The width between the margins of a sheet of A4, in pixels. */
const PAPER = 718;

async function expectReadableInPrint(page: Page): Promise<void> {
  await page.setViewportSize({ width: PAPER, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect(await findCutTexts(page)).toEqual([]);
}

const LOCALES = ['de-CH', 'fr-CH', 'it-CH'] as const;

for (const locale of LOCALES) {
  const texts = READ[locale];

  test(`${texts.name}: a visitor searches and reads in the language of the browser`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale })).newPage();
    await page.goto('/');
    expect(await languageOf(page)).toBe(locale.slice(0, 2));
    await searchAndOpenJob(page, texts);
    await page.context().close();
  });
}

for (const locale of inLab<readonly (typeof LOCALES)[number][]>(LOCALES, ['fr-CH'])) {
  const texts = READ[locale];

  test(`${texts.name}: the choice of an account changes its pages at once, and on other devices`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ locale: 'en' })).newPage();
    const username = await becomeCandidate(page);
    await page.goto('/account');
    await page.getByLabel('Language of pages and mails').selectOption({ label: texts.name });
    await expect(page.getByText(texts.changed)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: texts.account })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: texts.dashboard, exact: true }).first().click();
    await expect(page).toHaveURL(/dashboard/);
    await expect(page.getByRole('heading', { level: 1, name: texts.account })).toBeHidden();
    await expectAccessible(page);

    const other = await (await browser.newContext({ locale: 'en' })).newPage();
    await other.goto('/login');
    await other.getByLabel('Username').fill(username);
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(other.getByRole('link', { name: texts.dashboard, exact: true }).first()).toBeVisible();
    await other.waitForURL('**/dashboard');
    await other.reload();
    expect(await languageOf(other)).toBe(locale.slice(0, 2));
    for (const each of [page, other]) await each.context().close();
  });
}

test('a link names its language, the choice in the header wins, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/de/?keyword=pflege');
  await expect(page).toHaveURL(/\/\?keyword=pflege$/);
  // The list of suggestions has the label in its name, too.
  const keyword = (name: string) => page.getByRole('combobox', { name, exact: true });
  await keyword(READ['de-CH'].keyword).fill('gärtner');
  await page.getByLabel('Sprache').selectOption({ label: 'Français' });
  await expect(keyword(READ['fr-CH'].keyword)).toHaveValue('gärtner');
  await page.goto('/it/support');
  expect(await languageOf(page)).toBe('fr');
});
