import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { inLab } from './depth';

type Rules = NonNullable<RunOptions['runOnly']>;

const STANDARD: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
type Scheme = 'light' | 'dark';
export const BOTH_SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** The only rules whose result depends on colours. */
const COLOUR_RULES: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

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

/**
 * Runs axe in the page, which has its source. Only the findings leave the page: what passed is a multiple of them,
 * and took as long as the rules.
 */
const findViolations = (page: Page, runOnly: Rules) =>
  page.evaluate(
    async (options) => {
      const { axe: inPage } = globalThis as unknown as { readonly axe: typeof axe };
      const { violations } = await inPage.run(document, options);
      return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html).join(' ') }));
    },
    { resultTypes: ['violations'], runOnly } satisfies RunOptions,
  );

const HEADING = 'page-has-heading-one';

/** Waits for the heading of the page: its placeholder has none. */
const waitForHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });

/** All rules in light, those about colours also in dark; each finding begins with its scheme and rule. */
async function listFindings(
  page: Page,
  without: readonly string[],
  schemes: readonly Scheme[],
): Promise<string[]> {
  const findings: string[] = [];
  for (const frame of page.frames()) await frame.evaluate(axe.source);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await findViolations(page, colorScheme === 'light' ? STANDARD : COLOUR_RULES);
    findings.push(
      ...violations
        .filter(({ id }) => !without.includes(id))
        .map(({ id, elements }) => `${colorScheme} ${id}: ${elements}`),
    );
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return findings;
}

/** Expects no axe finding at WCAG 2.2 AA. On the way of a journey the dark colours are left to the laboratory. */
export async function expectAccessible(
  page: Page,
  without: readonly string[] = [],
  schemes = inLab(BOTH_SCHEMES, ['light']),
): Promise<void> {
  if (!without.includes(HEADING)) await waitForHeading(page);
  await placeSticky(page, 'static');
  let findings = await listFindings(page, without, schemes);
  if (findings.some((finding) => finding.includes(HEADING))) {
    // The heading was that of a page which was being left.
    await waitForHeading(page);
    findings = await listFindings(page, without, schemes);
  }
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
