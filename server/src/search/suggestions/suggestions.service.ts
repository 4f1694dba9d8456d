import type { Suggestion, Suggestions, SuggestionsQuery } from '@metier/sdk/contract';
import type { Language } from '@metier/sdk/rules';
import { createCache } from '../../cache/cache';
import { rootOf } from '../../db/cancellable';
import type { Queryable } from '../../db/database';
import { perDatabase } from '../../db/per-database';
import { readCurrentLanguage } from '../../languages/current-language';
import { countSearches } from '../plan/count-searches';
import { completeKeyword, type Completion } from './complete-keyword';
import { foldTyped } from './prefix-index';
import { suggestPlaces } from './suggest-places';
import { findCompanyNames, readFrequencies } from './suggestions.repository';

const MAX_SUGGESTIONS = 8;
/** Locations of which those with jobs come first. */
const MAX_LOCATIONS = 12;
/** Few letters begin something of every kind. */
const MIN_OCCUPATIONS = 3;
/** In their order, how many of a kind are suggested for a keyword; occupations come first and fill the rest. */
const MAX_OF_KIND = { condition: 2, skill: 2, place: 2, canton: 1, company: 3 } as const;
const OTHER_KINDS = Object.keys(MAX_OF_KIND) as (keyof typeof MAX_OF_KIND)[];
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
  const typed = text.trim().replace(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH);
  const language = readCurrentLanguage();
  return { field, typed, language, key: `suggestions ${language} ${field} ${typed}` };
}

/** Together with the counts, which are remembered for themselves, no answer is older than a minute. */
const answersOf = perDatabase(() =>
  createCache<Suggestions>({ mostEntries: 5_000, ttlMs: 40_000, freshMs: () => 20_000 }),
);

/**
 * Completions of a text, at most eight, the best first, with the numbers of jobs that they find: for a keyword what it
 * understands, for a location places and cantons.
 */
export async function suggestSearches(db: Queryable, asked: Asked): Promise<Suggestions> {
  if (!foldTyped(asked.typed)) return [];
  const root = rootOf(db);
  const suggest = asked.field === 'location' ? suggestLocations : suggestKeywords;
  return answersOf(root).read(asked.key, () => suggest(root, asked));
}

/** Only what has jobs: the occupations, contracts and workloads, skills, places and companies, in this order. */
async function suggestKeywords(db: Queryable, asked: Asked): Promise<Suggestions> {
  const names = await findCompanyNames(db, foldTyped(asked.typed).split(' '), MAX_OF_KIND.company);
  const companies = names.map((text) => ({ kind: 'company' as const, text }));
  const completed = completeKeyword({ ...asked, jobs: await readFrequencies(db), isWhole: names.length > 0 });
  const counted = await addCounts(db, 'keyword', [...completed, ...companies]);
  const listFound = (kind: Completion['kind']) => counted.filter((each) => each.kind === kind && each.jobs);
  const others = OTHER_KINDS.flatMap((kind) => listFound(kind).slice(0, MAX_OF_KIND[kind]));
  const most = Math.max(MIN_OCCUPATIONS, MAX_SUGGESTIONS - others.length);
  return [...listFound('occupation').slice(0, most), ...others].slice(0, MAX_SUGGESTIONS).map(toSuggestion);
}

/** Those with jobs first: around the others, jobs may be found as well. */
async function suggestLocations(db: Queryable, asked: Asked): Promise<Suggestions> {
  const exact = suggestPlaces({ ...asked, isMistyped: false }, MAX_LOCATIONS);
  const places = exact.length > 0 ? exact : suggestPlaces({ ...asked, isMistyped: true }, MAX_LOCATIONS);
  const counted = await addCounts(db, 'location', places);
  return [...counted.filter(({ jobs }) => jobs), ...counted.filter(({ jobs }) => !jobs)].slice(
    0,
    MAX_SUGGESTIONS,
  );
}

/** A page of an earlier release has four kinds alone. */
const toSuggestion = ({ kind, ...suggestion }: Completion): Suggestion =>
  kind === 'condition' || kind === 'skill'
    ? { kind: 'occupation', word: kind, ...suggestion }
    : { kind, ...suggestion };

async function addCounts<Suggested extends { readonly text: string }>(
  db: Queryable,
  field: SuggestionsQuery['field'],
  suggestions: readonly Suggested[],
): Promise<(Suggested & Pick<Suggestion, 'jobs'>)[]> {
  const counts = await countSearches(
    db,
    suggestions.map(({ text }) => ({ [field]: text })),
  );
  return suggestions.map((suggestion, at) => ({ ...suggestion, ...(counts[at] && { jobs: counts[at] }) }));
}
