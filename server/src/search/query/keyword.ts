import {
  BEGINNERS,
  CONJUNCTIONS,
  CREDENTIALS,
  FILLERS,
  LEARNING,
  LEVELS,
  SKILLED,
  findMode,
  takeRate,
} from './keyword-modes';
import type { KeywordTerm } from './keyword-term';
import { findSynonyms } from './synonyms';
import { markUnwanted, spellNegations } from './unwanted';
import { namesNoDemand } from '../occupations/audiences';
import { findLevel, lexemeOfLevel, type Level } from '../occupations/levels';
import { findWorkingTimes, lexemeOfTime } from '../derived/working-times';
import { findTyped } from '../occupations/find-typed';
import { foldWords } from '../occupations/fold-words';
import type { FormMatch } from '../occupations/find-forms';
import { partLevels } from '../occupations/part-levels';
import { openThesaurus } from '../occupations/thesaurus';
import { openGazetteer } from '../places/gazetteer';

/** Longest mode or place in words. */
const MAX_PHRASE_LENGTH = 4;
/** Further terms are ignored, so that no keyword is expensive. */
const MAX_TERMS = 20;

const toWords = (text: string): KeywordTerm => ({ kind: 'words', text, lexemes: [] });

/** Splits a keyword into words alone, as it is typed. */
export const splitKeyword = (keyword: string): KeywordTerm[] =>
  markUnwanted(spellNegations(keyword).split(/\s+/).filter(Boolean).slice(0, MAX_TERMS).map(toWords));

/** Splits a keyword, which may be a sentence, into occupations, contracts and workloads, places and words. */
export function readKeyword(keyword: string): KeywordTerm[] {
  const { lexemes, text, rest } = takeRate(partLevels(spellNegations(keyword)));
  const rate: KeywordTerm[] = lexemes.length > 0 ? [{ kind: 'mode', text, lexemes }] : [];
  const parts = [...splitTerms(rest), ...rate];
  // Folding drops signs that the text search understands, so words alone stay as they are typed.
  const isPlain = parts.every(isPlainWord);
  return isPlain
    ? dropFillers(splitKeyword(keyword))
    : joinAlternatives(markUnwanted(parts)).slice(0, MAX_TERMS);
}

/** True when a part of the keyword is an occupation, not merely a group of them. */
export const namesOccupation = (keyword: string): boolean =>
  listWanted(keyword, 'occupation').some(({ lexemes }) => lexemes.some((lexeme) => lexeme.startsWith('=o')));

/** What a keyword wants of a kind. */
export const listWanted = (keyword: string, kind: KeywordTerm['kind']): readonly KeywordTerm[] =>
  readKeyword(keyword).filter((term) => term.kind === kind && !term.isUnwanted);

/** Alone, a level is what is looked for, and a diploma a word like another. */
const toPlain = (term: KeywordTerm): KeywordTerm =>
  term.kind === 'credential' ? { ...term, kind: term.lexemes.length > 0 ? 'mode' : 'words' } : term;

/** Neither an occupation nor anything else that has a meaning of its own. */
export const isPlainWord = ({ kind, synonyms }: KeywordTerm) => kind === 'words' && !synonyms;

const isFiller = ({ kind, text }: KeywordTerm) => kind === 'words' && FILLERS.has(text.toLowerCase());

/** All of them when there is nothing else. */
function dropFillers(terms: readonly KeywordTerm[]): KeywordTerm[] {
  const meant = terms.filter((term) => !isFiller(term));
  return meant.length > 0 ? meant : [...terms];
}

/** Occupations without a group, or a place. */
const isExact = ({ lexemes }: KeywordTerm) => lexemes.every((lexeme) => lexeme.startsWith('=o'));

/**
 * Drops fillers and joins neighbours of which a job has only one: `Koch und Kellner` or `Koch Kellner` asks for either,
 * and so does `Bern Thun`.
 */
function joinAlternatives(terms: readonly KeywordTerm[]): KeywordTerm[] {
  const joined: KeywordTerm[] = [];
  let last = -1;
  for (const [index, term] of terms.entries()) {
    if (isFiller(term)) continue;
    const [previous, before] = [joined.at(-1), terms[index - 1]];
    const isJoined = before?.kind === 'words' && CONJUNCTIONS.has(before.text);
    const isBeside = last === index - 1 && isExact(term) && previous !== undefined && isExact(previous);
    last = index;
    if (previous && isSameKind(previous, term) && (isJoined || isBeside))
      joined[joined.length - 1] = {
        ...previous,
        others: [...(previous.others ?? []), term.text],
        lexemes: [...new Set([...previous.lexemes, ...term.lexemes])],
      };
    else joined.push(term);
  }
  const isNamed = joined.some(({ kind }) => kind === 'occupation');
  const meant = isNamed ? joined : joined.map(toPlain);
  return meant.length > 0 ? meant : [...terms];
}

/** Two occupations or two places. */
const isSameKind = (one: KeywordTerm, other: KeywordTerm) =>
  one.kind === other.kind &&
  one.isUnwanted === other.isUnwanted &&
  (one.kind === 'occupation' || one.kind === 'place');

/** `Homeoffice` ends like an office job. */
const isNoOccupation = (phrase: string) =>
  findMode(phrase) !== undefined || findSynonyms(phrase) !== undefined;

/** Occupations take precedence over modes, and modes over places. */
function splitTerms(text: string): readonly KeywordTerm[] {
  const { words } = foldWords(text);
  const matches = openThesaurus()
    .findInText(text)
    .filter(({ start, end }) =>
      [words.slice(start, end), words.slice(Math.max(0, start - 1), end), words.slice(start, end + 1)].every(
        (phrase) => !isNoOccupation(phrase.join(' ')),
      ),
    );
  const terms: KeywordTerm[] = [];
  let at = 0;
  for (const match of matches) {
    terms.push(...splitPhrases(words.slice(at, match.start)), toOccupation(words, match));
    at = match.end;
  }
  return readTimes(readLeaders([...terms, ...splitPhrases(words.slice(at))]));
}

/** Beside an occupation, a time of work is a condition, which a text may also deny: `keine Nachtdienste`. */
function readTimes(terms: readonly KeywordTerm[]): readonly KeywordTerm[] {
  if (!terms.some(({ kind }) => kind === 'occupation')) return terms;
  return terms.map((term) => {
    const lexemes = term.synonyms && term.kind === 'words' ? listTimes(term.text) : [];
    return lexemes.length > 0 ? { ...term, kind: 'mode', lexemes } : term;
  });
}

/** Beside another occupation, one that is only the name of leaders is a level: `chef d'équipe soins`. */
function readLeaders(terms: readonly KeywordTerm[]): readonly KeywordTerm[] {
  const isLeader = ({ kind, text }: KeywordTerm) => kind === 'occupation' && findLevel(text) === 'lead';
  const hasOther = terms.some((term) => term.kind === 'occupation' && !isLeader(term));
  return hasOther ? terms.map((term) => (isLeader(term) ? toLevel(term.text, 'lead') : term)) : terms;
}

const toLevel = (text: string, ...levels: readonly Level[]): KeywordTerm => ({
  kind: 'credential',
  text,
  lexemes: levels.map(lexemeOfLevel),
});

function toOccupation(words: readonly string[], { start, end, occupations, group }: FormMatch): KeywordTerm {
  const lexemes = group ? [`=g${group.id}`] : occupations.map(({ id }) => `=o${id}`);
  const text = words.slice(start, end).join(' ');
  const [only] = occupations.length === 1 && !group ? occupations : [];
  return { kind: 'occupation', text, lexemes, language: only && findTyped([only], text).language };
}

/** Splits words without occupations; the longest phrase from each word on wins. */
function splitPhrases(words: readonly string[]): KeywordTerm[] {
  const terms: KeywordTerm[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = findPhrase(words.slice(at, at + MAX_PHRASE_LENGTH));
    terms.push(phrase?.term ?? toWords(words[at] ?? ''));
    at += phrase?.length ?? 1;
  }
  return terms;
}

function findPhrase(words: readonly string[]): { term: KeywordTerm; length: number } | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const text = words.slice(0, length).join(' ');
    const lexemes = findMode(text);
    const synonyms = findSynonyms(text);
    if (isLeastDemand(words.slice(0, length))) return { term: toLevel(text, 'open'), length };
    if (lexemes) return { term: { kind: 'mode', text, lexemes, ...(synonyms && { synonyms }) }, length };
    if (synonyms) return { term: { ...toWords(text), synonyms }, length };
    const level = findLevelTerm(text) ?? (CREDENTIALS.has(text) ? toCredential(text) : undefined);
    if (level) return { term: level, length };
    if (isPlace(text)) return { term: { kind: 'place', text, lexemes: [] }, length };
  }
  return undefined;
}

/** The times that texts are read for; shifts have more names than are read. */
const listTimes = (text: string) =>
  findWorkingTimes(text)
    .filter((time) => time !== 'shift')
    .map(lexemeOfTime);

/** `sans diplôme`, but not `emploi sans diplôme à`. */
const isLeastDemand = (words: readonly string[]) =>
  namesNoDemand(words.join(' ')) &&
  [words.slice(1), words.slice(0, -1)].every((fewer) => !namesNoDemand(fewer.join(' ')));

const toCredential = (text: string): KeywordTerm => ({ kind: 'credential', text, lexemes: [] });

/**
 * An apprenticeship is another job, so it is a condition; other levels are preferences. Who is skilled is not looking
 * for a beginner's place.
 */
function findLevelTerm(text: string): KeywordTerm | undefined {
  if (SKILLED.has(text)) return { kind: 'mode', text, lexemes: BEGINNERS, isUnwanted: true };
  if (LEARNING.has(text)) return toLevel(text, 'apprentice');
  const level = findLevel(text);
  if (!level) return LEVELS.has(text) ? toCredential(text) : undefined;
  if (level === 'apprentice') return { ...toLevel(text, level), kind: 'mode' };
  if (level === 'intern') return { kind: 'mode', text, lexemes: findMode('praktikum') ?? [] };
  return level === 'junior' ? toLevel(text, level, 'newcomer') : toLevel(text, level);
}

/** Codes and shorter names are more often something else: `IT`, `AG`, `Au`. */
const MIN_PLACE_LENGTH = 3;

function isPlace(text: string): boolean {
  if (text.length < MIN_PLACE_LENGTH || FILLERS.has(text)) return false;
  const place = openGazetteer().resolveQuery(text);
  return place !== undefined && place.kind !== 'remote' && place.corrected === undefined;
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
