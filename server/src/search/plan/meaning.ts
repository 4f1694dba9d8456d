import type { Queryable } from '../../db/database';
import { keyOf, type JobFilter } from '../query/filter';
import { createLookUps, type LookUps } from '../query/look-ups';
import { readWidened, type Widened } from '../query/widening';
import type { FoundIds, SearchSlice } from './found-ids';
import { findJobIds, type Ordering } from './search';

/** The ids of the active jobs that the filter means, and the filter that finds them. */
export const findMeant = (
  db: Queryable,
  filter: JobFilter,
  ordering: Ordering,
  slice: SearchSlice,
): Promise<Widened<FoundIds>> => {
  const lookUps = createLookUps();
  const read = (chosen: JobFilter) => findJobIds(db, chosen, ordering, slice, { lookUps });
  return readWidened(db, filter, { read, count: ({ total }) => total }, lookUps);
};

/** What a search by these filters finds on the whole board today, each as the filter that finds it. */
export async function readMeanings(
  db: Queryable,
  filters: readonly JobFilter[],
  { meanings }: LookUps,
): Promise<JobFilter[]> {
  const meant: JobFilter[] = [];
  for (const filter of filters) {
    if (!filter.keyword || filter.exact) {
      meant.push(filter);
      continue;
    }
    const key = keyOf(filter);
    const known =
      meanings.get(key) ?? (await findMeant(db, filter, 'newest', { offset: 0, limit: 1 })).searched;
    meanings.set(key, known);
    meant.push(known);
  }
  return meant;
}
