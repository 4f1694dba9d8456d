import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /** Console errors that a journey provokes on purpose; none unless told. */
  expectedErrors: RegExp;
}

/** A journey during which the page complains on its console, or throws, has failed. */
export const test = base.extend<Fixtures>({
  expectedErrors: [/^(?!)/, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !expectedErrors.test(text)) complaints.push(text);
    });
    await use(page);
    expect(complaints, 'what the page complained about').toEqual([]);
  },
});

/** No finding of axe at WCAG 2.2 AA, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const findings = violations.map(
      ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    expect(findings).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** Nothing can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, 'pixels that stick out').toBe(0);
}
