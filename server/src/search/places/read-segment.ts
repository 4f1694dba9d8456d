import type { PlaceIndex } from './place-index';
import type { CodeArea, Place } from './read-places';

/** A place that a text names, with what narrows it down. */
export interface Mention {
  readonly candidates: readonly Place[];
  readonly codeAreas: readonly CodeArea[];
  readonly canton: string | undefined;
  /** True when a part of the text is nothing but this place. */
  readonly isWhole: boolean;
}

const MAX_WORDS = 12;
const MAX_NAME_LENGTH = 6;
const STREETS = new Set(
  (
    'rue avenue av chemin ch route rte place pl quai boulevard bd allee impasse passage ruelle esplanade ' +
    'via viale vicolo piazza corso strasse weg gasse platz'
  ).split(' '),
);
const PARTICLES = new Set('de du des d la le les l di del della dei da st'.split(' '));
/** What people add to the name of a town without meaning another place. */
const CENTRE_WORDS = new Set(
  (
    'hb hbf hauptbahnhof bahnhof gare stazione station cff sbb ffs zentrum stadtzentrum centre center centro ' +
    'innenstadt ville stadt citta'
  ).split(' '),
);
/** A place named amid other words has at least so much weight, because many villages are common words. */
const LEAST_WEIGHT = 1_000;
const MIN_NAME_LENGTH = 4;
const CODE = /^\d{4,5}$/;
/** Before a postal code: `D-78462`. */
const COUNTRY_LETTERS = /^(?:ch|d|de|f|fr|i|it|a|at|fl|li) (?=\d{4,5}\b)/;

/** Reads a part of a text, folded, as one place. */
export function readSegment(index: PlaceIndex, segment: string): Mention | undefined {
  const words = segment.replace(COUNTRY_LETTERS, '').split(' ', MAX_WORDS);
  const letters = words.filter((word) => !CODE.test(word));
  if (letters.length === 0) return readCode(index, words);
  const codeAreas = words.flatMap((word) => index.byCode.get(word) ?? []);
  const whole = index.byName.get(letters.join(' '));
  if (whole) return { candidates: whole, codeAreas, canton: undefined, isWhole: true };
  const code = letters.at(-1) ?? '';
  const canton = index.cantonCodes.has(code) && letters.length > 1 ? index.cantons.get(code) : undefined;
  const rest = canton ? letters.slice(0, -1) : letters;
  const named =
    (canton && index.byName.get(rest.join(' '))) ?? findCentre(index, rest) ?? findQuarter(index, rest);
  if (named) return { candidates: named, codeAreas, canton, isWhole: true };
  const candidates = findAmidWords(index, rest);
  if (!candidates && codeAreas.length === 0 && !canton) return undefined;
  return { candidates: candidates ?? [], codeAreas, canton, isWhole: false };
}

/** A postal code alone; `8000` is in no directory and means the biggest town whose codes begin like it. */
function readCode(index: PlaceIndex, words: readonly string[]): Mention | undefined {
  const codeAreas = words.flatMap((word) => index.byCode.get(word) ?? []);
  const town = codeAreas.length === 0 ? index.townsByCode.get(words[0] ?? '') : undefined;
  if (town) return { candidates: [town], codeAreas, canton: undefined, isWhole: true };
  return { candidates: [], codeAreas, canton: undefined, isWhole: codeAreas.length > 0 };
}

/** `Zürich HB` and `Gare de Lausanne` are the towns. */
function findCentre(index: PlaceIndex, words: readonly string[]): readonly Place[] | undefined {
  const rest = words.filter((word) => !CENTRE_WORDS.has(word));
  if (rest.length === 0 || rest.length === words.length) return undefined;
  while (rest.length > 1 && PARTICLES.has(rest[0] ?? '') && !index.byName.has(rest.join(' '))) rest.shift();
  return index.byName.get(rest.join(' '));
}

/** `Zürich Oerlikon` and `Oerlikon Zürich`. */
function findQuarter(index: PlaceIndex, words: readonly string[]): readonly Place[] | undefined {
  for (let at = 1; at < words.length; at += 1) {
    const [one, other] = [words.slice(0, at), words.slice(at)].map((part) =>
      index.byName.get(part.join(' ')),
    );
    const quarters = one && other && [...pickQuarters(one, other), ...pickQuarters(other, one)];
    if (quarters && quarters.length > 0) return quarters;
  }
  return undefined;
}

/** The places that are parts of one of these towns. */
export const pickQuarters = (places: readonly Place[], towns: readonly Place[]): readonly Place[] =>
  places.filter(({ isMunicipality, municipality, canton }) =>
    towns.some(
      (town) =>
        !isMunicipality &&
        town.isMunicipality &&
        town.municipality === municipality &&
        town.canton === canton,
    ),
  );

function findAmidWords(index: PlaceIndex, words: readonly string[]): readonly Place[] | undefined {
  let best: readonly Place[] | undefined;
  const weigh = (places: readonly Place[] | undefined) => places?.[0]?.weight ?? 0;
  for (let start = 0; start < words.length; start += 1) {
    if (isInStreet(words, start)) continue;
    for (let end = Math.min(words.length, start + MAX_NAME_LENGTH); end > start; end -= 1) {
      const name = words.slice(start, end).join(' ');
      const places =
        name.length >= MIN_NAME_LENGTH && !STREETS.has(name) ? index.byName.get(name) : undefined;
      if (!places || weigh(places) < LEAST_WEIGHT) continue;
      if (weigh(places) > weigh(best)) best = places;
      start = end - 1;
      break;
    }
  }
  return best;
}

/** True for the name of a street: `Lausanne` in `Rue de Lausanne 3`. */
function isInStreet(words: readonly string[], at: number): boolean {
  let before = at - 1;
  while (before > 0 && PARTICLES.has(words[before] ?? '')) before -= 1;
  return before >= 0 && STREETS.has(words[before] ?? '');
}
