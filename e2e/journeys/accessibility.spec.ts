import type { Page } from '@playwright/test';
import { openScreen } from '../shots/enter';
import { SCREENS } from '../shots/screens';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { openAs, type Person } from '../support/people';
import { expect, test as base } from '../support/test';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 800 };

type PageOf = (person: Person) => Promise<Page>;

/** Logging in is slower than a visit: each person keeps one page for all their screens. */
const test = base.extend<object, { pageOf: PageOf }>({
  pageOf: [
    async ({ browser }, use) => {
      const pages = new Map<Person, Promise<Page>>();
      const open = (person: Person) =>
        openAs(browser, person, { baseURL: test.info().project.use.baseURL, reducedMotion: 'reduce' });
      await use((person) => {
        const page = pages.get(person) ?? open(person);
        pages.set(person, page);
        return page;
      });
      for (const page of pages.values()) await (await page).context().close();
    },
    { scope: 'worker', timeout: 0 },
  ],
});

// A trace of so many screens takes longer than the checks.
test.use({ trace: 'off' });

for (const screen of SCREENS) {
  test(`${screen.name} has no finding, in light and dark, and fits every width`, async ({ pageOf }) => {
    const page = await pageOf(screen.as);
    const thrown: string[] = [];
    const note = (error: Error) => thrown.push(error.message);
    page.on('pageerror', note);
    await page.setViewportSize(screen.isNarrow ? PHONE : DESK);
    await openScreen(page, screen);
    // A loading page has no heading yet.
    await expectAccessible(page, screen.isLoading ? ['page-has-heading-one'] : []);
    await expectNoSidewaysScroll(page, screen.isNarrow ? [320, 360] : [320, 768, 1440]);
    page.off('pageerror', note);
    expect(thrown, 'what the page threw').toEqual([]);
  });
}
