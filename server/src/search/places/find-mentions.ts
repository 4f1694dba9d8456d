import { foldName, MAX_CHARACTERS } from './fold-name';
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

export interface Mentions {
  readonly list: readonly Mention[];
  /** A canton that the text names by its code or as a canton. */
  readonly canton: string | undefined;
  /** True when the text consists of places, cantons and countries alone. */
  readonly isWhole: boolean;
}

const MAX_SEGMENTS = 12;
const MAX_WORDS = 12;
const MAX_NAME_LENGTH = 6;
const SEPARATORS = /[,;/|()[\]+&•·\n]|\s[-–—]\s|\s(?:oder|ou|und|et|or|and|od)\s/i;
const COUNTRIES = new Set(['schweiz', 'suisse', 'svizzera', 'svizra', 'switzerland', 'ch']);
const STREETS = new Set(
  (
    'rue avenue av chemin ch route rte place pl quai boulevard bd allee impasse passage ruelle esplanade ' +
    'via viale vicolo piazza corso strasse weg gasse platz'
  ).split(' '),
);
const STREET_PARTICLES = new Set('de du des d la le les l di del della dei da st'.split(' '));
/** A place named amid other words has at least so much weight, because many villages are common words. */
const LEAST_WEIGHT = 1_000;
const MIN_NAME_LENGTH = 4;
const CANTON_WORDS = /^(?:kanton|canton|cantone|chantun|kt|ct)(?: (?:de|du|di|del|da|des|d|of))? (.+)$/;

/** Finds the places that a text names, in its order. Reads 200 characters; never throws. */
export function findMentions(index: PlaceIndex, text: string): Mentions {
  const segments = text
    .slice(0, MAX_CHARACTERS)
    .replace(/(\p{L}[- ])s\/(?=\p{L})/gu, '$1sur-')
    .split(SEPARATORS, MAX_SEGMENTS)
    .map(foldName);
  const list: Mention[] = [];
  let canton: string | undefined;
  let isWhole = true;
  for (const segment of segments) {
    if (!segment || COUNTRIES.has(segment)) continue;
    const last = list.at(-1);
    const named = nameCanton(index, segment);
    if (named) {
      canton ??= named;
      if (last && !last.canton) list[list.length - 1] = { ...last, canton: named };
      continue;
    }
    const mention = readSegment(index, segment);
    if (!mention?.isWhole) isWhole = false;
    if (!mention) continue;
    canton ??= mention.canton;
    const isNameOfCode = last && last.candidates.length === 0 && mention.codeAreas.length === 0;
    if (isNameOfCode) list[list.length - 1] = { ...mention, codeAreas: last.codeAreas };
    else if (mention.candidates.length > 0 || mention.codeAreas.length > 0) list.push(mention);
    else isWhole = false;
  }
  return { list, canton, isWhole };
}

/** The code of a canton that is named as one, or whose name no town of it has. */
export function nameCanton(index: PlaceIndex, folded: string): string | undefined {
  const [, marked] = CANTON_WORDS.exec(folded) ?? [];
  const name = marked ?? folded.replace(/ (?:kanton|canton|cantone)$/, '');
  const canton = index.cantons.get(name);
  if (!canton || name !== folded || index.cantonCodes.has(folded)) return canton;
  return index.byName.get(name)?.some((place) => place.canton === canton) ? undefined : canton;
}

function readSegment(index: PlaceIndex, segment: string): Mention | undefined {
  const words = segment.split(' ', MAX_WORDS + 1).filter((word) => !COUNTRIES.has(word));
  if (words.length > MAX_WORDS) words.length = MAX_WORDS;
  const codeAreas = words.flatMap((word) => index.byCode.get(word) ?? []);
  const letters = words.filter((word) => !/^\d{4,5}$/.test(word));
  if (letters.length === 0)
    return { candidates: [], codeAreas, canton: undefined, isWhole: codeAreas.length > 0 };
  const whole = index.byName.get(letters.join(' '));
  if (whole) return { candidates: whole, codeAreas, canton: undefined, isWhole: true };
  const code = letters.at(-1) ?? '';
  const canton = index.cantonCodes.has(code) && letters.length > 1 ? index.cantons.get(code) : undefined;
  const rest = canton ? letters.slice(0, -1) : letters;
  const named = canton ? index.byName.get(rest.join(' ')) : undefined;
  if (named) return { candidates: named, codeAreas, canton, isWhole: true };
  const candidates = findAmidWords(index, rest);
  if (!candidates && codeAreas.length === 0 && !canton) return undefined;
  return { candidates: candidates ?? [], codeAreas, canton, isWhole: false };
}

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
  while (before > 0 && STREET_PARTICLES.has(words[before] ?? '')) before -= 1;
  return before >= 0 && STREETS.has(words[before] ?? '');
}
