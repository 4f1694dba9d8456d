import type { Queryable } from '../../db/database';
import { headersByLanguage, type HeadersByLanguage } from '../../http/response/headers-by-language';
import { listAlsoSearched } from './also-searched';
import { correctKeyword, correctLocation } from './corrections';
import type { JobFilter } from './filter';
import { namesOccupation } from './keyword';
import type { Reach } from './keyword-neighbours';

/** With fewer jobs of the keyword's occupations, jobs of others are found as well. */
const FEW = 6;
/** A search with at least this many matches is not widened. */
const ENOUGH = 100;

export interface Widened<Found> {
  readonly found: Found;
  /** The filter that found it. */
  readonly searched: JobFilter;
}

type Read<Found> = (filter: JobFilter) => Promise<Found>;

/**
 * Reads with related occupations when little is found, and with a corrected keyword when that finds
 * more; never with an exact keyword.
 */
export async function readWidened<Found>(
  db: Queryable,
  filter: JobFilter,
  read: Read<Found>,
  count: (found: Found) => number,
): Promise<Widened<Found>> {
  const typed = await readNeighbours(filter, read, count);
  if (!filter.keyword || filter.exact || count(typed.found) >= FEW) return typed;
  const keyword = await correctKeyword(db, filter.keyword);
  if (keyword === undefined) return typed;
  const corrected = await readNeighbours({ ...filter, keyword }, read, count);
  return count(corrected.found) > count(typed.found) ? corrected : typed;
}

/**
 * The occupations' own jobs decide, because their names also occur in the texts of unlike ones. A group is
 * broad enough by itself.
 */
async function readNeighbours<Found>(
  filter: JobFilter,
  read: Read<Found>,
  count: (found: Found) => number,
): Promise<Widened<Found>> {
  const typed = await read(filter);
  const asTyped = { found: typed, searched: filter };
  if (!filter.keyword || filter.exact || count(typed) >= ENOUGH) return asTyped;
  if (count(typed) > 0 && !namesOccupation(filter.keyword)) return asTyped;
  const named = count(typed) > 0 ? count(await read({ ...filter, reach: 'named' })) : 0;
  if (named >= FEW) return asTyped;
  const readTo = async (reach: Reach) => {
    const searched = { ...filter, reach };
    return { found: await read(searched), searched };
  };
  if (named > 0) return readTo('field');
  const related = await readTo('related');
  const isFew = count(related.found) > 0 && count(related.found) < FEW;
  return isFew ? readTo('field') : related;
}

/** Headers that say how a search was understood; their values are percent-encoded. */
export function describeSearched(typed: JobFilter, searched: JobFilter): HeadersByLanguage {
  const { keyword } = searched;
  const nameLocation = typed.location && !typed.exact ? correctLocation(typed.location) : undefined;
  return headersByLanguage((language) => {
    const others = listAlsoSearched(searched, language).map(({ id, label }) => `${id}:${label}`);
    return {
      ...(keyword && keyword !== typed.keyword && { 'x-corrected-keyword': encodeURIComponent(keyword) }),
      ...(nameLocation && { 'x-corrected-location': encodeURIComponent(nameLocation(language)) }),
      ...(others.length > 0 && {
        'x-also-searched': others.map((each) => encodeURIComponent(each)).join(','),
      }),
    };
  });
}
