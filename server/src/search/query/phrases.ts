import { FILLERS } from './fillers';
import { BEGINNERS, CREDENTIALS, LEARNING, LEVELS, SKILLED, findMode } from './keyword-modes';
import type { KeywordTerm } from './keyword-term';
import { findSynonyms, listAlternatives } from './synonyms';
import { findWorkingTimes, lexemeOfTime } from '../derived/working-times';
import { namesNoDemand } from '../occupations/audiences';
import { foldText } from '../occupations/fold-words';
import { findLevel, lexemeOfLevel, type Level } from '../occupations/levels';
import { openThesaurus } from '../occupations/thesaurus';
import { openGazetteer } from '../places/gazetteer';

/** Longest mode, skill or place in words. */
const MAX_PHRASE_LENGTH = 4;

export const toWords = (text: string): KeywordTerm => ({ kind: 'words', text, lexemes: [] });

/** Splits words without occupations; the longest phrase from each word on wins. */
export function splitPhrases(words: readonly string[]): KeywordTerm[] {
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
    const skill = findSkillTerm(text);
    if (skill) return { term: skill, length };
    const level = findLevelTerm(text) ?? (CREDENTIALS.has(text) ? toCredential(text) : undefined);
    if (level) return { term: level, length };
    if (isPlace(text)) return { term: { kind: 'place', text, lexemes: [] }, length };
  }
  return undefined;
}

export const toLevel = (text: string, ...levels: readonly Level[]): KeywordTerm => ({
  kind: 'credential',
  text,
  lexemes: levels.map(lexemeOfLevel),
});

/** A tool or a method, whose jobs are those of texts with it and, where these are few, of occupations that use it. */
function findSkillTerm(text: string): KeywordTerm | undefined {
  const skill = openThesaurus().findSkill(text);
  if (!skill) return undefined;
  const names = [...skill.names.map(foldText), text].filter((name) => !LETTER.test(name));
  return { ...toWords(text), synonyms: listAlternatives(names), usedBy: skill.usedBy.map((id) => `=o${id}`) };
}

/** `Kat. D`: one letter is in every text. */
const LETTER = /(?<![^\s.])[a-z](?![^\s.])/;

/** The times that texts are read for; shifts have more names than are read. */
export const listTimes = (text: string) =>
  [...findWorkingTimes(text), ...(OF_SEASON.test(text) ? (['season'] as const) : [])]
    .filter((time) => time !== 'shift')
    .map(lexemeOfTime);

const OF_SEASON = /(?:^| )(?:winter|sommer|summer|hiver|ete|invern|estiv)/;

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
  const last = text.slice(text.lastIndexOf(' ') + 1);
  if (text.length < MIN_PLACE_LENGTH || FILLERS.has(last)) return false;
  const place = openGazetteer().resolveQuery(text);
  return place !== undefined && place.kind !== 'remote' && place.corrected === undefined;
}
