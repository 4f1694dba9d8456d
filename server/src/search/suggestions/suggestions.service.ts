import type { Suggestions, SuggestionsQuery } from '@metier/sdk/contract';
import type { Language } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import { readCurrentLanguage } from '../../languages/current-language';
import { foldTyped } from './prefix-index';
import { findOccupations } from './suggest-occupations';
import { suggestPlaces } from './suggest-places';
import { findCompanyNames, findUsedLexemes } from './suggestions.repository';

const MAX_SUGGESTIONS = 8;
/** Maximum number of companies among the suggestions; occupations fill the rest. */
const MAX_COMPANIES = 3;
/** Occupations of which those with jobs come first. */
const MAX_CANDIDATES = 20;
const MIN_TEXT_LENGTH: Readonly<Record<SuggestionsQuery['field'], number>> = { keyword: 2, location: 1 };
/** Longer texts begin no name. */
const MAX_TEXT_LENGTH = 80;

export interface Asked {
  readonly field: SuggestionsQuery['field'];
  readonly typed: string;
  /** What has names in several languages that fit is named in this one. */
  readonly language: Language;
  /** Cache key. */
  readonly key: string;
}

/** What is asked, without differences that change no suggestion, so that reads of it are shared. */
export function readAsked({ field, text = '' }: SuggestionsQuery): Asked {
  const typed = text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, MAX_TEXT_LENGTH);
  const language = readCurrentLanguage();
  return { field, typed, language, key: `suggestions ${language} ${field} ${typed}` };
}

/**
 * Completions of a text, at most eight, the best first: occupations and companies for a keyword, places and
 * cantons for a location. None for a keyword of less than two letters or digits.
 */
export async function suggestSearches(db: Queryable, asked: Asked): Promise<Suggestions> {
  const { field, typed, language } = asked;
  const folded = foldTyped(typed);
  if (folded.length < MIN_TEXT_LENGTH[field]) return [];
  if (field === 'location') return suggestPlaces(typed, MAX_SUGGESTIONS, language);
  const companies = await findCompanyNames(db, folded.split(' '), MAX_COMPANIES);
  const occupations = await suggestOccupations(db, asked, MAX_SUGGESTIONS - companies.length);
  return [...occupations, ...companies.map((text) => ({ kind: 'company' as const, text }))];
}

async function suggestOccupations(
  db: Queryable,
  { typed, language }: Asked,
  most: number,
): Promise<Suggestions> {
  const candidates = findOccupations(typed, MAX_CANDIDATES, language);
  if (candidates.length === 0) return [];
  const used = await findUsedLexemes(
    db,
    candidates.map(({ lexeme }) => lexeme),
  );
  const sorted = [
    ...candidates.filter(({ lexeme }) => used.has(lexeme)),
    ...candidates.filter(({ lexeme }) => !used.has(lexeme)),
  ];
  return sorted
    .slice(0, most)
    .map(({ text, detail }) => ({ kind: 'occupation', text, ...(detail && { detail }) }));
}
