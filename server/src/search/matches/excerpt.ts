import type { JobMatch } from '@metier/sdk/contract';
import { foldText } from '../occupations/fold-words';

export type Excerpt = NonNullable<JobMatch['excerpt']>;

/** Finds the words of one term in a folded text. */
export type WordFinder = (folded: string) => { readonly start: number; readonly end: number } | undefined;

const LETTER = '[\\p{L}\\p{N}]';
/** Longer words are no words. */
const MAX_LETTERS = 40;
const MIN_STEM_LENGTH = 3;
/** Shorter words of a phrase say nothing alone: `travail de nuit`. */
const MIN_LENGTH_ALONE = 4;

/**
 * Finds one of the phrases, each a query for the text index: as a whole before its single words, and words
 * before those that only begin like a stem.
 */
export function createWordFinder(phrases: readonly string[]): WordFinder {
  const split = phrases.map((phrase) => phrase.split(' & ').map(readLexemes));
  const alone = split.flatMap((words) =>
    words.length > 1 ? words.filter(isLong).map((word) => [word]) : [],
  );
  const patterns = [split, alone].flatMap((wanted) =>
    wanted.length > 0 ? [toPattern(wanted, false), toPattern(wanted, true)] : [],
  );
  return (folded) => {
    for (const pattern of patterns) {
      const found = pattern.exec(folded);
      if (found) return { start: found.index, end: found.index + found[0].length };
    }
    return undefined;
  };
}

interface Lexeme {
  readonly text: string;
  readonly isBeginning: boolean;
}

const readLexemes = (query: string): Lexeme[] =>
  [...query.matchAll(/'((?:[^']|'')*)'(:\*)?/g)].map(([, text = '', sign]) => ({
    text: text.replaceAll("''", "'"),
    isBeginning: sign !== undefined,
  }));

const isLong = (lexemes: readonly Lexeme[]) => lexemes.some(({ text }) => text.length >= MIN_LENGTH_ALONE);

function toPattern(phrases: readonly (readonly Lexeme[])[][], withStems: boolean): RegExp {
  const toWord = ({ text, isBeginning }: Lexeme) => {
    const isOpen = isBeginning || (withStems && text.length >= MIN_STEM_LENGTH);
    const start = /^[\p{L}\p{N}]/u.test(text) ? `(?<!${LETTER})` : '';
    return `${start}${escape(text)}${isOpen ? `${LETTER}{0,${MAX_LETTERS}}` : ''}`;
  };
  const toPhrase = (words: readonly (readonly Lexeme[])[]) =>
    words.map((word) => `(?:${word.map(toWord).join('|')})`).join(`[^\\p{L}\\p{N}\n]{1,3}`);
  return new RegExp(`(?:${phrases.map(toPhrase).join('|')})(?!${LETTER})`, 'u');
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Characters before the match, and in all. */
const BEFORE = 40;
const LENGTH = 120;

/** Passages, one on each line, and the same folded to be searched. */
export interface SearchedText {
  readonly text: string;
  readonly folded: string;
}

/** Folding can lengthen a text eighteen times. */
const MAX_FOLDED = 60_000;

export function prepareText(passages: readonly string[]): SearchedText {
  const text = passages.map((passage) => passage.replace(/\s+/g, ' ').trim()).join('\n');
  return { text, folded: foldText(text).slice(0, MAX_FOLDED) };
}

/** What its passage has around the first match, cut between words; undefined when nothing matches. */
export function readExcerpt({ text, folded }: SearchedText, find: WordFinder): Excerpt | undefined {
  const found = find(folded);
  if (!found) return undefined;
  const [start, end] = [unfold(text, found.start), unfold(text, found.end)];
  const match = text.slice(start, end);
  const before = cutStart(text.slice(text.lastIndexOf('\n', start) + 1, start), BEFORE);
  const [rest = ''] = text.slice(end).split('\n', 1);
  return { before, match, after: cutEnd(rest, LENGTH - before.length - match.length) };
}

/** The position in the text of one in its folded form. */
function unfold(text: string, foldedAt: number): number {
  let [at, folded] = [0, 0];
  for (const character of text) {
    folded += foldText(character).length;
    // An accent that is a character of its own folds to nothing, and belongs to the letter before it.
    if (folded > foldedAt) break;
    at += character.length;
  }
  return at;
}

const cutStart = (text: string, length: number) =>
  text.length > length ? `…${text.slice(-length).replace(/^\S*(?:\s|$)/, '')}` : text;

const cutEnd = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).replace(/(?:^|\s)\S*$/, '')}…` : text;
