import { findWorkingTimes, lexemeOfTime } from '../derived/working-times';
import { foldWords } from '../occupations/fold-words';
import { findLevels, lexemeOfLevel } from '../occupations/levels';
import { listSingulars } from '../occupations/singulars';
import { openThesaurus } from '../occupations/thesaurus';
import { CONJUNCTIONS, FILLERS, listWords } from './keyword-modes';
import type { KeywordTerm } from './keyword-term';

/** Shorter words of a name say nothing of the work: `of`, `und`. */
const MIN_NAMING = 4;

/** Words behind which stands what a search must not find. */
const NEGATIONS = listWords(
  'nicht, kein, keine, keinen, keiner, keinem, ohne, ausser, sans, pas, sauf, hors, senza, non, tranne, escluso, not, without, except, excluding, no',
);
/** Begins a negation as the search engines have it: `engineer -software`. */
const SIGN = /(^|\s)[-\u2212](?=\p{L})/gu;

/** The keyword with a word for the sign of a negation, because folding drops signs. */
export const spellNegations = (keyword: string): string => keyword.replace(SIGN, '$1ohne ');

const isWordOf = (words: ReadonlySet<string>, term: KeywordTerm | undefined) =>
  term?.kind === 'words' && words.has(term.text.toLowerCase());

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
  return marked;
}

/** Position of the last term that a negation before `from` is about; undefined when there is none. */
function findTarget(terms: readonly KeywordTerm[], from: number): number | undefined {
  let at = from;
  while (isWordOf(FILLERS, terms[at])) at += 1;
  if (at >= terms.length) return undefined;
  const [first, next] = [terms[at], terms[at + 2]];
  const isJoined = isWordOf(CONJUNCTIONS, terms[at + 1]) && first?.kind === 'words' && next?.kind === 'words';
  return isJoined ? at + 2 : at;
}

const listUnwanted = (terms: readonly KeywordTerm[]): KeywordTerm[] =>
  terms.filter((term) => !isWordOf(FILLERS, term)).map(toUnwanted);

/** A title with a time of work may say that it is not worked, so the lexeme alone decides. */
function toUnwanted(term: KeywordTerm): KeywordTerm {
  const { kind, text } = term;
  const times = findWorkingTimes(text);
  // Who wants no night shifts may work in others.
  const meant = times.length > 1 ? times.filter((time) => time !== 'shift') : times;
  if (meant.length > 0) return { kind: 'mode', text, lexemes: meant.map(lexemeOfTime), isUnwanted: true };
  if (findLevels(text).includes('lead'))
    return { ...term, lexemes: [...term.lexemes, lexemeOfLevel('lead')], isUnwanted: true };
  const named = kind === 'words' || kind === 'occupation' ? listOccupationsNamed(text) : [];
  const lexemes = [...new Set([...term.lexemes, ...named])];
  return { ...term, ...(named.length > 0 && { kind: 'occupation' }), lexemes, isUnwanted: true };
}

/** By the words of their official names: who wants no trucks wants to be no truck driver, in any language. */
let namedBy: Map<string, string[]> | undefined;

function listOccupationsNamed(text: string): readonly string[] {
  namedBy ??= indexNames();
  const word = text.toLowerCase();
  return [word, ...listSingulars(word)].flatMap((spelling) => namedBy?.get(spelling) ?? []);
}

function indexNames(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const { id, names } of openThesaurus().occupations)
    for (const word of new Set(Object.values(names).flatMap((name) => foldWords(name).words)))
      if (word.length >= MIN_NAMING) index.set(word, [...(index.get(word) ?? []), `=o${id}`]);
  return index;
}
