import { expect, test as base, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /** Errors that a journey provokes on purpose; none by default. */
  expectedErrors: RegExp;
}

/** Collects console errors and exceptions of a page, except the expected ones. */
export function collectPageErrors(page: Page, expected: RegExp): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!expected.test(message)) complaints.push(`thrown: ${message}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !expected.test(text)) complaints.push(text);
  });
  return complaints;
}

/** Fails a journey if its page logs an error or throws. */
export const test = base.extend<Fixtures>({
  expectedErrors: [/^(?!)/, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const complaints = collectPageErrors(page, expectedErrors);
    await use(page);
    expect(complaints, 'what the page complained about').toEqual([]);
  },
});
