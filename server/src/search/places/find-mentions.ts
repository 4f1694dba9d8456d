import { foldName, MAX_CHARACTERS } from './fold-name';
import type { PlaceIndex } from './place-index';
import { pickQuarters, readSegment, type Mention } from './read-segment';

export interface Mentions {
  readonly list: readonly Mention[];
  /** A canton that the text names by its code or as a canton. */
  readonly canton: string | undefined;
  /** A country abroad that the text names. */
  readonly country: string | undefined;
  /** True when the text consists of places, cantons and countries alone. */
  readonly isWhole: boolean;
}

const MAX_SEGMENTS = 12;
const SEPARATORS = /[,;/|()[\]+&•·\n]|\s[-–—]\s|\s(?:oder|ou|und|et|or|and|od)\s/i;
const HOME_NAMES = ['schweiz', 'suisse', 'svizzera', 'svizra', 'switzerland', 'ch'];
/** Countries, and their parts near the border. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CH: HOME_NAMES,
    LI: ['liechtenstein', 'furstentum liechtenstein'],
    DE: [
      'deutschland',
      'allemagne',
      'germania',
      'germany',
      'de',
      'baden wurttemberg',
      'bayern',
      'suddeutschland',
    ],
    FR: ['frankreich', 'france', 'francia', 'elsass', 'alsace', 'haute savoie', 'pays de gex', 'grand est'],
    IT: ['italien', 'italie', 'italia', 'italy', 'it', 'lombardia', 'lombardei', 'piemonte', 'sudtirol'],
    AT: ['osterreich', 'oesterreich', 'autriche', 'austria', 'at', 'vorarlberg', 'tirol'],
  }).flatMap(([code, names]) => names.map((name) => [name, code])),
);
const HOME_WORDS = new RegExp(`\\b(?:${HOME_NAMES.join('|')})\\b`, 'g');
const CANTON_WORDS = /^(?:kanton|canton|cantone|chantun|kt|ct)(?: (?:de|du|di|del|da|des|d|of))? (.+)$/;

/** Finds the places that a text names, in its order. Reads 200 characters; never throws. */
export function findMentions(index: PlaceIndex, text: string): Mentions {
  const whole = readWhole(index, text);
  if (whole) return { list: [whole], canton: whole.canton, country: undefined, isWhole: true };
  const segments = text
    .slice(0, MAX_CHARACTERS)
    .replace(/(\p{L}[- ])s\/(?=\p{L})/gu, '$1sur-')
    .split(SEPARATORS, MAX_SEGMENTS)
    .map(foldName);
  const list: Mention[] = [];
  let canton: string | undefined;
  let country: string | undefined;
  let isWhole = true;
  for (const folded of segments) {
    if (!folded || COUNTRIES.get(folded) === 'CH') continue;
    const abroad = COUNTRIES.get(folded);
    const last = list.at(-1);
    const named = abroad ? undefined : nameCanton(index, folded);
    country ??= abroad;
    if (named) {
      canton ??= named;
      if (last && !last.canton) list[list.length - 1] = { ...last, canton: named };
    }
    if (abroad || named) continue;
    const mention = readSegment(index, withoutHome(folded));
    if (!mention?.isWhole) isWhole = false;
    if (!mention) continue;
    canton ??= mention.canton;
    const joined = last && joinMentions(last, mention);
    if (joined) list[list.length - 1] = joined;
    else if (mention.candidates.length > 0 || mention.codeAreas.length > 0) list.push(mention);
    else isWhole = false;
  }
  return { list, canton, country, isWhole };
}

/** A name may contain what separates others: `Brienz/Brinzauls GR`. */
function readWhole(index: PlaceIndex, text: string): Mention | undefined {
  const folded = foldName(text);
  const mention = /[/(]/.test(text) && !nameCanton(index, folded) ? readSegment(index, folded) : undefined;
  return mention?.isWhole && mention.candidates.length > 0 ? mention : undefined;
}

const withoutHome = (folded: string) =>
  HOME_NAMES.some((name) => folded.includes(name))
    ? folded.replace(HOME_WORDS, ' ').replace(/ +/g, ' ').trim()
    : folded;

/** A postal code with its place, and a quarter with its town, are one. */
function joinMentions(last: Mention, mention: Mention): Mention | undefined {
  const isNameOfCode = last.candidates.length === 0 && mention.codeAreas.length === 0;
  if (isNameOfCode) return { ...mention, codeAreas: last.codeAreas };
  if (!last.isWhole || !mention.isWhole) return undefined;
  const quarters = [
    ...pickQuarters(last.candidates, mention.candidates),
    ...pickQuarters(mention.candidates, last.candidates),
  ];
  if (quarters.length === 0) return undefined;
  const codeAreas = [...last.codeAreas, ...mention.codeAreas];
  return { candidates: quarters, codeAreas, canton: mention.canton ?? last.canton, isWhole: true };
}

/** The code of a canton that is named as one, or whose name no town of it has. */
export function nameCanton(index: PlaceIndex, folded: string): string | undefined {
  const [, marked] = CANTON_WORDS.exec(folded) ?? [];
  const name = marked ?? folded.replace(/ (?:kanton|canton|cantone)$/, '');
  const canton = index.cantons.get(name);
  if (!canton || name !== folded || index.cantonCodes.has(folded)) return canton;
  return index.byName.get(name)?.some((place) => place.canton === canton) ? undefined : canton;
}
