import { foldText, foldWords } from '../occupations/fold-words';
import { openThesaurus } from '../occupations/thesaurus';
import { FILLERS } from './fillers';
import { findMode } from './keyword-modes';
import { findSynonyms } from './synonyms';

/** Pronouns with an apostrophe, alone or with their verb, that are no abbreviations: `j'ai`, `m'a`, `it's`. */
const ELIDED =
  /(?<![\p{L}\p{N}])(?:(?:j|m|t|s|c)['’](?:ai|as|a|ont|est|étais|était|aime|aimerais|habite|y|il|ils|en)|qu['’](?:il|ils|elle|elles|on|un|une)|d['’](?:un|une)|un['’]|c['’]è|dov['’]è|(?:it|that|there|he|she|what)['’]s|(?:i|we|you|they)['’](?:m|ve|d|ll|re)|gibt['’]s|hat['’]s|geht['’]s)(?![\p{L}\p{N}])/giu;

/** The preposition, which is a village too, and the adverb, which is a canton too. */
const IN_SENTENCE: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])ins(?=\s+\p{L})/gu, 'in'],
  [/(?<=\sim\s)mund(?!\p{L})/gu, ' '],
  [/(?<=\s)so(?=\s+(?:\d|um|ca|etwa|rund|zirka|circa|und|wie|was|in|bei))/gu, ' '],
];

/** `Informatikstelle`, `Gärtnerjob` */
const OF_JOB = /(?<!\p{L})(\p{L}{5,}?)s?-?(stell(?:en?)?|jobs?)(?!\p{L})/giu;

/** The occupation or the field of a compound with a word for a job, where the whole is none: `Tankstelle` stays. */
const partJobs = (keyword: string): string =>
  keyword.replace(OF_JOB, (whole, field: string, job: string) => {
    const isNamed = (word: string) => openThesaurus().findInText(word).length > 0;
    const isWhole = isNamed(whole) || findMode(foldText(whole)) || findSynonyms(foldText(whole));
    return !isWhole && !openThesaurus().findSkill(foldText(whole)) && isNamed(field)
      ? `${field} ${job}`
      : whole;
  });

/** The keyword of a sentence without pronouns and prepositions that are also the name of something. */
export const dropSpokenWords = (keyword: string): string =>
  IN_SENTENCE.reduce(
    (text, [word, instead]) => text.replace(word, instead),
    partJobs(keyword.replace(ELIDED, ' ')),
  );

/** Short names of occupations that are everyday words: dental assistants, artificial intelligence, `disponible`. */
const EVERYDAY = new Set(['da', 'ai', 'dispo']);
/** A keyword of more words is a sentence. */
const MAX_BESIDE = 2;

/**
 * True for an everyday word of a sentence that is not written as the abbreviation that it may be, or that only ends like
 * an occupation: `mestiere`.
 */
export const isEverydayWord = (word: string, text: string): boolean =>
  EVERYDAY.has(word)
    ? !text.includes(word.toUpperCase()) && foldWords(text).words.length > MAX_BESIDE
    : FILLERS.has(word) && !openThesaurus().hasWord(word);
