import type { JobFacets } from '@metier/sdk/contract';
import { LRUCache } from 'lru-cache';
import { openGazetteer } from '../places/gazetteer';
import { nameUniquely } from '../places/places';

export type CountedTown = NonNullable<JobFacets['places']>[number];
type Town = Omit<CountedTown, 'count'>;

/** Number of jobs in a place. */
export interface PlacedGroup {
  readonly total: number;
  /** The folded text of the location; null where places are not counted. */
  readonly place: string | null;
}

/** The jobs of each town, without those of which the location names none. */
export function sumTowns(groups: readonly PlacedGroup[]): CountedTown[] {
  const texts = new Map<string, number>();
  for (const { place, total } of groups)
    if (place !== null) texts.set(place, (texts.get(place) ?? 0) + total);
  const towns = new Map<string, CountedTown>();
  for (const [text, total] of texts) {
    const { town } = findTown(text);
    if (town) towns.set(town.value, { ...town, count: total + (towns.get(town.value)?.count ?? 0) });
  }
  return [...towns.values()];
}

const MAX_KNOWN = 20_000;
const known = new LRUCache<string, { readonly town: Town | undefined }>({ max: MAX_KNOWN });

function findTown(text: string): { readonly town: Town | undefined } {
  const found = known.get(text) ?? { town: locate(text) };
  known.set(text, found);
  return found;
}

/** The municipality, because a search for it finds the jobs of all its parts. */
function locate(text: string): Town | undefined {
  const gazetteer = openGazetteer();
  const place = gazetteer.resolvePlace(text);
  if (place?.municipality === undefined) return undefined;
  const value = nameUniquely(place.municipality, place);
  const [point] = gazetteer.resolveQuery(value)?.points ?? [];
  return point && { value, latitude: round(point.latitude), longitude: round(point.longitude) };
}

/** To a hundred metres. */
const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
