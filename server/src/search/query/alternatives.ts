import { foldText } from '../occupations/fold-words';
import { CONJUNCTIONS, DISJUNCTIONS, FILLERS } from './fillers';
import { BEGINNERS } from './keyword-modes';
import { isPlainWord, type KeywordTerm } from './keyword-term';

/**
 * Alone, a level is what is looked for, and a diploma a word like another; who looks for a beginner's place has it at the
 * end (`apprentissage CFC`) or before.
 */
const toPlain = (term: KeywordTerm, _: number, all: readonly KeywordTerm[]): KeywordTerm => {
  if (term.kind !== 'credential') return term;
  if (term.lexemes.length > 0) return { ...term, kind: 'mode' };
  const isBeginner = all.some(({ lexemes }) => BEGINNERS.some((level) => lexemes.includes(level)));
  return isBeginner ? term : { ...term, kind: 'words' };
};

const isFiller = ({ kind, text }: KeywordTerm) =>
  kind === 'words' && (FILLERS.has(foldText(text)) || AGE.test(text));

/** A number of years, weeks or children. */
const AGE = /^\d{1,2}$/;

/** All of them when there is nothing else. */
export function dropFillers(terms: readonly KeywordTerm[]): KeywordTerm[] {
  const meant = terms.filter((term) => !isFiller(term));
  return meant.length > 0 ? meant : [...terms];
}

/** Occupations without a group, or a place. */
const isExact = ({ lexemes }: KeywordTerm) => lexemes.every((lexeme) => lexeme.startsWith('=o'));

/**
 * Drops fillers and joins neighbours of which a job has only one: `Koch und Kellner` or `Koch Kellner` asks for either,
 * and so does `Bern Thun`.
 */
export function joinAlternatives(terms: readonly KeywordTerm[]): KeywordTerm[] {
  const joined: KeywordTerm[] = [];
  let last = -1;
  let conjunction = '';
  for (const [index, term] of terms.entries()) {
    if (isFiller(term) && CONJUNCTIONS.has(term.text)) conjunction = term.text;
    if (isFiller(term) || joined.some((other) => isSaidAgain(other, term))) continue;
    const previous = joined.at(-1);
    const isBeside = last === index - 1 && isExact(term) && previous !== undefined && isExact(previous);
    const both = previous && joinTwo(previous, term, isBeside ? 'und' : conjunction);
    if (both) joined[joined.length - 1] = both;
    else joined.push(term);
    last = index;
    conjunction = '';
  }
  const isNamed = joined.some(
    ({ kind, usedBy, isUnwanted }) => !isUnwanted && (kind === 'occupation' || usedBy),
  );
  const meant = isNamed ? joined : joined.map(toPlain);
  return meant.length > 0 ? meant : [...terms];
}

/** Undefined for two terms that are both asked for. */
function joinTwo(one: KeywordTerm, other: KeywordTerm, conjunction: string): KeywordTerm | undefined {
  const isEither = DISJUNCTIONS.has(conjunction);
  if (one.isUnwanted !== other.isUnwanted || !CONJUNCTIONS.has(conjunction)) return undefined;
  if (one.kind === other.kind && (ONE_OF.has(one.kind) || (isEither && one.kind === 'mode')))
    return {
      ...one,
      others: [...(one.others ?? []), other.text],
      lexemes: [...new Set([...one.lexemes, ...other.lexemes])],
      ...(one.synonyms && { synonyms: [...one.synonyms, ...(other.synonyms ?? [other.text])] }),
    };
  return isEither && !one.isUnwanted && areWorks(one, other) ? joinWorks(one, other) : undefined;
}

/** A job has one occupation, and is in one place. */
const ONE_OF: ReadonlySet<KeywordTerm['kind']> = new Set(['occupation', 'place'] as const);

/** Where at least one has a meaning: `data or machine learning`. */
const areWorks = (...terms: readonly KeywordTerm[]) =>
  terms.every(({ kind }) => kind === 'occupation' || kind === 'words') && !terms.every(isPlainWord);

/** An occupation, a field or a word, or what another one asks for. */
function joinWorks(one: KeywordTerm, other: KeywordTerm): KeywordTerm {
  const [first, second] = other.kind === 'occupation' ? [other, one] : [one, other];
  const usedBy = [...new Set([...(first.usedBy ?? []), ...(second.usedBy ?? [])])];
  const isOccupation = first.kind === 'occupation';
  return {
    ...first,
    others: [...(first.others ?? []), second.text, ...(second.others ?? [])],
    lexemes: [...new Set([...first.lexemes, ...second.lexemes, ...(isOccupation ? usedBy : [])])],
    synonyms: [...new Set([first, second].flatMap(({ text, synonyms }) => synonyms ?? [text]))],
    ...(usedBy.length > 0 && !isOccupation && { usedBy }),
  };
}

/** Two ways to say one thing may be read as the same word: `Rentner`, `ein paar Stunden`. */
const isSaidAgain = (one: KeywordTerm, other: KeywordTerm) =>
  one.kind === other.kind && one.isUnwanted === other.isUnwanted && one.text === other.text;
