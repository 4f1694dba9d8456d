import { resolveGenderSpellings } from './gender-spellings';

/** Letters without a decomposition; the Italian neutral ending of impiegatə becomes that of the masculine. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ə: 'o', '™': ' ' };
const ASCII = /^[\x00-\x7f]*$/;
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Folded characters: decomposing each once is ten times as fast as decomposing texts. */
const folded = new Map<string, string>();
const MAX_FOLDED = 2_000;

function foldCharacter(character: string): string {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const plain =
    LETTERS[character] ??
    character
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\p{M}\p{Cf}]/gu, '');
  if (folded.size < MAX_FOLDED) folded.set(character, plain);
  return plain;
}

/** Lower case, without accents, trademark signs and invisible characters: `Gärtner` becomes `gartner`. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.replace(/[^\x00-\x7f]/gu, foldCharacter);
}

/** Umlauts as two letters: `Gärtner` becomes `Gaertner`. */
export function transliterate(text: string): string {
  return text.normalize('NFC').replace(/[äöü]/gi, (letter) => `${foldText(letter)}e`);
}

/** The words of a text, in order. */
export interface FoldedWords {
  readonly words: readonly string[];
  /** Per word: only a hyphen or a space separates it from the next one. */
  readonly isLinked: readonly boolean[];
}

/** A dot inside a word is part of it before at most three letters: Node.js, ASP.NET. */
const WORD =
  /(?:(?<![^\s(/,])\.)?[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]{1,3}(?![\p{L}\p{N}]))*(?:[+#]{1,2}(?![\p{L}\p{N}]))?/gu;
const LINK = new Set([' ', '-', '\u2010', '\u00a0']);
/** C++ and F#, but not the plus sign after an ordinary word. */
const MAX_BEFORE_SIGN = 2;

/** Expects folded text in which gender spellings are resolved. */
function splitWords(text: string): FoldedWords {
  if (PLAIN.test(text)) {
    const plain = text.split(' ');
    return { words: plain, isLinked: plain.map((_, at) => at < plain.length - 1) };
  }
  const words: string[] = [];
  const isLinked: boolean[] = [];
  let end = -1;
  for (const match of text.matchAll(WORD)) {
    const [found] = match;
    if (words.length > 0) isLinked.push(match.index === end + 1 && LINK.has(text[end] ?? ''));
    const bare = found.replace(/[+#]+$/, '');
    words.push(bare.length > MAX_BEFORE_SIGN ? bare : found);
    end = match.index + found.length;
  }
  if (words.length > 0) isLinked.push(false);
  return { words, isLinked };
}

/** Folding can lengthen a text eighteen times; no title is as long. */
const MAX_TEXT = 50_000;

/** The folded words of a title, keyword or form, of its first 50 000 characters. */
export function foldWords(text: string): FoldedWords {
  return splitWords(resolveGenderSpellings(foldText(text).slice(0, MAX_TEXT)));
}

/** The folded words, joined by a space. */
export function keyOf(text: string): string {
  const plain = foldText(text);
  return PLAIN.test(plain) ? plain : foldWords(text).words.join(' ');
}
