import type { Health } from '@metier/shared/contract';

/** A page may tell so much; whoever reads for a day does not come near. */
const MOST_ITEMS = 200;

/** What one page has told so far. */
export interface PageTally {
  items: number;
  readonly releases: Map<number, Health>;
}

export const startTally = (): PageTally => ({ items: 0, releases: new Map() });

/**
 * Takes one item of a page into its tally and gives what it adds to the release's counts; undefined when the page has
 * told too much. A failure needs a view that has not failed yet. Before a release's first view it is one itself: then
 * not even the view could be told. So there are never more failures than views, whatever a page says.
 */
export function tally(page: PageTally, releaseId: number, isFailure: boolean): Health | undefined {
  if (page.items >= MOST_ITEMS) return undefined;
  page.items += 1;
  const told = page.releases.get(releaseId) ?? { views: 0, failures: 0 };
  const added = weigh(told, isFailure);
  page.releases.set(releaseId, addHealth(told, added));
  return added;
}

export const addHealth = (one: Health, other: Health): Health => ({
  views: one.views + other.views,
  failures: one.failures + other.failures,
});

function weigh(told: Health, isFailure: boolean): Health {
  if (!isFailure) return { views: 1, failures: 0 };
  if (told.views === 0) return { views: 1, failures: 1 };
  return { views: 0, failures: told.failures < told.views ? 1 : 0 };
}
