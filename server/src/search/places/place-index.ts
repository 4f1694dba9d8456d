import { REGIONS } from '@metier/sdk/rules';
import { foldName, foldVariants, isOneMistakeApart, listSpellings } from './fold-name';
import { isHome, readPlaces, type CodeArea, type Place } from './read-places';
import { readTable, splitList } from './read-table';

/** A group of cantons and municipalities, such as the Romandie. */
export interface Area {
  readonly label: string;
  /** The label and the names in other languages. */
  readonly names: readonly string[];
  readonly cantons: readonly string[];
  /** Keys of `municipalityKey`. */
  readonly municipalities: ReadonlySet<string>;
}

/** The names of a canton by language. */
export interface CantonNames {
  readonly code: string;
  readonly names: Readonly<Record<CantonLanguage, string>>;
}

/** The columns of `cantons.csv`. */
const CANTON_LANGUAGES = ['de', 'fr', 'it', 'en', 'rm'] as const;
export type CantonLanguage = (typeof CANTON_LANGUAGES)[number];

export interface PlaceIndex {
  readonly places: readonly Place[];
  /** By folded name, most important first. */
  readonly byName: ReadonlyMap<string, readonly Place[]>;
  readonly byCode: ReadonlyMap<string, readonly CodeArea[]>;
  /** The biggest town of the codes that begin like a round one which no place has: `8000`, `1200`. */
  readonly townsByCode: ReadonlyMap<string, Place>;
  /** Codes of cantons by folded name in any language, and by folded code. */
  readonly cantons: ReadonlyMap<string, string>;
  readonly cantonNames: readonly CantonNames[];
  readonly cantonCodes: ReadonlySet<string>;
  readonly regions: ReadonlyMap<string, Area>;
}

/** The index and what is computed from it at run time. */
export interface SearchablePlaces extends PlaceIndex {
  /**
   * The most important known name that differs from a folded text by one mistake, and begins with the same letter
   * or one that sounds like it.
   */
  correct(text: string): string | undefined;
}

export const makeSearchable = (index: PlaceIndex): SearchablePlaces => ({
  ...index,
  correct: makeCorrector(index.byName, [...index.cantons.keys(), ...index.regions.keys()]),
});

export const municipalityKey = (municipality: string, canton: string | undefined): string =>
  `${foldName(municipality)}|${canton ?? ''}`;

/** Names of cantons that no register lists. */
const MORE_CANTON_NAMES: Readonly<Record<string, string>> = {
  Baselland: 'BL',
  'Basel Land': 'BL',
  Baselbiet: 'BL',
  'Basel-Country': 'BL',
  'Basel-City': 'BS',
  Baselstadt: 'BS',
  Ausserrhoden: 'AR',
  Innerrhoden: 'AI',
  Bündnerland: 'GR',
  Bünden: 'GR',
  Argovia: 'AG',
  Vallesia: 'VS',
  'Republik und Kanton Genf': 'GE',
};

/** Population from which a round postal code means a town. */
const MIN_TOWN = 20_000;

export function readPlaceIndex(folder: string): PlaceIndex {
  const { places, areas } = readPlaces(folder);
  const byName = indexNames(places);
  const cantonNames = readCantonNames(folder);
  const cantons = indexCantons(cantonNames);
  const regions = readRegions(folder);
  const byCode = new Map<string, CodeArea[]>();
  for (const area of areas) byCode.set(area.postalCode, [...(byCode.get(area.postalCode) ?? []), area]);
  for (const sharing of byCode.values()) sharing.sort((one, other) => other.place.weight - one.place.weight);
  return {
    places,
    byName,
    byCode,
    townsByCode: findTownsByCode(byCode),
    cantons,
    cantonNames,
    cantonCodes: new Set(REGIONS.map(({ value }) => value.toLowerCase())),
    regions,
  };
}

function findTownsByCode(byCode: ReadonlyMap<string, readonly CodeArea[]>): Map<string, Place> {
  const towns = new Map<string, Place>();
  for (const [code, [area]] of byCode) {
    const round = `${code.slice(0, 2)}00`;
    const known = towns.get(round);
    if (!area || byCode.has(round) || area.place.weight < MIN_TOWN) continue;
    if (!known || known.weight < area.place.weight) towns.set(round, area.place);
  }
  return towns;
}

function indexNames(places: readonly Place[]): Map<string, Place[]> {
  const byName = new Map<string, Place[]>();
  for (const place of places) {
    const own = isHome(place) ? listSpellings(place.name) : foldVariants(place.name);
    for (const key of new Set([...own, ...place.otherNames.flatMap(foldVariants)])) {
      const known = byName.get(key);
      if (known) known.push(place);
      else byName.set(key, [place]);
    }
  }
  byName.delete('');
  for (const known of byName.values()) known.sort((one, other) => other.weight - one.weight);
  return byName;
}

const readCantonNames = (folder: string): CantonNames[] =>
  readTable(folder, 'cantons.csv').map(([code = '', ...names]) => {
    const listed = CANTON_LANGUAGES.map((language, column) => [language, names[column] ?? '']);
    return { code, names: Object.fromEntries(listed) as CantonNames['names'] };
  });

function indexCantons(cantons: readonly CantonNames[]): Map<string, string> {
  const listed = cantons.flatMap(({ code, names }) =>
    [code, ...Object.values(names)].map((name) => [name, code] as const),
  );
  const all = [...listed, ...Object.entries(MORE_CANTON_NAMES)];
  return new Map(all.flatMap(([name, code]) => foldVariants(name).map((key) => [key, code])));
}

function readRegions(folder: string): Map<string, Area> {
  const areas = readTable(folder, 'regions.csv').map(
    ([label = '', cantons = '', parts = '', others = '']) => {
      const municipalities = splitList(parts).map((part) => {
        const [, name = part, canton] = /^(.*) ([A-Z]{2})$/.exec(part) ?? [];
        return municipalityKey(name, canton);
      });
      return {
        label,
        names: [label, ...splitList(others)],
        cantons: cantons.split(' ').filter(Boolean),
        municipalities: new Set(municipalities),
      };
    },
  );
  return new Map(
    areas.flatMap((area) => area.names.flatMap(foldVariants).map((name) => [name, area] as const)),
  );
}

/** Names of cantons and regions are preferred to those of smaller towns. */
const AREA_WEIGHT = 50_000;
const MIN_CORRECTED_LENGTH = 5;
const SOUNDS = ['ckqg', 'fvpw', 'ijy', 'szc', 'dt', 'bp'];

const isSameSound = (one: string, other: string) =>
  one === other || SOUNDS.some((letters) => letters.includes(one) && letters.includes(other));

function makeCorrector(
  byName: ReadonlyMap<string, readonly Place[]>,
  others: readonly string[],
): SearchablePlaces['correct'] {
  let byLength: Map<number, { name: string; weight: number }[]> | undefined;
  const listByLength = () => {
    const weights = new Map([...byName].map(([name, [place]]) => [name, place?.weight ?? 0]));
    for (const name of others) weights.set(name, Math.max(AREA_WEIGHT, weights.get(name) ?? 0));
    const lists = new Map<number, { name: string; weight: number }[]>();
    for (const [name, weight] of weights) {
      if (name.length < MIN_CORRECTED_LENGTH - 1) continue;
      const list = lists.get(name.length);
      if (list) list.push({ name, weight });
      else lists.set(name.length, [{ name, weight }]);
    }
    return lists;
  };
  return (text) => {
    if (text.length < MIN_CORRECTED_LENGTH) return undefined;
    byLength ??= listByLength();
    let best: { name: string; weight: number } | undefined;
    for (const length of [text.length - 1, text.length, text.length + 1])
      for (const candidate of byLength.get(length) ?? [])
        if (
          (!best || candidate.weight > best.weight) &&
          isSameSound(text[0] ?? '', candidate.name[0] ?? '') &&
          isOneMistakeApart(text, candidate.name)
        )
          best = candidate;
    return best?.name;
  };
}
