import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { lexemeOfLevel } from '../occupations/levels';
import { matchColumns, type JobFilter } from './filter';
import { excludeLexemes } from './keyword';
import { listNeighbours } from './keyword-neighbours';
import type { KeywordTerm } from './keyword-term';
import { findPhrases, readPlace, type LookUps, type PlaceFilter } from './look-ups';
import { narrowSkill, narrowToWhole } from './narrow-words';

/** One term of a keyword as a query for the text index. */
export interface TermQuery {
  /** Query for the words of the term; null when it has none. */
  readonly words: string | null;
  /** The same without words that only begin like it; of a field alone. */
  readonly whole?: string | undefined;
  /** The same for what was typed, where others mean the same. */
  readonly typed?: string | undefined;
  /** The same for each of its phrases alone: what was typed, or its synonyms. */
  readonly phrases: readonly string[];
  readonly lexemes: readonly string[];
  /** Rings of lexemes of other occupations: they match too, and rank behind the title's words. */
  readonly neighbours: readonly (readonly string[])[];
  /** The language in which the term names an occupation. */
  readonly language?: string | undefined;
  /** Condition of a place. */
  readonly place?: SQL | undefined;
  /** Condition of the places around it, if they match too. */
  readonly around?: SQL | undefined;
  /** Occupations of a tool or a method: jobs that say it come before others of these. */
  readonly usedBy?: readonly string[] | undefined;
  /** Condition that no word of the index stands for. */
  readonly condition?: SQL | undefined;
  /** True for a contract or workload: it matches or not, and never ranks. */
  readonly isNeutral: boolean;
  /** True for a diploma beside an occupation: jobs without it match too, behind those with it. */
  readonly isOptional: boolean;
  /** True for a word that no job has beside the others: it ranks as the others do. */
  readonly isLeftOut: boolean;
  /** True for what no job may have. */
  readonly isUnwanted: boolean;
  /** True for an occupation: of several that are left out, a job still needs one. */
  readonly isOccupation: boolean;
}

/** How far from a place of the keyword jobs are when few are in it. */
const AROUND_KM = 25;
/** The same when few of related occupations are. */
const WIDE_KM = 50;
/** The same when none is there: these come before others. */
const FAR_KM = 80;

/** A level or a time that a text may also deny, so that its words say nothing: `keine Nachtdienste`. */
const SAID = new RegExp(`^(${lexemeOfLevel('apprentice')}|=t.*)$`);

/** The words of a place, a contract, a level or a time are what a lexeme stands for, and stand in titles of others. */
export const isRead = ({ kind, lexemes }: KeywordTerm) =>
  kind === 'occupation' || (kind === 'words' && lexemes.length === 0);

/** A term with what the database says of its words and places. */
export async function toTermQuery(
  db: Queryable,
  term: KeywordTerm,
  lookUps: LookUps,
  { without, reach, leftOut = [] }: Pick<JobFilter, 'without' | 'reach' | 'leftOut'>,
): Promise<TermQuery> {
  const { kind, text, isUnwanted = false } = term;
  const isNarrow = term.usedBy !== undefined || kind === 'occupation';
  const narrow = isNarrow ? narrowSkill : (_: string, query: string) => query;
  const phrases = findPhrases(term, lookUps).map((phrase) => narrow(phrase.text, phrase.query));
  const lexemes = excludeLexemes(term.lexemes, without);
  const isTextRead = !isUnwanted && !lexemes.some((lexeme) => SAID.test(lexeme));
  const words = phrases.length > 0 && isTextRead ? joinPhrases(phrases) : null;
  const found = findPhrases(term, lookUps);
  const common = {
    typed: isNarrow || term.synonyms ? found.find((phrase) => phrase.text === text)?.query : undefined,
    whole: lexemes.some(isField) ? joinPhrases(found.map(narrowToWhole)) : undefined,
    phrases,
    lexemes,
    language: term.language,
    neighbours: [],
    isNeutral: kind === 'mode',
    isOptional: kind === 'credential',
    isLeftOut: leftOut.includes(text.toLowerCase()),
    isUnwanted,
    isOccupation: kind === 'occupation',
  };
  if (term.leastPay)
    return { ...common, words: null, condition: sql`top_monthly_salary >= ${term.leastPay}::int` };
  if (kind === 'occupation' && reach && !isUnwanted) {
    const neighbours = listNeighbours(lexemes, reach).map((ring) => excludeLexemes(ring, without));
    return { ...common, words: reach === 'named' ? null : words, neighbours };
  }
  const isExtended = reach !== undefined && reach !== 'named' && !isUnwanted;
  if (term.usedBy && !isUnwanted) {
    const usedBy = excludeLexemes(term.usedBy, without);
    const near = reach === 'field' ? listNeighbours(usedBy, 'related') : [];
    const neighbours = isExtended ? [usedBy, ...near.map((ring) => excludeLexemes(ring, without))] : [];
    return { ...common, words, usedBy, neighbours };
  }
  if (kind !== 'place') return { ...common, words };
  const near = reach === 'field' ? WIDE_KM : AROUND_KM;
  const radius = common.isLeftOut ? FAR_KM : isExtended ? near : undefined;
  const [places, around]: [PlaceFilter[], PlaceFilter[]] = [[], []];
  for (const location of [text, ...(term.others ?? [])]) {
    places.push(...toList(await readPlace(db, { location }, lookUps)));
    if (radius) around.push(...toList(await readPlace(db, { location, radius }, lookUps)));
  }
  return {
    ...common,
    words,
    lexemes: (radius ? around : places).flatMap(({ ids }) => ids),
    place: isAt(places),
    around: isAt(around),
  };
}

/** The phrases as alternatives, each word once: the names of one thing begin alike, and the index reads each. */
const joinPhrases = (phrases: readonly string[]) =>
  [
    ...new Set(phrases.flatMap((phrase) => (phrase.includes('&') ? [`(${phrase})`] : phrase.split(' | ')))),
  ].join(' | ');

const isField = (lexeme: string) => lexeme.startsWith('=g');

const toList = <Item>(item: Item | undefined): readonly Item[] => (item === undefined ? [] : [item]);

/** Condition of being in one of the places; undefined for none. */
function isAt(places: readonly PlaceFilter[]): SQL | undefined {
  const conditions = places.map(({ column }) => sql`(${matchColumns(['location'], () => column)})`);
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : undefined;
}
