import { readTable, splitList } from './read-table';

/** A position in degrees (WGS84). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A locality, a quarter, or a municipality without a locality of its name. */
export interface Place extends Point {
  /** In its own language. */
  readonly name: string;
  readonly municipality: string;
  /** Undefined across the border. */
  readonly canton: string | undefined;
  /** `CH`, `LI` or a neighbour. */
  readonly country: string;
  readonly language: string | undefined;
  readonly postalCodes: readonly string[];
  /** Population, or a small number where it is unknown. */
  readonly weight: number;
  readonly otherNames: readonly string[];
  /** True when the directory of localities has it, so that it is written in addresses. */
  readonly isLocality: boolean;
  /** True when the name also means the whole municipality. */
  readonly isMunicipality: boolean;
}

/** True in Switzerland and Liechtenstein, whose localities the directory has. */
export const isHome = ({ country }: Place): boolean => country === 'CH' || country === 'LI';

/** The centre of a postal code's part of a place. */
export interface CodeArea extends Point {
  readonly postalCode: string;
  readonly place: Place;
}

interface Draft {
  name: string;
  municipality: string;
  canton: string;
  language: string;
  isLocality: boolean;
  otherNames: string[];
  population: number;
  centre: Point | undefined;
  areas: { postalCode: string; latitude: number; longitude: number }[];
}

/** Reads `localities.csv`, `names.csv`, `quarters.csv` and `neighbours.csv`. */
export function readPlaces(folder: string): { places: Place[]; areas: CodeArea[] } {
  const drafts = draftLocalities(folder);
  addNames(folder, drafts);
  addMunicipalities(drafts);
  addQuarters(folder, drafts);
  const made = [...drafts.values()].map((draft) => ({ draft, place: makePlace(draft) }));
  const areas = made.flatMap(({ draft, place }) => draft.areas.map((area) => ({ ...area, place })));
  return { places: [...made.map(({ place }) => place), ...readNeighbours(folder)], areas };
}

const keyOf = (name: string, canton: string) => `${name}|${canton}`;

/** The directory adds a canton or a number to names that are not unique: `Renens VD`, `Lausanne 25`. */
function plainName(name: string, canton: string): string {
  const unnumbered = name.replace(/ \d+$/, '');
  const ending = ` ${canton || 'FL'}`;
  return unnumbered.endsWith(ending) ? unnumbered.slice(0, -ending.length) : unnumbered;
}

function draftLocalities(folder: string): Map<string, Draft> {
  const drafts = new Map<string, Draft>();
  for (const row of readTable(folder, 'localities.csv')) {
    const [
      postalCode = '',
      locality = '',
      municipality = '',
      canton = '',
      latitude,
      longitude,
      language = '',
    ] = row;
    const name = plainName(locality, canton);
    const key = keyOf(name, canton);
    const draft = drafts.get(key) ?? emptyDraft(name, municipality, canton, language);
    draft.isLocality = true;
    draft.areas.push({ postalCode, latitude: Number(latitude), longitude: Number(longitude) });
    drafts.set(key, draft);
  }
  return drafts;
}

const emptyDraft = (name: string, municipality: string, canton: string, language: string): Draft => ({
  name,
  municipality,
  canton,
  language,
  isLocality: false,
  otherNames: [],
  population: 0,
  centre: undefined,
  areas: [],
});

function addNames(folder: string, drafts: Map<string, Draft>): void {
  const parts = groupByMunicipality(drafts);
  for (const row of readTable(folder, 'names.csv')) {
    const [fullName = '', municipality = '', canton = '', population, latitude, longitude, others = ''] = row;
    const name = plainName(fullName, canton);
    const centre = latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
    const siblings = parts.get(keyOf(municipality, canton)) ?? [];
    const draft =
      drafts.get(keyOf(name, canton)) ?? emptyDraft(name, municipality, canton, siblings[0]?.language ?? '');
    draft.population = Number(population);
    draft.centre = centre;
    draft.otherNames = splitList(others);
    if (draft.areas.length === 0 && centre) draft.areas = findAreas(siblings, centre, name === municipality);
    drafts.set(keyOf(name, canton), draft);
  }
}

/** A quarter has the nearest postal code of its municipality. */
function findAreas(siblings: readonly Draft[], centre: Point, isWhole: boolean): Draft['areas'] {
  const areas = siblings.flatMap((sibling) => sibling.areas);
  if (isWhole) return areas;
  const distance = (area: Point) =>
    (area.latitude - centre.latitude) ** 2 + ((area.longitude - centre.longitude) * 0.68) ** 2;
  return areas.sort((one, other) => distance(one) - distance(other)).slice(0, 1);
}

function groupByMunicipality(drafts: ReadonlyMap<string, Draft>): Map<string, Draft[]> {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts.values()) {
    const key = keyOf(draft.municipality, draft.canton);
    const group = groups.get(key);
    if (group) group.push(draft);
    else groups.set(key, [draft]);
  }
  return groups;
}

/** Weight of a quarter of unknown population: it is found amid other words, but after a town of its name. */
const QUARTER = 1_000;

/** Adds quarters and airports, which have the listed postal codes of their municipality. */
function addQuarters(folder: string, drafts: Map<string, Draft>): void {
  const parts = groupByMunicipality(drafts);
  for (const [name = '', municipality = '', canton = '', codes = '', others = ''] of readTable(
    folder,
    'quarters.csv',
  )) {
    const siblings = parts.get(keyOf(municipality, canton)) ?? [];
    const key = keyOf(name, canton);
    const draft = drafts.get(key) ?? emptyDraft(name, municipality, canton, siblings[0]?.language ?? '');
    draft.population ||= QUARTER;
    draft.otherNames.push(...splitList(others));
    const listed = splitList(codes);
    const areas = siblings.flatMap((sibling) => sibling.areas);
    draft.areas = areas.filter(({ postalCode }) => listed.includes(postalCode));
    drafts.set(key, draft);
  }
}

const isOfMunicipality = ({ name, municipality, otherNames }: Draft) =>
  name === municipality || otherNames.includes(municipality) || municipality.split('/').includes(name);

function addMunicipalities(drafts: Map<string, Draft>): void {
  for (const [key, parts] of groupByMunicipality(drafts)) {
    const [first] = parts;
    if (!first || parts.some(isOfMunicipality) || drafts.has(key)) continue;
    const whole = emptyDraft(first.municipality, first.municipality, first.canton, first.language);
    whole.population = parts.reduce((sum, part) => sum + part.population, 0);
    whole.areas = parts.flatMap((part) => part.areas);
    drafts.set(key, whole);
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function makePlace(draft: Draft): Place {
  const { name, municipality, canton, language, isLocality, otherNames, population, centre, areas } = draft;
  return {
    name,
    municipality,
    otherNames,
    isLocality,
    canton: canton || undefined,
    country: canton ? 'CH' : 'LI',
    language: language || undefined,
    latitude: centre?.latitude ?? mean(areas.map((area) => area.latitude)),
    longitude: centre?.longitude ?? mean(areas.map((area) => area.longitude)),
    postalCodes: [...new Set(areas.map((area) => area.postalCode))],
    weight: population || areas.length,
    isMunicipality: isOfMunicipality(draft),
  };
}

/** A town abroad weighs less than one at home of the same name and size. */
const ABROAD = 0.1;

const readNeighbours = (folder: string): Place[] =>
  readTable(folder, 'neighbours.csv').map(
    ([name = '', country = '', population, latitude, longitude, language, others = '']) => ({
      name,
      municipality: name,
      canton: undefined,
      country,
      language,
      latitude: Number(latitude),
      longitude: Number(longitude),
      postalCodes: [],
      weight: Number(population) * ABROAD,
      otherNames: splitList(others),
      isLocality: false,
      isMunicipality: true,
    }),
  );
