import { findMentions, type Mentions } from './find-mentions';
import { foldName } from './fold-name';
import type { Area, PlaceIndex } from './place-index';
import { isHome, type CodeArea, type Place } from './read-places';
import type { Mention } from './read-segment';

/**
 * Where a text says that a job is. A text that names only a canton, a country or a region has neither a municipality
 * nor a position.
 */
export interface ResolvedPlace {
  /** The one that the text names, otherwise all of the locality. */
  readonly postalCodes: readonly string[];
  readonly locality: string | undefined;
  readonly municipality: string | undefined;
  /** Code of the canton; undefined across the border. */
  readonly canton: string | undefined;
  /** `CH`, `LI` or a neighbour. */
  readonly country: string;
  /** The label of a region that the text names instead of a town. */
  readonly region?: string;
  /** In degrees, WGS84. */
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  /** Language of the place: `de`, `fr`, `it` or `rm`; undefined where there are several. */
  readonly language: string | undefined;
  /** True when the locality's name also means its municipality. */
  readonly isMunicipality: boolean;
}

const MAX_PLACES = 4;

/** Every place that a text names, at most four, the most certain first. */
export function resolvePlaces(index: PlaceIndex, text: string): ResolvedPlace[] {
  const mentions = findMentions(index, text);
  const chosen = chooseMentions(mentions.list);
  const isCertain = chosen.some(({ codeAreas, isWhole }) => isWhole || codeAreas.length > 0);
  const { canton, country } = mentions;
  const region =
    isCertain || canton ? undefined : index.regions.get(foldName(text).replace(REGION_WORDS, ''));
  if (region) return [describeRegion(region)];
  if (chosen.length > 0) return resolveMentions({ ...mentions, list: chosen });
  if (canton) return [{ ...NOWHERE, canton }];
  return country ? [{ ...NOWHERE, country }] : [];
}

const REGION_WORDS =
  /^(?:region|raum|gebiet|bezirk|district|regione|zona) (?:(?:de la|de|du|del|della|di|d) )?/;

const NOWHERE: ResolvedPlace = {
  postalCodes: [],
  locality: undefined,
  municipality: undefined,
  canton: undefined,
  country: 'CH',
  latitude: undefined,
  longitude: undefined,
  language: undefined,
  isMunicipality: false,
};

/** A region in a single canton is in it. */
function describeRegion({ label, cantons, municipalities }: Area): ResolvedPlace {
  const codes = new Set([...cantons, ...[...municipalities].map((key) => key.split('|')[1] ?? '')]);
  const [canton] = codes.size === 1 ? codes : [];
  return { ...NOWHERE, canton: canton || undefined, country: canton === '' ? 'LI' : 'CH', region: label };
}

/** Postal codes are more certain than names, and names alone more certain than names amid other words. */
function chooseMentions(list: readonly Mention[]): readonly Mention[] {
  const withCode = list.filter(({ codeAreas }) => codeAreas.length > 0);
  if (withCode.length > 0) return withCode;
  const whole = list.filter(({ isWhole }) => isWhole);
  return whole.length > 0 ? whole : list.slice(-1);
}

/** The places of these mentions, each once. */
export function resolveMentions({ list, country }: Pick<Mentions, 'list' | 'country'>): ResolvedPlace[] {
  const resolved = list.flatMap((mention) => resolveMention(mention, country) ?? []);
  const isFirst = (place: ResolvedPlace, index: number) =>
    resolved.findIndex(
      ({ locality, municipality, canton }) =>
        locality === place.locality && municipality === place.municipality && canton === place.canton,
    ) === index;
  return resolved.filter(isFirst).slice(0, MAX_PLACES);
}

function resolveMention(mention: Mention, country: string | undefined): ResolvedPlace | undefined {
  const { codeAreas, canton } = mention;
  const candidates = narrow(mention.candidates, (place) =>
    canton ? place.canton === canton : place.country === country,
  );
  const area =
    codeAreas.find(({ place }) => candidates.includes(place)) ??
    codeAreas.find(({ place }) => candidates.some((other) => isSameMunicipality(place, other))) ??
    (candidates.length === 0 ? codeAreas[0] : undefined);
  const place = area?.place ?? candidates[0];
  return place && describePlace(place, area, canton);
}

/** Those that fit, or all where none does. */
function narrow(places: readonly Place[], isFitting: (place: Place) => boolean): readonly Place[] {
  const fitting = places.filter(isFitting);
  return fitting.length > 0 ? fitting : places;
}

const isSameMunicipality = (one: Place, other: Place) =>
  one.municipality === other.municipality && one.canton === other.canton;

function describePlace(place: Place, area: CodeArea | undefined, canton: string | undefined): ResolvedPlace {
  // The code's own centre matters in cities; the centre of a village is that of its houses.
  const { latitude, longitude } = area && place.postalCodes.length > 1 ? area : place;
  return {
    postalCodes: area ? [area.postalCode] : place.postalCodes,
    locality: place.name,
    municipality: place.municipality,
    canton: isHome(place) ? (canton ?? place.canton) : undefined,
    country: place.country,
    latitude,
    longitude,
    language: place.language,
    isMunicipality: place.isMunicipality,
  };
}
