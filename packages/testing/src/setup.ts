import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import './popovers';

// The first page of a suite loads the whole kit, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// `<dialog>` features missing in jsdom: `showModal`, which focuses the first focusable element, and `close`.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('[tabindex], input, textarea, button')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  },
});

/** Unexpected console errors and warnings; they fail the test that caused them. */
const unexpectedLogs: unknown[][] = [];

beforeEach(() => {
  unexpectedLogs.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => unexpectedLogs.push(words));
  }
});

afterEach(() => {
  cleanup();
  const seen = unexpectedLogs.map((words) => words.map(String).join(' '));
  jest.restoreAllMocks();
  if (seen.length > 0) throw new Error(`Unexpected on the console:\n${seen.join('\n')}`);
});
