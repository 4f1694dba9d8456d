import type { Health, Vital } from '@metier/sdk/contract';

/** Maximum of reports per page, far above those of a day of reading. */
const MAX_ITEMS = 200;

/** Reports of one page so far. */
export interface PageTally {
  items: number;
  readonly releases: Map<number, Health>;
  /** Each is reported once. */
  readonly vitals: Set<Vital['name']>;
}

export const startTally = (): PageTally => ({ items: 0, releases: new Map(), vitals: new Set() });

/**
 * Adds one report to the tally of its page and returns the change of the release's counts; undefined beyond
 * the limit. A failure counts only with a view that has not failed yet; before the first view it counts as a
 * view, too, because not even the view could be reported. So failures never exceed views.
 */
export function tally(page: PageTally, releaseId: number, isFailure: boolean): Health | undefined {
  if (page.items >= MAX_ITEMS) return undefined;
  page.items += 1;
  const told = page.releases.get(releaseId) ?? { views: 0, failures: 0 };
  const added = changeBy(told, isFailure);
  page.releases.set(releaseId, addHealth(told, added));
  return added;
}

export const addHealth = (one: Health, other: Health): Health => ({
  views: one.views + other.views,
  failures: one.failures + other.failures,
});

function changeBy(told: Health, isFailure: boolean): Health {
  if (!isFailure) return { views: 1, failures: 0 };
  if (told.views === 0) return { views: 1, failures: 1 };
  return { views: 0, failures: told.failures < told.views ? 1 : 0 };
}
