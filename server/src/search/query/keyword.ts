import { dropFillers, joinAlternatives } from './alternatives';
import { spellDialect } from './dialect';

import { LEVELS, findMode, takeRate } from './keyword-modes';
import { isPlainWord, type KeywordTerm } from './keyword-term';
import { takePay } from './pay';
import { listTimes, splitPhrases, toLevel, toWords } from './phrases';
import { findSynonyms } from './synonyms';
import { spellIdioms } from './idioms';
import { spellNegations } from './negations';
import { markUnwanted } from './unwanted';
import { findLevel } from '../occupations/levels';
import { findTyped } from '../occupations/find-typed';
import { foldWords } from '../occupations/fold-words';
import { dropSpokenWords, isEverydayWord } from './spoken-words';
import { listAround, type FormMatch } from '../occupations/find-forms';
import { partLevels } from '../occupations/part-levels';
import { openThesaurus } from '../occupations/thesaurus';

/** Further terms are ignored, so that no keyword is expensive. */
const MAX_TERMS = 20;

/** Splits a keyword into words alone, as it is typed. */
export const splitKeyword = (keyword: string): KeywordTerm[] =>
  markUnwanted(spellNegations(keyword).split(/\s+/).filter(Boolean).slice(0, MAX_TERMS).map(toWords));

/** Splits a keyword, which may be a sentence, into occupations, contracts and workloads, places and words. */
export function readKeyword(keyword: string): KeywordTerm[] {
  const spelled = spellDialect(keyword);
  const pay = takePay(spelled);
  const { lexemes, text, rest } = takeRate(
    partLevels(dropSpokenWords(spellNegations(spellIdioms(pay.rest)))),
  );
  const parts: KeywordTerm[] = [
    ...splitTerms(rest),
    ...(lexemes.length > 0 ? [{ kind: 'mode', text, lexemes } as const] : []),
  ];
  const paid: readonly KeywordTerm[] = pay.leastPay
    ? [{ kind: 'mode', text: pay.text, lexemes: [], leastPay: pay.leastPay }]
    : [];
  // Folding drops signs that the text search understands, so words alone stay as they are typed.
  const isPlain = paid.length === 0 && parts.every(isPlainWord);
  return isPlain
    ? dropFillers(splitKeyword(spelled))
    : [...readBeside([...joinAlternatives(markUnwanted(parts)).slice(0, MAX_TERMS - paid.length), ...paid])];
}

/** True when a part of the keyword is an occupation, not merely a group of them. */
export const namesOccupation = (keyword: string): boolean =>
  listWanted(keyword, 'occupation').some(({ lexemes }) => lexemes.some((lexeme) => lexeme.startsWith('=o')));

/** What a keyword wants of a kind. */
export const listWanted = (keyword: string, kind: KeywordTerm['kind']): readonly KeywordTerm[] =>
  readKeyword(keyword).filter((term) => term.kind === kind && !term.isUnwanted);

/** `Homeoffice` ends like an office job. */
const isNoOccupation = (phrase: string) =>
  findMode(phrase) !== undefined ||
  findSynonyms(phrase) !== undefined ||
  LEVELS.has(phrase) ||
  openThesaurus().isSkill(phrase);

/** Occupations take precedence over modes, and modes over places. */
function splitTerms(text: string): readonly KeywordTerm[] {
  const { words } = foldWords(text);
  const matches = openThesaurus()
    .findInText(text)
    .filter((match) => !listAround(words, match).some(isNoOccupation))
    .filter(({ start, end }) => !isEverydayWord(words.slice(start, end).join(' '), text));
  const terms: KeywordTerm[] = [];
  let at = 0;
  for (const match of matches) {
    terms.push(...splitPhrases(words.slice(at, match.start)), toOccupation(words, match));
    at = match.end;
  }
  return readLevels([...terms, ...splitPhrases(words.slice(at))]);
}

/**
 * Beside an occupation, a place or a condition, a time of work is a condition, which a text may also deny
 * (`keine Nachtdienste`), and beside an occupation a tool is a word like another.
 */
function readBeside(terms: readonly KeywordTerm[]): readonly KeywordTerm[] {
  const has = (...kinds: readonly KeywordTerm['kind'][]) =>
    terms.some(({ kind, isUnwanted }) => kinds.includes(kind) && !isUnwanted);
  if (!has('occupation', 'place', 'mode')) return terms;
  return terms.map(({ usedBy, ...term }) => {
    const lexemes = term.synonyms && term.kind === 'words' ? listTimes(term.text) : [];
    if (lexemes.length > 0) return { ...term, kind: 'mode', lexemes };
    return usedBy && !has('occupation') ? { ...term, usedBy } : term;
  });
}

/**
 * Beside another occupation, one that is only the name of leaders or of helpers is a level: `chef d'équipe soins`,
 * `Hilfskraft Garten`.
 */
function readLevels(terms: readonly KeywordTerm[]): readonly KeywordTerm[] {
  const levelOf = ({ text }: KeywordTerm) =>
    HELPER.test(text) ? 'open' : findLevel(text) === 'lead' ? 'lead' : undefined;
  const isOther = (term: KeywordTerm) => term.kind === 'occupation' && !levelOf(term);
  if (!terms.some(isOther)) return terms;
  return terms.map((term) => {
    const level = term.kind === 'occupation' ? levelOf(term) : undefined;
    return level ? toLevel(term.text, level) : term;
  });
}

const HELPER = /^(?:hilfs(?:kraft|krafte|arbeiter\w*)|helpers?)$/;

function toOccupation(words: readonly string[], { start, end, occupations, group }: FormMatch): KeywordTerm {
  const lexemes = group ? [`=g${group.id}`] : occupations.map(({ id }) => `=o${id}`);
  const text = words.slice(start, end).join(' ');
  const [only] = occupations.length === 1 && !group ? occupations : [];
  return { kind: 'occupation', text, lexemes, language: only && findTyped([only], text).language };
}

/**
 * The lexemes without these occupations and groups, given as identifiers separated by commas. A group of which
 * a kind is excluded becomes its other kinds.
 */
export function excludeLexemes(lexemes: readonly string[], without: string | undefined): readonly string[] {
  if (!without) return lexemes;
  const excluded = new Set(without.split(','));
  const thesaurus = openThesaurus();
  return lexemes
    .filter((lexeme) => !/^=[og]/.test(lexeme) || !excluded.has(lexeme.slice(2)))
    .flatMap((lexeme) => {
      const group = lexeme.startsWith('=g') ? thesaurus.groupById(lexeme.slice(2)) : undefined;
      const kinds = group ? thesaurus.occupationsOfGroup(group) : [];
      const others = kinds.filter(({ id }) => !excluded.has(id));
      return others.length < kinds.length ? others.map(({ id }) => `=o${id}`) : [lexeme];
    });
}
