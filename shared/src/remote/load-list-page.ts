import type { Listing } from '../api/index';
import { pickFields } from '../rules/index';

/** One page of a list; `page` counts from 1. */
export interface ListPage<Item> extends Listing<Item> {
  readonly page: number;
}

/**
 * Loads a page of a list. Beyond the end it is the last page by the total, else the first; the empty page when
 * these are empty too. The total may be stale, so the page is loaded before a redirect: one redirect is enough.
 */
export async function loadListPage<Item>(
  page: number,
  pageSize: number,
  load: (page: number) => Promise<Listing<Item>>,
): Promise<ListPage<Item>> {
  const listing = await load(page);
  const last = Math.ceil(listing.total / pageSize);
  const candidates = listing.items.length > 0 ? [] : new Set([Math.min(last, page - 1), 1]);
  for (const candidate of candidates) {
    if (candidate < 1 || candidate >= page) continue;
    const earlier = await load(candidate);
    if (earlier.items.length > 0) return { ...earlier, page: candidate };
  }
  return { ...listing, page };
}

/** A page of a list whose entries have only the named fields. */
export const withFields = <Item extends object, Name extends keyof Item>(
  { items, ...page }: ListPage<Item>,
  names: readonly Name[],
): ListPage<Pick<Item, Name>> => ({ ...page, items: items.map((item) => pickFields(item, names)) });
