import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as react from 'react';
import './popovers';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals = {} } =
  react as unknown as Readonly<Record<string, object>>;
// React takes a stack trace of each element for its warnings, up to a number: a tenth of a page's time in a test.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

/** Testing Library's own mark of a query that is repeated until it succeeds. */
interface Polling {
  readonly _disableExpensiveErrorDiagnostics?: boolean;
}

const { getElementError } = getConfig();

configure({
  // The first page of a suite loads the whole kit, which takes seconds on a busy machine.
  asyncUtilTimeout: 30_000 * Number(process.env.METIER_SLOWNESS ?? 1),
  // The page is printed with the last error alone: printing it at each attempt takes most of the time of waiting.
  getElementError: (message, container) =>
    (getConfig() as Polling)._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : getElementError(message, container),
});

// jsdom has no screen: no media query matches.
window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;

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
