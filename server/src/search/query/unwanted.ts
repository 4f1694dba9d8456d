import { findWorkingTimes, lexemeOfTime } from '../derived/working-times';
import { foldText, foldWords } from '../occupations/fold-words';
import { findLevels, lexemeOfLevel } from '../occupations/levels';
import { listSingulars } from '../occupations/singulars';
import { openThesaurus } from '../occupations/thesaurus';
import { CONJUNCTIONS, FILLERS } from './fillers';
import { listWords } from './keyword-modes';
import type { KeywordTerm } from './keyword-term';

/** Shorter words of a name say nothing of the work: `of`, `und`. */
const MIN_NAMING = 4;

/** A work and who does it differ in their endings: Heilpädagogik, Heilpädagoge. */
const ENDING = 2;
const MIN_STEM = 5;

/** Words behind which stands what a search must not find. */
const NEGATIONS = listWords(
  'nicht, kein, keine, keinen, keiner, keinem, nie, niemals, ohne, ausser, ausserhalb, ausgenommen, statt, anstatt, sans, pas, jamais, sauf, hors, hormis, excepte, senza, non, tranne, eccetto, escluso, invece, anziche, not, instead, never, avoid, without, except, excluding, no',
);
/** Begins a negation as the search engines have it: `engineer -software`. */
const SIGN = /(^|\s)[-\u2212](?=\p{L})/gu;

/** Negations of several words: `je ne veux plus`, `don't`. */
const PHRASES =
  /(?<!\p{L})(?:n(?:e\s|['’])\p{L}+\s(?:plus|pas|jamais)|(?:do|does|wo|ca)n['’]?t|au lieu d[eu]|plutôt que|rather than|keine lust(?: mehr)?(?: auf)?)(?!\p{L})/giu;

/** `Nachtarbeit nein, Produktion ja` */
const BEHIND = /(\p{L}+) (?:nein|no|non)(?=\s*(?:[,.;!]|$))/giu;

/** The keyword with one word for each negation that is a sign, because folding drops signs, or several words. */
export const spellNegations = (keyword: string): string =>
  keyword.replace(SIGN, '$1ohne ').replace(PHRASES, ' ohne ').replace(BEHIND, 'ohne $1');

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
    at = target;
  }
  return spareWanted(marked);
}

/** `Lehrperson ohne Heilpädagogik`: a field that has what is wanted is meant by its name alone. */
function spareWanted(terms: readonly KeywordTerm[]): KeywordTerm[] {
  const wanted = new Set(
    terms.filter(({ isUnwanted }) => !isUnwanted).flatMap(({ lexemes }) => lexemes.flatMap(listGroups)),
  );
  return terms.map((term) => {
    if (!term.isUnwanted || term.kind !== 'occupation') return term;
    const lexemes = term.lexemes.filter((lexeme) => !wanted.has(lexeme));
    return { ...term, lexemes, kind: lexemes.length > 0 ? 'occupation' : 'words' };
  });
}

/** The lexemes of all groups of an occupation; of a group its own. */
function listGroups(lexeme: string): readonly string[] {
  if (lexeme.startsWith('=g')) return [lexeme];
  const occupation = lexeme.startsWith('=o') ? openThesaurus().occupationById(lexeme.slice(2)) : undefined;
  return occupation
    ? openThesaurus()
        .groupsOf(occupation)
        .map(({ id }) => `=g${id}`)
    : [];
}

/** Position of the last term that a negation before `from` is about; undefined when there is none. */
function findTarget(terms: readonly KeywordTerm[], from: number): number | undefined {
  let at = from;
  while (isWordOf(FILLERS, terms[at])) at += 1;
  if (at >= terms.length) return undefined;
  const [first, next] = [terms[at], terms[at + 2]];
  const isJoined = isWordOf(CONJUNCTIONS, terms[at + 1]) && first?.kind === 'words' && next?.kind === 'words';
  return isJoined ? at + 2 : findLastTime(terms, at);
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

/** By the words of their official names: who wants no trucks wants to be no truck driver, in any language. */
let namedBy: Map<string, string[]> | undefined;

function listOccupationsNamed(text: string): readonly string[] {
  namedBy ??= indexNames();
  const word = text.toLowerCase();
  const named = [word, ...listSingulars(word)].flatMap((spelling) => namedBy?.get(spelling) ?? []);
  const stem = word.slice(0, -ENDING);
  if (stem.length < MIN_STEM) return named;
  const alike = [...namedBy].filter(([name]) => name.startsWith(stem));
  return [...named, ...alike.flatMap(([, lexemes]) => lexemes)];
}

function indexNames(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const { id, names } of openThesaurus().occupations)
    for (const word of new Set(Object.values(names).flatMap((name) => foldWords(name).words)))
      if (word.length >= MIN_NAMING) index.set(word, [...(index.get(word) ?? []), `=o${id}`]);
  return index;
}
