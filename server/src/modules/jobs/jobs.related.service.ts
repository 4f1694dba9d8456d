import type { Job, NearbyPlace } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
import { refuse } from '../../errors';
import { findNearbyPlaces, findSimilarIds, toWholeKm, type Search } from '../../search/index';
import { countFound, readJobs } from './jobs.service';

const MAX_NEARBY = 5;

/** At most five places near the location of a search where it finds jobs, nearest first. */
export async function listNearbyPlaces(db: Queryable, search: Search): Promise<NearbyPlace[]> {
  const near = await findNearbyPlaces(db, { ...search.filter, reach: 'related' });
  const places: NearbyPlace[] = [];
  for (const { location, distanceKm } of near.slice(0, MAX_NEARBY)) {
    const filter = { ...search.filter, location, radius: undefined };
    // Counts as the search of this location does.
    const total = await countFound(db, { ...search, filter });
    if (total > 0) places.push({ location, distance: toWholeKm(distanceKm), jobs: total });
  }
  return places;
}

const MAX_SIMILAR = 6;

/** At most six active jobs of other companies like this one; 404 when there is no such job. */
export async function listSimilarJobs(db: Queryable, id: number): Promise<Job[]> {
  const ids = await findSimilarIds(db, id, MAX_SIMILAR);
  if (!ids) throw refuse.missing();
  return readJobs(db, ids);
}
