import type { Listing } from '../api/index';

/** A page of a list, and which one it is, counted from 1. */
export interface NumberedPage<Item> {
  readonly page: number;
  readonly listing: Listing<Item>;
}

/**
 * Replacement for an empty page: the last page by the total, else the first; undefined when these are empty
 * too. The total may be stale, so the page is loaded before the redirect: one redirect is enough.
 */
export async function findNonEmptyPage<Item>(
  { page, listing }: NumberedPage<Item>,
  pageSize: number,
  load: (page: number) => Promise<Listing<Item>>,
): Promise<NumberedPage<Item> | undefined> {
  if (listing.items.length > 0) return undefined;
  const last = Math.ceil(listing.total / pageSize);
  const candidates = new Set([Math.min(last, page - 1), 1]);
  for (const candidate of candidates) {
    if (candidate < 1 || candidate >= page) continue;
    const earlier = await load(candidate);
    if (earlier.items.length > 0) return { page: candidate, listing: earlier };
  }
  return undefined;
}
