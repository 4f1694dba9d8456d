import { foldWords } from '../occupations/fold-words';
import { isDialect, spellDialectWord } from './dialect';
import type { JobFilter } from './filter';
import type { KeywordTerm } from './keyword-term';
import { splitIntoTerms } from './look-ups';

/** How one part of a keyword was read. */
export interface ReadPart {
  readonly kind:
    | 'occupation'
    | 'place'
    | 'condition'
    | 'pay'
    | 'level'
    | 'words'
    | 'unwanted'
    | 'left-out'
    | 'elsewhere';
  /** As it was typed. */
  readonly text: string;
}

const KINDS: Readonly<Record<KeywordTerm['kind'], ReadPart['kind']>> = {
  occupation: 'occupation',
  place: 'place',
  mode: 'condition',
  credential: 'level',
  words: 'words',
};

/** The parts of a keyword that the search has told apart, in their order; none of one that is a single part. */
export function listReadParts(filter: JobFilter): readonly ReadPart[] {
  const { keyword, exact, leftOut = [] } = filter;
  if (!keyword || exact) return [];
  const terms = splitIntoTerms(filter);
  const typed = findTyped(keyword);
  const parts = terms.flatMap((term) =>
    [term.text, ...(term.others ?? [])].map((text) => ({ term, text: typed(text) })),
  );
  if (parts.length < 2) return [];
  return parts.map(({ term, text }) => ({ kind: kindOf(term, leftOut), text }));
}

/** A place is left out when no job is in it or around, an occupation when another one of the keyword is enough. */
function kindOf(
  { kind, text, leastPay, isUnwanted }: KeywordTerm,
  leftOut: readonly string[],
): ReadPart['kind'] {
  const isLeftOut = leftOut.includes(text.toLowerCase());
  if (isUnwanted) return isLeftOut ? 'left-out' : 'unwanted';
  if (!isLeftOut || kind === 'occupation') return leastPay ? 'pay' : KINDS[kind];
  return kind === 'place' ? 'elsewhere' : 'left-out';
}

/** Returns a function that finds folded words in a keyword, as they were typed; they themselves if it has them not. */
function findTyped(keyword: string): (folded: string) => string {
  const tokens = keyword.split(/[\s,;()]+/).map((token) => token.replace(/^[-\u2212]/, ''));
  const spell = isDialect(keyword) ? spellDialectWord : (token: string) => token;
  const words = tokens.flatMap((token, at) => foldWords(spell(token)).words.map((word) => ({ word, at })));
  return (folded) => {
    // Folding drops numbers: `höchstens 60%`.
    if (/\d/.test(folded) && keyword.includes(folded)) return folded;
    const wanted = foldWords(folded).words;
    const start = words.findIndex((_, from) => wanted.every((word, at) => words[from + at]?.word === word));
    const [first, last] = [words[start], words[start + wanted.length - 1]];
    return first && last ? tokens.slice(first.at, last.at + 1).join(' ') : folded;
  };
}
