import { findWorkingTimes, lexemeOfTime } from '../derived/working-times';
import { findLevels, lexemeOfLevel } from '../occupations/levels';
import { CONJUNCTIONS, FILLERS, listWords } from './keyword-modes';
import type { KeywordTerm } from './keyword-term';

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
  terms
    .filter((term) => !isWordOf(FILLERS, term))
    .map((term) => ({ ...term, lexemes: [...term.lexemes, ...listMeant(term.text)], isUnwanted: true }));

/** Leaders have many names, and so have the times of work. */
const listMeant = (text: string): readonly string[] => [
  ...(findLevels(text).includes('lead') ? [lexemeOfLevel('lead')] : []),
  ...findWorkingTimes(text).map(lexemeOfTime),
];
