import type { CallOptions, Http, Listing } from './http';

/** Minimum shape of an entry, by field name and type; fields that are not listed may hold anything. */
export type ItemShape<Item> = {
  readonly [Name in keyof Item]?: Item[Name] extends readonly unknown[]
    ? readonly []
    : Item[Name] extends object
      ? ItemShape<Item[Name]>
      : Item[Name];
};

/** Whether a value has all fields of the sample, with the same types. */
function matchesShape(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value);
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(sample).every(([name, part]) =>
    matchesShape((value as Record<string, unknown>)[name], part),
  );
}

/** Drops entries that do not match the sample, so that one malformed entry does not break the page. */
const dropMalformed = <Item>(items: readonly Item[], sample: ItemShape<Item>): Item[] =>
  items.filter((item) => matchesShape(item, sample));

/** One page of a list without malformed entries. */
export async function listItems<Item>(
  http: Http,
  path: string,
  sample: ItemShape<Item>,
  options?: CallOptions,
): Promise<Listing<Item>> {
  const listing = await http.list<Item>(path, options);
  return { ...listing, items: dropMalformed(listing.items, sample) };
}

/** A whole list that has no pages, without malformed entries. */
export const getItems = async <Item>(
  http: Http,
  path: string,
  sample: ItemShape<Item>,
  options?: CallOptions,
): Promise<Item[]> => [...(await listItems(http, path, sample, options)).items];
