import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Replaces the source of axe, half a megabyte, where the page has it from the run before. */
const LOADED = 'axe';

/**
 * Sets the position of what a dialog keeps in view while it scrolls, '' for its own: axe takes a control that is
 * scrolled half under it for a small target.
 */
const placeSticky = (page: Page, position: 'static' | '') =>
  page.evaluate((value) => {
    for (const each of document.querySelectorAll<HTMLElement>('dialog[open] *')) {
      const isSticky = getComputedStyle(each).position === 'sticky';
      if (isSticky || each.style.position === 'static') each.style.position = value;
    }
  }, position);

/** Expects no axe finding at WCAG 2.2 AA: all rules in light, those about colours also in dark. */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  const findings: string[] = [];
  await placeSticky(page, 'static');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Legacy mode because there are no frames: the builder would open an extra page for them, which takes
    // time.
    const axe = new AxeBuilder(colorScheme === 'light' ? { page } : { page, axeSource: LOADED })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(STANDARD) : axe.withRules(COLOUR_RULES)
    ).analyze();
    findings.push(
      ...violations
        .filter(({ id }) => !without.includes(id))
        .map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    );
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await placeSticky(page, '');
  expect(findings).toEqual([]);
}

/** Expects no horizontal overflow at any of these widths. */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[]): Promise<void> {
  const sizes: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) sizes.push(`${excess} pixels at ${width}`);
  }
  expect(sizes, 'what sticks out').toEqual([]);
}
