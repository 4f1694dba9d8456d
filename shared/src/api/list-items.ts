import type { CallOptions, Http, Listing } from './http';

/** An example of what an entry must have at least, by name and type; what it leaves out may be anything. */
export type Sample<Item> = {
  readonly [Name in keyof Item]?: Item[Name] extends readonly unknown[]
    ? readonly []
    : Item[Name] extends object
      ? Sample<Item[Name]>
      : Item[Name];
};

/** Whether a value has everything that the sample has, of the same types. */
function isLike(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value);
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(sample).every(([name, part]) =>
    isLike((value as Record<string, unknown>)[name], part),
  );
}

/** The entries that are like the sample: a broken one costs itself alone, and never the page. */
const keepLike = <Item>(items: readonly Item[], sample: Sample<Item>): Item[] =>
  items.filter((item) => isLike(item, sample));

/** One page of a list, without entries that are not what the list is of. */
export async function listItems<Item>(
  http: Http,
  path: string,
  sample: Sample<Item>,
  options?: CallOptions,
): Promise<Listing<Item>> {
  const listing = await http.list<Item>(path, options);
  return { ...listing, items: keepLike(listing.items, sample) };
}

/** A whole list that comes without pages, without entries that are not what it is of. */
export const getItems = async <Item>(
  http: Http,
  path: string,
  sample: Sample<Item>,
  options?: CallOptions,
): Promise<Item[]> => [...(await listItems(http, path, sample, options)).items];
