import { findMentions, type Mention, type Mentions } from './find-mentions';
import type { PlaceIndex } from './place-index';
import type { CodeArea, Place } from './read-places';

/** Where a text says that a job is. A text that names a canton only has neither a municipality nor a position. */
export interface ResolvedPlace {
  /** The one that the text names, otherwise all of the locality. */
  readonly postalCodes: readonly string[];
  readonly locality: string | undefined;
  readonly municipality: string | undefined;
  /** Code of the canton; undefined across the border. */
  readonly canton: string | undefined;
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
  if (chosen.length > 0) return resolveMentions({ ...mentions, list: chosen });
  return mentions.canton ? [onlyCanton(mentions.canton)] : [];
}

/** Postal codes are more certain than names, and names alone more certain than names amid other words. */
function chooseMentions(list: readonly Mention[]): readonly Mention[] {
  const withCode = list.filter(({ codeAreas }) => codeAreas.length > 0);
  if (withCode.length > 0) return withCode;
  const whole = list.filter(({ isWhole }) => isWhole);
  return whole.length > 0 ? whole : list.slice(-1);
}

/** The places of these mentions, each once. */
export function resolveMentions({ list }: Mentions): ResolvedPlace[] {
  const resolved = list.flatMap((mention) => resolveMention(mention) ?? []);
  const isFirst = (place: ResolvedPlace, index: number) =>
    resolved.findIndex(
      ({ locality, municipality, canton }) =>
        locality === place.locality && municipality === place.municipality && canton === place.canton,
    ) === index;
  return resolved.filter(isFirst).slice(0, MAX_PLACES);
}

function resolveMention({ candidates, codeAreas, canton }: Mention): ResolvedPlace | undefined {
  const area =
    codeAreas.find(({ place }) => candidates.includes(place)) ??
    codeAreas.find(({ place }) => candidates.some((other) => isSameMunicipality(place, other))) ??
    (candidates.length === 0 ? codeAreas[0] : undefined);
  const place = area?.place ?? candidates.find((other) => canton && other.canton === canton) ?? candidates[0];
  return place && describePlace(place, area, canton);
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
    canton: canton ?? place.canton,
    latitude,
    longitude,
    language: place.language,
    isMunicipality: place.isMunicipality,
  };
}

const onlyCanton = (canton: string): ResolvedPlace => ({
  postalCodes: [],
  locality: undefined,
  municipality: undefined,
  canton,
  latitude: undefined,
  longitude: undefined,
  language: undefined,
  isMunicipality: false,
});
