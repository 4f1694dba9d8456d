import type { Suggestion, Suggestions, SuggestionsQuery } from '@metier/sdk/contract';
import type { Language } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import { readCurrentLanguage } from '../../languages/current-language';
import { completeKeyword, type Completion } from './complete-keyword';
import { countFound, type RunIfIdle } from './count-found';
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
/** Larger numbers are said as this one. */
const MAX_JOBS = 100;
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

export interface Suggested {
  readonly suggestions: Suggestions;
  /** Everything that could be suggested has been counted. */
  readonly isComplete: boolean;
}

/**
 * Completions of a text, at most eight, the best first, with the numbers of jobs that they find as far as they could
 * be counted: for a keyword what it understands, for a location places and cantons.
 */
export async function suggestSearches(db: Queryable, asked: Asked, runIfIdle: RunIfIdle): Promise<Suggested> {
  if (!foldTyped(asked.typed)) return { suggestions: [], isComplete: true };
  const suggest = asked.field === 'location' ? suggestLocations : suggestKeywords;
  const counted = await suggest(db, asked, runIfIdle);
  const { list, isComplete } = counted;
  return { suggestions: list.slice(0, MAX_SUGGESTIONS).map(toSuggestion), isComplete };
}

interface Counted extends Completion {
  /** Undefined until it is counted. */
  readonly jobs: number | undefined;
}

interface CountedList extends Pick<Suggested, 'isComplete'> {
  readonly list: readonly Counted[];
}

/**
 * Only what has jobs: the occupations, contracts and workloads, skills, places and companies, in this order. Of what is
 * not yet counted, an occupation with new jobs and a company have some.
 */
async function suggestKeywords(db: Queryable, asked: Asked, runIfIdle: RunIfIdle): Promise<CountedList> {
  const names = await findCompanyNames(db, foldTyped(asked.typed).split(' '), MAX_OF_KIND.company);
  const companies = names.map((text) => ({ kind: 'company' as const, text, isUsed: true }));
  const completed = completeKeyword({ ...asked, jobs: await readFrequencies(db), isWhole: names.length > 0 });
  const { list: all, isComplete } = await addCounts(db, 'keyword', [...completed, ...companies], runIfIdle);
  const listFound = (kind: Completion['kind']) =>
    all.filter((each) => each.kind === kind && (each.jobs ?? Number(each.isUsed ?? false)) > 0);
  const others = OTHER_KINDS.flatMap((kind) => listFound(kind).slice(0, MAX_OF_KIND[kind]));
  const most = Math.max(MIN_OCCUPATIONS, MAX_SUGGESTIONS - others.length);
  return { list: [...listFound('occupation').slice(0, most), ...others], isComplete };
}

/** Those with jobs first: around the others, jobs may be found as well. */
async function suggestLocations(db: Queryable, asked: Asked, runIfIdle: RunIfIdle): Promise<CountedList> {
  const exact = suggestPlaces({ ...asked, isMistyped: false }, MAX_LOCATIONS);
  const places = exact.length > 0 ? exact : suggestPlaces({ ...asked, isMistyped: true }, MAX_LOCATIONS);
  const { list: all, isComplete } = await addCounts(db, 'location', places, runIfIdle);
  const [found, none] = [all.filter(({ jobs }) => jobs !== 0), all.filter(({ jobs }) => jobs === 0)];
  return { list: [...found, ...none], isComplete };
}

/** A page of an earlier release reads four kinds alone. */
const toSuggestion = ({ kind, text, detail, jobs }: Counted): Suggestion => ({
  ...(kind === 'condition' || kind === 'skill' ? { kind: 'occupation', word: kind } : { kind }),
  text,
  ...(detail && { detail }),
  ...(jobs && { jobs: Math.min(jobs, MAX_JOBS) }),
});

async function addCounts(
  db: Queryable,
  field: SuggestionsQuery['field'],
  completions: readonly Completion[],
  runIfIdle: RunIfIdle,
): Promise<CountedList> {
  const filters = completions.map(({ text }) => ({ [field]: text }));
  const { totals, areFresh: isComplete } = await countFound(db, filters, runIfIdle);
  return { list: completions.map((completion, at) => ({ ...completion, jobs: totals[at] })), isComplete };
}
