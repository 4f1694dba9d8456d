import { asc, gt } from 'drizzle-orm';
import { rootOf } from '../../db/cancellable';
import type { Queryable } from '../../db/database';
import { perDatabase } from '../../db/per-database';
import { jobPlaces } from '../../db/schema/index';
import { openGazetteer } from './gazetteer';
import type { ResolvedPlace } from './resolve-place';
import { isRemote } from './resolve-query';

/** A row of `job_places`. */
export interface PlaceText {
  readonly id: number;
  readonly place: string;
}

/** All texts that name one place. */
export interface Spot {
  readonly place: ResolvedPlace;
  readonly texts: PlaceText[];
}

export interface KnownPlaces {
  readonly spots: ReadonlyMap<string, Spot>;
  readonly remote: readonly PlaceText[];
}

interface Cache extends KnownPlaces {
  readonly spots: Map<string, Spot>;
  readonly remote: PlaceText[];
  readonly ids: Set<number>;
  lastId: number;
  loading: Promise<void> | undefined;
}

const cacheOf = perDatabase((): Cache => ({
  spots: new Map(),
  remote: [],
  ids: new Set(),
  lastId: 0,
  loading: undefined,
}));

/** Rows are resolved in batches so that other requests run in between. */
const BATCH = 500;
/** Ids are assigned before the commit, so that a lower one may appear after a higher one. */
const LATE_IDS = 200;

/**
 * The places of all rows of `job_places`, including those committed before the call. The rows are cached per
 * database; a call reads only new ones.
 */
export async function readKnownPlaces(asked: Queryable): Promise<KnownPlaces> {
  const db = rootOf(asked);
  const cache = cacheOf(db);
  cache.loading ??= loadAfter(db, cache, 0).catch((error: unknown) => {
    cache.loading = undefined;
    throw error;
  });
  await cache.loading;
  await loadAfter(db, cache, cache.lastId - LATE_IDS);
  return cache;
}

async function loadAfter(db: Queryable, cache: Cache, start: number): Promise<void> {
  let after = start;
  for (;;) {
    const rows = await db
      .select({ id: jobPlaces.id, place: jobPlaces.place })
      .from(jobPlaces)
      .where(gt(jobPlaces.id, after))
      .orderBy(asc(jobPlaces.id))
      .limit(BATCH);
    for (const row of rows) remember(cache, row);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

function remember(cache: Cache, row: PlaceText): void {
  if (cache.ids.has(row.id)) return;
  cache.ids.add(row.id);
  cache.lastId = Math.max(cache.lastId, row.id);
  if (isRemote(row.place)) cache.remote.push(row);
  for (const place of openGazetteer().resolvePlaces(row.place)) {
    const { locality, municipality, canton, region, postalCodes } = place;
    const key = [locality, municipality, canton, region, ...postalCodes].join('|');
    const spot = cache.spots.get(key);
    if (spot) spot.texts.push(row);
    else cache.spots.set(key, { place, texts: [row] });
  }
}
