import type { Suggestions, SuggestionsQuery } from '@metier/sdk/contract';
import type { Queryable } from '../../../db/database';
import { foldTyped } from './prefix-index';
import { findOccupations } from './suggest-occupations';
import { suggestPlaces } from './suggest-places';
import { findCompanyNames, findUsedLexemes } from './suggestions.repository';

const MOST_SUGGESTIONS = 8;
/** Maximum number of companies among the suggestions; occupations fill the rest. */
const MOST_COMPANIES = 3;
/** Occupations of which those with jobs come first. */
const MOST_CANDIDATES = 20;
const SHORTEST_TEXT = 2;
/** Longer texts begin no name. */
const LONGEST_TEXT = 80;

/** The typed text without differences that change no suggestion, so that reads of it are shared. */
export const normalizeTyped = (text: string): string =>
  text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, LONGEST_TEXT);

/**
 * Completions of a normalized text, at most eight, the best first: occupations and companies for a keyword,
 * places and cantons for a location. None for less than two letters or digits.
 */
export async function suggestSearches(
  db: Queryable,
  field: SuggestionsQuery['field'],
  typed: string,
): Promise<Suggestions> {
  const folded = foldTyped(typed);
  if (folded.length < SHORTEST_TEXT) return [];
  if (field === 'location') return suggestPlaces(typed, MOST_SUGGESTIONS);
  const companies = await findCompanyNames(db, folded.split(' '), MOST_COMPANIES);
  const occupations = await suggestOccupations(db, typed, MOST_SUGGESTIONS - companies.length);
  return [...occupations, ...companies.map((text) => ({ kind: 'company' as const, text }))];
}

async function suggestOccupations(db: Queryable, typed: string, most: number): Promise<Suggestions> {
  const candidates = findOccupations(typed, MOST_CANDIDATES);
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
