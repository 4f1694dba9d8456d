import { FILLERS } from './fillers';
import { readKeyword } from './keyword';
import { isPlainWord } from './keyword-term';
import { foldText, keyOf } from '../occupations/fold-words';

const MIN_LENGTH = 3;
const MAX_LENGTH = 50;
const MAX_WORDS = 4;
/** Of a keyword, as in a search. */
const MAX_KEYWORD = 200;
/** More are a phone number, a date of birth or an account. */
const MAX_DIGITS = 4;
const ADDRESS = /@|:\/\/|\bwww\./i;

/**
 * The words of a keyword that the search gives no meaning, in small letters: `Baumkletterer Bern 80%` is
 * `baumkletterer`. Undefined when it names an occupation, has no such words, or may name a person.
 */
export function readUnreadWords(keyword: string): string | undefined {
  if (keyword.length > MAX_KEYWORD || ADDRESS.test(keyword)) return undefined;
  if ((keyword.match(/\p{N}/gu)?.length ?? 0) > MAX_DIGITS) return undefined;
  const terms = readKeyword(keyword);
  if (terms.some(({ kind }) => kind === 'occupation')) return undefined;
  const tokens = keyword.split(/[\s,;()]+/);
  const words = terms
    .filter((term) => isPlainWord(term) && !term.isUnwanted && !FILLERS.has(foldText(term.text)))
    .map(({ text }) => tokens.find((token) => keyOf(token) === keyOf(text)) ?? text);
  const said = words
    .join(' ')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#.'’ -]/gu, '')
    .trim();
  const isSound = said.length >= MIN_LENGTH && said.length <= MAX_LENGTH && /\p{L}{2}/u.test(said);
  return isSound && words.length <= MAX_WORDS ? said : undefined;
}
