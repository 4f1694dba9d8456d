import { readImage } from '../data-images';
import {
  makeSearchable,
  readPlaceIndex,
  type Area,
  type CantonNames,
  type PlaceIndex,
  type SearchablePlaces,
} from './place-index';
import { isHome, type CodeArea, type Place, type Point } from './read-places';
import { findPlacesFolder } from './read-table';
import { resolvePlaces, type ResolvedPlace } from './resolve-place';
import { resolveQuery, type PlaceQuery } from './resolve-query';

/** A place for suggestions. */
export interface PlaceName {
  /** In its own language. */
  readonly name: string;
  readonly canton: string | undefined;
  /** Names in other languages. */
  readonly otherNames: readonly string[];
  readonly postalCodes: readonly string[];
  /** Population, or a small number where it is unknown. */
  readonly weight: number;
}

/** Facts about places in Switzerland, Liechtenstein and near the border. No method throws or is slow on any text. */
export interface Gazetteer {
  /** What a visitor means by a location; undefined when it is no known place. */
  resolveQuery(text: string): PlaceQuery | undefined;
  /** Where a job with this location is; of several places the first. */
  resolvePlace(text: string): ResolvedPlace | undefined;
  /** Every place that a location names, at most four. */
  resolvePlaces(text: string): readonly ResolvedPlace[];
  /** Places in Switzerland and Liechtenstein, most important first. */
  listNames(): readonly PlaceName[];
  listCantons(): readonly CantonNames[];
  listRegions(): readonly Area[];
  /** Localities of a postal code in Switzerland or Liechtenstein, most important first. */
  listLocalities(postalCode: string): readonly Pick<Place, 'name' | 'canton'>[];
}

export const PLACES_IMAGE = 'places';

let opened: Gazetteer | undefined;

/** Reads the data at the first call, synchronously; later calls return the same object. */
export function openGazetteer(): Gazetteer {
  opened ??= makeGazetteer(
    makeSearchable(readImage<PlaceIndex>(PLACES_IMAGE) ?? readPlaceIndex(findPlacesFolder())),
  );
  return opened;
}

function makeGazetteer(index: SearchablePlaces): Gazetteer {
  let names: readonly PlaceName[] | undefined;
  return {
    resolveQuery: (text) => resolveQuery(index, text),
    resolvePlace: (text) => resolvePlaces(index, text)[0],
    resolvePlaces: (text) => resolvePlaces(index, text),
    listCantons: () => index.cantonNames,
    listRegions: () => [...new Set(index.regions.values())],
    listLocalities: (postalCode) => listLocalities(index.byCode.get(postalCode) ?? []),
    listNames: () => (names ??= listNames(index.places)),
  };
}

const listNames = (places: readonly Place[]): PlaceName[] =>
  places
    .filter(isHome)
    .map(({ name, canton, otherNames, postalCodes, weight }) => ({
      name,
      canton,
      otherNames,
      postalCodes,
      weight,
    }))
    .sort((one, other) => other.weight - one.weight);

/** A locality has several areas where the directory numbers it: `Lausanne 25`. */
const listLocalities = (areas: readonly CodeArea[]): readonly Place[] =>
  [...new Set(areas.map(({ place }) => place))].filter(({ isLocality }) => isLocality);

const EARTH_DIAMETER_KM = 12_742;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance in kilometres along the surface (haversine). */
export function distanceKm(one: Point, other: Point): number {
  const latitude = Math.sin(toRadians(other.latitude - one.latitude) / 2) ** 2;
  const longitude = Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2;
  const scale = Math.cos(toRadians(one.latitude)) * Math.cos(toRadians(other.latitude));
  return EARTH_DIAMETER_KM * Math.asin(Math.min(1, Math.sqrt(latitude + scale * longitude)));
}
