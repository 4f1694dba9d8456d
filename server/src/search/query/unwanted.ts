import { findWorkingTimes, lexemeOfTime } from '../derived/working-times';
import { foldText } from '../occupations/fold-words';
import { findLevels, lexemeOfLevel } from '../occupations/levels';
import { CONJUNCTIONS, FILLERS } from './fillers';
import { listWords } from './keyword-modes';
import type { KeywordTerm } from './keyword-term';
import { listOccupationsNamed, spareWanted, widenUnwanted } from './unwanted-occupations';

/** Words behind which stands what a search must not find. */
const NEGATIONS = listWords(
  'nicht, nid, nod, nud, ned, kei, keis, ohni, kein, keine, keinen, keiner, keinem, nie, niemals, ohne, ausser, ausserhalb, ausgenommen, statt, anstatt, sans, pas, jamais, sauf, hors, hormis, excepte, senza, non, tranne, eccetto, escluso, invece, anziche, not, instead, never, avoid, without, except, excluding, no, ni, nor, neither',
);
/** Begins a negation as the search engines have it: `engineer -software`. */
const SIGN = /(^|\s)[-\u2212](?=\p{L})/gu;

/** Negations of several words: `je ne veux plus`, `don't`. */
const PHRASES =
  /(?<!\p{L})(?:n(?:e\s|['’])\p{L}+\s(?:plus|pas|jamais)|(?:do|does|wo|ca)n['’]?t|au lieu d[eu]|plutôt que|rather than|keine lust(?: mehr)?(?: auf)?|mais plus(?=\s(?:en|de|dans|chez|comme|au|la|le)\s))(?!\p{L})/giu;

/** `weder Nacht noch Wochenende`, `senza notti né weekend`; alone, the second word means something else. */
const NEITHER = /(?<!\p{L})weder\s(.{1,40}?)\snoch(?!\p{L})/giu;
const NOR = /(?<=(?<!\p{L})(?:senza|non|né)\s.{1,60})(?<!\p{L})né(?!\p{L})/giu;

/** `Nachtarbeit nein, Produktion ja` */
const BEHIND = /(\p{L}+) (?:nein|no|non)(?=\s*(?:[,.;!]|$))/giu;

/** `assistante sociale non merci mais éducatrice oui` */
const DECLINED =
  /(?<![^\s,.;!])((?:[\p{L}-]+\s){1,3})(?:nein danke|non merci|pas merci|no grazie|no thanks|no thank you)(?!\p{L})/giu;

/** The keyword with one word for each negation that is a sign, because folding drops signs, or several words. */
export const spellNegations = (keyword: string): string =>
  keyword
    .replace(SIGN, '$1ohne ')
    .replace(NEITHER, 'ohne $1 ohne')
    .replace(NOR, 'ohne')
    .replace(PHRASES, ' ohne ')
    .replace(DECLINED, 'ohne $1,')
    .replace(BEHIND, 'ohne $1');

const isWordOf = (words: ReadonlySet<string>, term: KeywordTerm | undefined) =>
  term?.kind === 'words' && words.has(foldText(term.text));

/**
 * Marks the terms behind a negation, and drops its word: `Koch nicht Küchenhilfe`, `ohne Nacht und Wochenende`.
 */
export function markUnwanted(terms: readonly KeywordTerm[]): KeywordTerm[] {
  const marked: KeywordTerm[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at];
    const target = isWordOf(NEGATIONS, term) ? findTarget(terms, at + 1) : undefined;
    if (target === undefined) {
      if (term) marked.push(term);
      continue;
    }
    marked.push(...listUnwanted(terms.slice(at + 1, target + 1)));
    at = marked.some(isWantedOccupation) ? skipWorkplace(terms, target) : target;
  }
  return widenUnwanted(spareWanted(marked));
}

/** Position of the last term that a negation before `from` is about; undefined when there is none. */
function findTarget(terms: readonly KeywordTerm[], from: number): number | undefined {
  let at = from;
  while (isWordOf(FILLERS, terms[at])) at += 1;
  if (at >= terms.length) return undefined;
  if (isWordOf(DIPLOMAS, terms[at])) return findDiploma(terms, at);
  const [first, next] = [terms[at], terms[at + 2]];
  const isJoined = isWordOf(CONJUNCTIONS, terms[at + 1]) && isAlike(first, next);
  return isJoined ? at + 2 : findLastTime(terms, at);
}

/** `nicht als Polier oder Bauführer`; after an occupation, the next one may be what is wanted instead. */
const isAlike = (first: KeywordTerm | undefined, next: KeywordTerm | undefined): boolean =>
  first?.kind === 'words' || first?.kind === 'credential'
    ? next?.kind === first.kind || (first.kind === 'credential' && next?.kind === 'occupation')
    : false;

const DIPLOMAS = listWords('brevet, titre, patente, licence, license, titolo, degree');

/** A diploma with the occupation that it is for: `sans brevet d'avocat`. */
function findDiploma(terms: readonly KeywordTerm[], at: number): number {
  let next = at + 1;
  while (isWordOf(FILLERS, terms[next])) next += 1;
  return next > at + 1 && terms[next]?.kind === 'occupation' ? next : at;
}

const isWantedOccupation = ({ kind, isUnwanted }: KeywordTerm) => kind === 'occupation' && !isUnwanted;

const WITHIN = listWords('in, im, en, dans');

/** Beside what is wanted, where an unwanted work is done is not wanted by itself: `no assemblaggio in fabbrica`. */
function skipWorkplace(terms: readonly KeywordTerm[], target: number): number {
  const [unwanted, within, place] = terms.slice(target, target + 3);
  const isWorkplace =
    place?.kind === 'occupation' && place.lexemes.every((lexeme) => lexeme.startsWith('=g'));
  return unwanted?.kind === 'occupation' && isWordOf(WITHIN, within) && isWorkplace ? target + 2 : target;
}

/** Times of work that follow one another are one: `turni di notte`, `Nacht- und Schichtarbeit`. */
function findLastTime(terms: readonly KeywordTerm[], from: number): number {
  let last = from;
  for (let at = from; terms[at] && (isTime(terms[at]) || isWordOf(FILLERS, terms[at])); at += 1)
    if (isTime(terms[at])) last = at;
  return isTime(terms[from]) ? last : from;
}

const isTime = (term: KeywordTerm | undefined) =>
  term !== undefined && findWorkingTimes(term.text).length > 0;

const listUnwanted = (terms: readonly KeywordTerm[]): KeywordTerm[] =>
  terms.filter((term) => !isWordOf(FILLERS, term)).map(toUnwanted);

/** Who has no German finds nothing among advertisements in German. */
const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/^(?:deutsch|schweizerdeutsch|allemand|tedesco|german)/, '=lde'],
  [/^(?:franzosisch|francais|francese|french)/, '=lfr'],
  [/^(?:italienisch|italien|italiano|italian)/, '=lit'],
  [/^(?:englisch|anglais|inglese|english)/, '=len'],
];

/** A title with a time of work may say that it is not worked, so the lexeme alone decides. */
function toUnwanted(term: KeywordTerm): KeywordTerm {
  const { kind, text } = term;
  const times = findWorkingTimes(text);
  // Who wants no night shifts may work in others.
  const meant = times.length > 1 ? times.filter((time) => time !== 'shift') : times;
  if (meant.length > 0) return { kind: 'mode', text, lexemes: meant.map(lexemeOfTime), isUnwanted: true };
  if (findLevels(text).includes('lead'))
    return { ...term, lexemes: [...term.lexemes, lexemeOfLevel('lead')], isUnwanted: true };
  const [, spoken] = (kind === 'words' && LANGUAGES.find(([words]) => words.test(foldText(text)))) || [];
  if (spoken) return { kind: 'mode', text, lexemes: [spoken], isUnwanted: true };
  const named = kind === 'words' || kind === 'occupation' ? listOccupationsNamed(text) : [];
  const lexemes = [...new Set([...term.lexemes, ...named])];
  return { ...term, ...(named.length > 0 && { kind: 'occupation' }), lexemes, isUnwanted: true };
}
