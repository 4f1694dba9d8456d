import type { Page } from '@playwright/test';
import type { Person } from '../support/people';

export type Step = (page: Page) => Promise<unknown>;

/** A screen or a state of a screen, used for the screenshots and the accessibility journey. */
export interface Screen {
  /** Unique; also the name of the image file. */
  readonly name: string;
  readonly path: string;
  readonly as: Person;
  /** Runs before the page is opened. */
  readonly before?: Step;
  /** Interaction after the page is open. */
  readonly after?: Step;
  /** The response is held back: the screen shows its loading state. */
  readonly isLoading?: true;
  /** The state exists on narrow screens only. */
  readonly isNarrow?: true;
}
