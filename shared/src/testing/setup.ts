import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import './popovers';

// What a test waits for comes when it comes: a busy machine is no failure.
configure({ asyncUtilTimeout: 4000 });

// What jsdom lacks: the opening of a modal dialog, which focuses the first thing that can be, and the closing.
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

/** A console error nobody expected is a fault somebody will meet: it fails the test that caused it. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => complaints.push(words));
  }
});

afterEach(() => {
  cleanup();
  const seen = complaints.map((words) => words.map(String).join(' '));
  jest.restoreAllMocks();
  if (seen.length > 0) throw new Error(`Unexpected on the console:\n${seen.join('\n')}`);
});
