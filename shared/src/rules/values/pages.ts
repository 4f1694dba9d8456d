/** Up to this many pages are all shown. */
const ALL_SHOWN = 5;

/** Number of pages that `total` entries fill; an empty list has one empty page. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/**
 * Page numbers of a pagination, counted from 1: all of them if there are few, else the first, the last and
 * the neighbours of the current one, with a gap for two or more that are left out.
 */
export function pageItems(current: number, count: number): (number | 'gap')[] {
  if (count <= ALL_SHOWN) return countUp(1, count);
  const here = Math.min(Math.max(current, 1), count);
  // A gap occupies the space of one page, so it saves space only from page 4 on.
  const from = here <= 4 ? 2 : here - 1;
  const to = here >= count - 3 ? count - 1 : here + 1;
  return [
    1,
    ...(from > 2 ? (['gap'] as const) : []),
    ...countUp(from, to),
    ...(to < count - 1 ? (['gap'] as const) : []),
    count,
  ];
}

function countUp(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
