import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobPlaces } from '../../db/schema/index';
import { matchesPart } from '../../db/search';
import { distanceKm, openGazetteer } from './gazetteer';
import { readKnownPlaces, type PlaceText, type Spot } from './known-places';
import { municipalityKey } from './place-index';
import type { Point } from './read-places';
import type { ResolvedPlace } from './resolve-place';
import type { PlaceQuery } from './resolve-query';

/** The rows of `job_places` that a location means. */
export interface FoundPlaces {
  /** `text` when the location is no known place: the rows contain it. */
  readonly kind: PlaceQuery['kind'] | 'text';
  readonly label?: string;
  /** The name that a misspelt location was taken for. */
  readonly corrected?: string;
  /** Codes of the cantons, of a canton or a region. */
  readonly cantons?: readonly string[];
  readonly ids: readonly number[];
  /** Folded, in the order of `ids`. */
  readonly texts: readonly string[];
  /** True when there are more rows that contain the text than were read. */
  readonly isTruncated: boolean;
}

/** Maximum number of rows read for a location that is no known place. */
export const MAX_TEXTS = 1_000;

/**
 * Finds the places of present and past jobs in a location: in the town and its municipality, the postal code,
 * the canton or the region. A radius in kilometres extends a town, a postal code, or a region of towns; it has no effect
 * on cantons.
 */
export async function findPlaces(db: Queryable, location: string, radiusKm?: number): Promise<FoundPlaces> {
  const query = openGazetteer().resolveQuery(location);
  if (!query) return findPlacesByText(db, location);
  const { spots, remote } = await readKnownPlaces(db);
  const texts =
    query.kind === 'remote'
      ? remote
      : [...spots.values()].filter(isIn(query, radiusKm ?? query.radiusKm)).flatMap((spot) => spot.texts);
  return { ...pickShown(query), ...listRows(texts), isTruncated: false };
}

const pickShown = ({ kind, label, corrected, cantons }: PlaceQuery) => ({
  kind,
  label,
  ...(corrected !== undefined && { corrected }),
  ...(cantons && { cantons }),
});

/** Each row once: a text that names two places of a canton is in two spots. */
function listRows(texts: readonly PlaceText[]) {
  const places = new Map(texts.map(({ id, place }) => [id, place]));
  return { ids: [...places.keys()], texts: [...places.values()] };
}

/** A region is wide by itself, so that less is around it. */
const SHARE_AROUND_REGIONS = 0.5;

function isIn(query: PlaceQuery, radiusKm: number | undefined): (spot: Pick<Spot, 'place'>) => boolean {
  const { cantons = [], municipalities, places = [], points = [], towns = [] } = query;
  return ({ place }) => {
    if (place.region !== undefined && place.region === query.label) return true;
    if (place.canton !== undefined && cantons.includes(place.canton)) return true;
    if (municipalities?.has(municipalityKey(place.municipality ?? '', place.canton))) return true;
    if (places.some((wanted) => isSamePlace(wanted, place, query.kind === 'postal-code'))) return true;
    if (radiusKm === undefined) return false;
    const isNear = (km: number) => (point: Point) => isWithin(km, point, place);
    return points.some(isNear(radiusKm)) || towns.some(isNear(radiusKm * SHARE_AROUND_REGIONS));
  };
}

function isSamePlace(wanted: ResolvedPlace, place: ResolvedPlace, isCode: boolean): boolean {
  if (place.municipality === undefined) return false;
  const hasCode = place.postalCodes.some((code) => wanted.postalCodes.includes(code));
  const isSameMunicipality = place.municipality === wanted.municipality;
  if (isCode && wanted.postalCodes.length === 1) return hasCode;
  if (isSameMunicipality && (wanted.isMunicipality || place.locality === wanted.locality)) return true;
  return place.postalCodes.length === 1 && hasCode && isSameMunicipality;
}

const pointOf = ({ latitude, longitude }: ResolvedPlace): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

function isWithin(radiusKm: number, centre: Point, place: ResolvedPlace): boolean {
  const point = pointOf(place);
  return point !== undefined && distanceKm(centre, point) <= radiusKm;
}

/** Finds the places of present and past jobs that contain a text, whatever it names. */
export async function findPlacesByText(db: Queryable, location: string): Promise<FoundPlaces> {
  const rows = await db
    .select({ id: jobPlaces.id, place: jobPlaces.place })
    .from(jobPlaces)
    .where(sql`${jobPlaces.place} like ${matchesPart(location)}`)
    .limit(MAX_TEXTS + 1);
  return { kind: 'text', ...listRows(rows.slice(0, MAX_TEXTS)), isTruncated: rows.length > MAX_TEXTS };
}

/** Kilometres between two places, as people read them. */
export const toWholeKm = (km: number): number => Math.max(1, Math.round(km));

/** How many kilometres from a place each location is, 0 in the place itself; undefined where that is not known. */
export function measureFrom(query: PlaceQuery): (location: string) => number | undefined {
  const { points: centres = [] } = query;
  const isThere = isIn(query, undefined);
  return (location) => {
    const places = openGazetteer().resolvePlaces(location);
    if (places.some((place) => isThere({ place }))) return 0;
    const points = places.flatMap((place) => pointOf(place) ?? []);
    const distances = points.flatMap((point) => centres.map((centre) => distanceKm(centre, point)));
    return distances.length > 0 ? toWholeKm(Math.min(...distances)) : undefined;
  };
}

/** A place of present or past jobs near a location. */
export interface NearPlace {
  /** Understood as this place; with its canton where other places have the same name. */
  readonly location: string;
  readonly distanceKm: number;
  /** Ids of its rows of `job_places`. */
  readonly ids: readonly number[];
}

/**
 * The nearest places of present and past jobs around a town or a postal code; none for a location without a
 * position.
 */
export async function nearestPlaces(
  db: Queryable,
  query: PlaceQuery | undefined,
  limit: number,
): Promise<NearPlace[]> {
  const points = query?.points ?? [];
  if (points.length === 0) return [];
  const { spots } = await readKnownPlaces(db);
  const near = new Map<string, NearPlace>();
  for (const { place, texts } of spots.values()) {
    const point = pointOf(place);
    if (!point || place.locality === undefined) continue;
    const location = nameUniquely(place.locality, place);
    const known = near.get(location);
    near.set(location, {
      location,
      distanceKm: Math.min(
        known?.distanceKm ?? Infinity,
        ...points.map((centre) => distanceKm(centre, point)),
      ),
      ids: [...(known?.ids ?? []), ...texts.map(({ id }) => id)],
    });
  }
  return [...near.values()].sort((one, other) => one.distanceKm - other.distanceKm).slice(0, limit);
}

export function nameUniquely(locality: string, { canton, municipality }: ResolvedPlace): string {
  const named = openGazetteer().resolveQuery(locality)?.places ?? [];
  const isClear =
    named.length === 1 && named[0]?.canton === canton && named[0]?.municipality === municipality;
  return isClear || !canton ? locality : `${locality} ${canton}`;
}
