import { expect, test as base } from '@playwright/test';

export { expect };

interface Fixtures {
  /** Errors that a journey provokes on purpose; none unless told. */
  expectedErrors: RegExp;
}

/** A journey during which the page complains on its console, or throws, has failed. */
export const test = base.extend<Fixtures>({
  expectedErrors: [/^(?!)/, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (!expectedErrors.test(message)) complaints.push(`thrown: ${message}`);
    });
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !expectedErrors.test(text)) complaints.push(text);
    });
    await use(page);
    expect(complaints, 'what the page complained about').toEqual([]);
  },
});
