import type { Page } from '@playwright/test';
import type { Person } from '../support/people';

export type Step = (page: Page) => Promise<unknown>;

/** A screen, or a state of one: it has its picture taken, and is walked through by the journey of accessibility. */
export interface Screen {
  /** Unique; the file is called after it. */
  readonly name: string;
  readonly path: string;
  readonly as: Person;
  /** What happens before the page is opened. */
  readonly before?: Step;
  /** What the person does once it is open. */
  readonly after?: Step;
  /** The answer is held back: the page is looked at while it waits. */
  readonly isOnTheWay?: true;
  /** The state exists on narrow screens only. */
  readonly isNarrow?: true;
}
