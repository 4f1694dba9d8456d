import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobSearch } from '../../db/schema/index';
import type { JobFilter } from '../query/filter';
import { anyOf } from '../query/narrow-words';
import { planSearch } from '../plan/plan';
import { openGazetteer } from '../places/gazetteer';
import { nearestPlaces, type NearPlace } from '../places/places';

/** Places of past jobs are among them, so more are read than are shown. */
const MAX_READ = 60;

/**
 * The places nearest to the filter's location where jobs match the rest of it, nearest first; none for a
 * location without a position.
 */
export async function findNearbyPlaces(
  db: Queryable,
  { location = '', radius: _radius, ...rest }: JobFilter,
): Promise<NearPlace[]> {
  const near = await nearestPlaces(db, openGazetteer().resolveQuery(location), MAX_READ);
  if (near.length === 0) return [];
  const plan = await planSearch(db, rest, Infinity);
  if (!plan) return [];
  const ids = anyOf(near.flatMap((place) => place.ids.map((id) => `=p${id}`)));
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct job_places.id from ${jobSearch} join job_places using (place)
    where ${plan.match()} and job_search.words @@ ${ids}::tsquery
  `);
  const found = new Set(rows.map(({ id }) => id));
  return near.filter((place) => place.ids.some((id) => found.has(id)));
}
