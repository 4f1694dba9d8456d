import { foldText } from '../occupations/fold-words';

/** The lexeme as a literal of a query. */
export const quoteLexeme = (lexeme: string) => `'${lexeme.replaceAll("'", "''")}'`;

/** The lexemes as alternatives of a query. */
export const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(quoteLexeme).join(' | ')})`;

export const LEXEME = /('(?:[^']|'')*')(:\*)?/g;

/** Restricts each lexeme of a query to weights of the search table's `head`. */
export const weigh = (query: string, weight: string) =>
  query.replace(LEXEME, (_, lexeme: string, prefix?: string) => `${lexeme}:${prefix ? '*' : ''}${weight}`);

/**
 * The query of a short word without others that it only begins or shares a stem with: `RH` is no Rhabilleur, and
 * `AGS` no `AG`.
 */
export function narrowShortWord(text: string, query: string): string {
  if (!SHORT_WORD.test(text)) return query;
  const isMeant = (word: string) => (text.length > 2 ? word.startsWith(text) : word === text);
  const lexemes = [...query.matchAll(LEXEME)].filter(([, lexeme = '']) => isMeant(lexeme.slice(1, -1)));
  const kept = lexemes.map(([whole, lexeme = '']) => (text.length > 2 ? whole : lexeme));
  return kept.length > 0 ? kept.join(' | ') : quoteLexeme(text);
}

const SHORT_WORD = /^[a-z]{2,3}$/;

/** The part of a word that its stem has; shorter ones are those of other words too. */
const LEAST_STEM = 0.6;
/** Shorter stems are those of other words: `sal`, of sales and of sala. */
const MIN_STEM_LENGTH = 4;
/** Shorter words begin too many others: `paye`, Payerne. */
const MIN_BEGINNING = 6;

/** The word that shares the longest beginning, of two letters at least. */
function findAlike(words: readonly string[], lexeme: string): string | undefined {
  for (let length = lexeme.length; length > 1; length -= 1) {
    const word = words.find((each) => each.startsWith(lexeme.slice(0, length)));
    if (word !== undefined) return word;
  }
  return undefined;
}

/**
 * The query of a skill or an occupation without words that it only begins (`gru`, Gruppe) or shares a short stem with
 * (`medicazioni`, `medici`): each is replaced by the word that it stands for.
 */
export function narrowSkill(text: string, query: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  return query.replace(LEXEME, (whole, quoted: string) => {
    const lexeme = quoted.slice(1, -1);
    const word = findAlike(words, lexeme) ?? lexeme;
    if (!/^\w+$/.test(lexeme)) return whole;
    const isBeginning = lexeme.startsWith(word) && word.length >= MIN_BEGINNING;
    const isStem =
      lexeme.length <= word.length && lexeme.length >= Math.max(MIN_STEM_LENGTH, word.length * LEAST_STEM);
    return isBeginning || isStem ? whole : quoteLexeme(word);
  });
}

/** The query of a word alone: `banque` is no `banquet`, and `sanità` no `Sanitär`. */
export const narrowToWhole = ({ text, query }: { readonly text: string; readonly query: string }): string =>
  query.includes('&') ? query : quoteLexeme(foldText(text));
