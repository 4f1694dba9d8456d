import type { Page } from '@playwright/test';
import { openScreen } from '../shots/enter';
import { SAMPLE, SCREENS } from '../shots/screens';
import { inLab } from '../support/depth';
import { BOTH_SCHEMES, expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { expectChoicesInForcedColors } from '../support/forced-colors';
import { openAs, type Person } from '../support/people';
import { expectStylesInAnyOrder } from '../support/style-order';
import { expect, test } from '../support/test';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 800 };

// Splits the screens evenly between the workers.
test.describe.configure({ mode: 'parallel' });

/** Logging in is slower than a visit: each person keeps one page for all their screens. */
const pages = new Map<Person, Page>();
test.afterAll(async () => {
  for (const page of pages.values()) await page.context().close();
  pages.clear();
});

for (const screen of inLab(SCREENS, SAMPLE)) {
  test(`${screen.name} has no finding, in light and dark, and fits every width`, async ({ browser }) => {
    const page = pages.get(screen.as) ?? (await openAs(browser, screen.as, { reducedMotion: 'reduce' }));
    // Not before it is signed in: a login that failed costs its own screen only.
    pages.set(screen.as, page);
    const thrown: string[] = [];
    const note = (error: Error) => thrown.push(error.message);
    page.on('pageerror', note);
    await page.setViewportSize(screen.isNarrow ? PHONE : DESK);
    await openScreen(page, screen);
    await expectStylesInAnyOrder(page);
    await expectChoicesInForcedColors(page);
    // A loading page has no heading yet.
    await expectAccessible(page, screen.isLoading ? ['page-has-heading-one'] : [], BOTH_SCHEMES);
    await expectNoSidewaysScroll(page, screen.isNarrow ? [320, 360] : [320, 768, 1440]);
    page.off('pageerror', note);
    expect(thrown, 'what the page threw').toEqual([]);
  });
}
