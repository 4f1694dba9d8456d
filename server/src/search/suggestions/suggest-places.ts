import type { Suggestion } from '@metier/sdk/contract';
import type { Language } from '@metier/sdk/rules';
import { readImage } from '../data-images';
import { openGazetteer, type PlaceName } from '../places/gazetteer';
import type { Area, CantonLanguage, CantonNames } from '../places/place-index';
import {
  createPrefixIndex,
  foldTyped,
  listEntries,
  type PrefixEntry,
  type PrefixIndex,
  type PrefixMatch,
} from './prefix-index';

interface Named {
  /** Equal for the names of one place. */
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly weight: number;
  /** Of the name of a canton; a place is suggested by its own name in every language. */
  readonly language?: CantonLanguage;
}

/** Names in other languages weigh less than own ones: `La` is rather La Chaux-de-Fonds than Lauis. */
const OTHER_NAME = 0.25;
const CANTON = 0.9 * OTHER_NAME;

export const PLACE_NAMES_IMAGE = 'place-names';

/** Computes what `suggestPlaces` looks up. */
export const listPlaceEntries = (): PrefixEntry<Named>[] => listEntries(listNames());

let index: PrefixIndex<Named> | undefined;

interface PlaceBeginning {
  readonly typed: string;
  readonly language: Language;
  /** Looks for what begins with the text but for one mistake. */
  readonly isMistyped: boolean;
}

/**
 * The places, postal codes, regions and cantons with a name in any language that begins with the text, then those
 * with a word that does; the biggest first, each once, a canton in the given language if its name in it fits.
 */
export function suggestPlaces({ typed, language, isMistyped }: PlaceBeginning, most: number): Suggestion[] {
  index ??= createPrefixIndex(readImage(PLACE_NAMES_IMAGE) ?? listPlaceEntries());
  const folded = foldTyped(typed);
  const found = isMistyped ? index.findMistyped(folded) : index.find(folded);
  const matches = [...found].sort(compareMatches(language));
  const byId = new Map<string, Suggestion>();
  for (const { value } of matches) {
    if (!byId.has(value.id)) byId.set(value.id, value.suggestion);
    if (byId.size === most) break;
  }
  return [...byId.values()];
}

const compareMatches = (language: Language) => (one: PrefixMatch<Named>, other: PrefixMatch<Named>) =>
  Number(other.isBeginning) - Number(one.isBeginning) ||
  other.value.weight - one.value.weight ||
  Number(other.value.language === language) - Number(one.value.language === language);

function* listNames(): Iterable<readonly [string, Named]> {
  const { listNames: listPlaces, listCantons, listRegions } = openGazetteer();
  const places = listPlaces();
  for (const place of places) yield* namePlace(place);
  for (const region of listRegions()) yield* nameRegion(region);
  for (const canton of listCantons()) yield* nameCanton(canton, places);
}

/** A place is suggested by its own name, with the canton where the name alone means another place. */
function* namePlace(place: PlaceName): Iterable<readonly [string, Named]> {
  const { name, canton = 'FL', otherNames, postalCodes, weight } = place;
  const meant = openGazetteer().resolvePlace(name);
  const isMeant = meant?.locality === name && meant.canton === place.canton;
  const text = isMeant ? name : `${name}, ${canton}`;
  const own: Suggestion = { kind: 'place', text, detail: canton };
  for (const spelling of spellSaints(name)) yield [spelling, { id: text, suggestion: own, weight }];
  for (const other of otherNames) {
    const suggestion: Suggestion = { kind: 'place', text, detail: `${other}, ${canton}` };
    const named = { id: text, suggestion, weight: weight * OTHER_NAME };
    for (const spelling of spellSaints(other)) yield [spelling, named];
  }
  for (const code of postalCodes) {
    const suggestion: Suggestion = { kind: 'place', text: `${code} ${name}`, detail: canton };
    yield [suggestion.text, { id: suggestion.text, suggestion, weight }];
  }
}

/** `St. Gallen` is also typed as `Sankt Gallen`. */
const spellSaints = (name: string): string[] =>
  /^st[. -]/i.test(name)
    ? [name, ...['Saint ', 'Sankt '].map((saint) => name.replace(/^st[. -]+/i, saint))]
    : [name];

/** A region weighs as much as a small town. */
const REGION = 10_000;

function* nameRegion({ label, names }: Area): Iterable<readonly [string, Named]> {
  for (const name of names) {
    const suggestion: Suggestion = { kind: 'place', text: label, ...(name !== label && { detail: name }) };
    const weight = name === label ? REGION : REGION * OTHER_NAME;
    yield [name, { id: `region ${label}`, suggestion, weight }];
  }
}

const MARKS: Readonly<Record<CantonLanguage, string>> = {
  de: 'Kanton',
  fr: 'Canton de',
  it: 'Cantone di',
  en: 'Canton of',
  rm: 'Chantun',
};

/** A canton is suggested in each language, marked as a canton where its name alone means a town. */
function* nameCanton(
  { code, names }: CantonNames,
  places: readonly PlaceName[],
): Iterable<readonly [string, Named]> {
  // Less than its biggest town in any language, which a name that both have means more often.
  const weight = (places.find(({ canton }) => canton === code)?.weight ?? 0) * CANTON;
  for (const [key, name] of Object.entries(names)) {
    const language = key as CantonLanguage;
    const marked = `${MARKS[language]} ${name}`;
    const isPlain = openGazetteer().resolveQuery(name)?.kind === 'canton';
    const suggestion: Suggestion = { kind: 'canton', text: isPlain ? name : marked, detail: code };
    for (const spelling of [...spellSaints(name), marked, code])
      yield [spelling, { id: `canton ${code}`, suggestion, weight, language }];
  }
}
