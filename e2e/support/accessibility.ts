import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules whose outcome depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** No finding of axe at WCAG 2.2 AA: all rules in light, those about colours in dark, too. */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // There are no frames: what the builder does for them, in a page of its own, only takes time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
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
  expect(findings).toEqual([]);
}

/** Nothing can be scrolled sideways, on a phone, a tablet and a desk. */
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
