import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImage } from '../data-images';
import { openThesaurus } from '../occupations/thesaurus';
import { findThesaurusFolder } from '../occupations/thesaurus-files';

/** The standard German of what is written in dialect; empty for a word that asks for nothing. */
interface DialectForm {
  readonly standard: string;
  /** False for a word of another language or meaning too, which is dialect beside a sure one alone. */
  readonly isSure: boolean;
}

/** Longest form, in words. */
const MAX_LENGTH = 3;

export const DIALECT_IMAGE = 'dialect';

type Dialect = ReadonlyMap<string, DialectForm>;

/** By its forms, of the file in `server/thesaurus`. */
export function readDialect(thesaurusFolder: string): Dialect {
  const [, ...lines] = readFileSync(join(thesaurusFolder, 'dialect.csv'), 'utf8').trim().split('\n');
  const entries = lines.flatMap((line) => {
    const [standard = '', forms = ''] = line.split(',');
    return forms
      .split('|')
      .map((form): [string, DialectForm] => [
        form.replace('?', ''),
        { standard, isSure: !form.endsWith('?') },
      ]);
  });
  return new Map(entries);
}

let opened: Dialect | undefined;
const openDialect = (): Dialect =>
  (opened ??= readImage<Dialect>(DIALECT_IMAGE) ?? readDialect(findThesaurusFolder()));

const split = (keyword: string) => keyword.normalize('NFC').split(/([^\p{L}]+)/u);

const findForm = (parts: readonly string[], at: number, length: number) =>
  openDialect().get(
    parts
      .slice(at, at + 2 * length - 1)
      .join('')
      .toLowerCase(),
  );

const hasSureForm = (parts: readonly string[]) =>
  parts.some((_, at) => LENGTHS.some((length) => findForm(parts, at, length)?.isSure));

export const isDialect = (keyword: string): boolean => hasSureForm(split(keyword));

/** Shortest part of a compound. */
const MIN_PART = 4;

/** A compound that ends in a form of dialect, with its end in standard German: `Informatiklehr`, `Gartearbet`. */
function spellCompound(word: string): string | undefined {
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const end = openDialect().get(word.slice(at).toLowerCase());
    if (end?.standard) return word.slice(0, at) + end.standard;
  }
  return undefined;
}

const findStandard = (word: string): string | undefined =>
  openDialect().get(word.toLowerCase())?.standard ??
  (openThesaurus().findInText(word).length > 0 ? undefined : spellCompound(word));

/** A word of a keyword in dialect in standard German. */
export const spellDialectWord = (word: string): string => findStandard(word) ?? word;

/** The keyword in standard German where it is in dialect: `i wett ufem bou schaffe` asks for `bau arbeiten`. */
export function spellDialect(keyword: string): string {
  const parts = split(keyword);
  if (!hasSureForm(parts)) return keyword;
  const spelled: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const length = at % 2 === 0 ? LENGTHS.find((each) => findForm(parts, at, each)) : undefined;
    const part = parts[at] ?? '';
    spelled.push(length ? (findForm(parts, at, length)?.standard ?? part) : spellDialectWord(part));
    at += length ? 2 * (length - 1) : 0;
  }
  return spelled.join('');
}

const LENGTHS = Array.from({ length: MAX_LENGTH }, (_, index) => MAX_LENGTH - index);
