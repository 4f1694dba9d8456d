import { DEFAULT_LANGUAGE, type Language } from '@metier/sdk/rules';
import { readCurrentLanguage } from '../../languages/current-language';
import { recogniseLanguage } from '../../search/index';

/** The languages that are known before a letter is written; null for what is undecided or was never chosen. */
interface LetterLanguages {
  readonly ad: Language | null;
  readonly candidate: Language | null;
  readonly company: Language | null;
}

/** Candidates read the ad, so letters about it are in its language; else in theirs, else in the company's. */
export const chooseLetterLanguage = ({ ad, candidate, company }: LetterLanguages): Language =>
  ad ?? candidate ?? company ?? DEFAULT_LANGUAGE;

/** The language of a text whose client does not name it; a short one is in that of the request, unless another is expected. */
export const languageOfText = (text: string, expected = readCurrentLanguage()): Language =>
  recogniseLanguage(text.replace(/\{[^{}]*\}/g, ' ')) ?? expected;
