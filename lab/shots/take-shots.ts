import { join } from 'node:path';
import type { Language } from '@metier/sdk/rules';
import { chromium, type Page } from '@playwright/test';
import { findCutTexts } from '../../e2e/support/find-cut-texts';
import { findEnglishTexts } from './find-english-texts';
import { openAs, PEOPLE } from '../../e2e/support/people';
import type { Screen } from '../../e2e/shots/screen';
import { openScreen, NARROW } from '../../e2e/shots/enter';

export interface Shots {
  readonly address: string;
  readonly browser: string;
  /** Output folder for the screenshots. */
  readonly out: string;
  readonly screens: readonly Screen[];
  readonly widths: readonly number[];
  readonly schemes: readonly ('light' | 'dark')[];
  readonly languages: readonly Language[];
  /** The English texts that each language translates. */
  readonly englishTexts: Readonly<Partial<Record<Language, readonly string[]>>>;
  readonly report: (line: string) => void;
}

/** All variants of a screen that are wanted. */
const listVariants = ({ widths, schemes, languages }: Shots, { isNarrow }: Screen) =>
  widths
    .filter((width) => !isNarrow || width <= NARROW)
    .flatMap((width) =>
      schemes.flatMap((colorScheme) => languages.map((language) => ({ width, colorScheme, language }))),
    );

async function picture(page: Page, screen: Screen, shots: Shots): Promise<string[]> {
  const problems: string[] = [];
  for (const { width, colorScheme, language } of listVariants(shots, screen)) {
    await page.setViewportSize({ width, height: width < 500 ? 800 : 1000 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openScreen(page, screen, language);
    const name = `${[screen.name, width, colorScheme, ...(language === 'en' ? [] : [language])].join('-')}.png`;
    await page.screenshot({ path: join(shots.out, name), fullPage: true });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) problems.push(`${name}: ${excess} pixels stick out`);
    const english = shots.englishTexts[language];
    const flaws = [...(await findCutTexts(page)), ...(english ? await findEnglishTexts(page, english) : [])];
    problems.push(...flaws.map((flaw) => `${name}: ${flaw}`));
    await page.unrouteAll();
    shots.report(name);
  }
  return problems;
}

/**
 * Takes a screenshot of each screen in each width, colour scheme and language; resolves to the failures, horizontal
 * overflows, and texts that are cut or not translated.
 */
export async function takeShots(shots: Shots): Promise<string[]> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: shots.browser,
    args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  const problems: string[] = [];
  for (const person of PEOPLE) {
    const screens = shots.screens.filter(({ as }) => as === person);
    if (screens.length === 0) continue;
    const page = await openAs(browser, person, { baseURL: shots.address, reducedMotion: 'reduce' });
    for (const screen of screens) {
      try {
        problems.push(...(await picture(page, screen, shots)));
      } catch (error) {
        problems.push(`${screen.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    await page.context().close();
  }
  await browser.close();
  return problems;
}
