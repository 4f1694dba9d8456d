import { useState } from 'react';
import type { Application } from '@metier/sdk/contract';
import { useNavigate } from '@metier/sdk/router';
import { PAGE_SIZE, writeView, type ApplicationsView } from './applications-query';

/** Where the open application is in the list, and the steps to its neighbours. */
export interface Review {
  readonly position: number;
  readonly total: number;
  /** Undefined at the start of the list, and while another page loads. */
  readonly goPrevious: (() => void) | undefined;
  readonly goNext: (() => void) | undefined;
}

/** The shown page of a list of `pages` pages. */
export interface ReviewedList {
  readonly items: readonly Application[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/**
 * The applications of the page in the order in which they were first seen, with their current data: one that
 * a move has taken out of the filter keeps its place, and those that follow it into the page come last.
 */
function useSequence({ page, total, items }: ReviewedList, open: Application | undefined) {
  const [seen, setSeen] = useState({ page, total, items });
  const known = seen.page === page ? seen : { page, total, items };
  const current = new Map([...items, ...(open ? [open] : [])].map((item) => [item.id, item]));
  const kept = known.items.map((item) => current.get(item.id) ?? item);
  const added = items.filter(({ id }) => !kept.some((item) => item.id === id));
  const isChanged = added.length > 0 || kept.some((item, index) => item !== known.items[index]);
  const sequence = isChanged ? { ...known, items: [...kept, ...added] } : known;
  if (sequence !== seen) setSeen(sequence);
  return sequence;
}

/**
 * The review of a list from one application to the next, over its pages. `selected` is the open application
 * when the list does not hold it.
 */
export function useReview(
  list: ReviewedList,
  selected: Application | undefined,
  view: ApplicationsView,
  isLoading: boolean,
) {
  const navigate = useNavigate();
  const { page, total, items } = useSequence(list, selected);
  const index = items.findIndex(({ id }) => id === view.applicationId);

  const open = (target: Partial<ApplicationsView>) => () =>
    void navigate(writeView({ ...view, ...target }), { replace: true, preventScrollReset: true });
  const step = (by: 1 | -1) => {
    if (isLoading) return undefined;
    const neighbour = items[index + by];
    if (neighbour) return open({ applicationId: neighbour.id });
    const isPage = page + by >= 1 && page + by <= list.pages;
    const edge = by > 0 ? 'first' : 'last';
    return isPage ? open({ page: page + by, open: edge, applicationId: undefined }) : undefined;
  };

  const before = (page - 1) * PAGE_SIZE;
  const review: Review | undefined =
    index < 0
      ? undefined
      : {
          position: before + index + 1,
          total: Math.max(total, before + items.length),
          goPrevious: step(-1),
          goNext: step(1),
        };
  const shown = items[index] ?? (selected?.id === view.applicationId ? selected : undefined);
  return { shown, review };
}
