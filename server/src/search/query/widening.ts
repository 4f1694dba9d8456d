import type { Queryable } from '../../db/database';
import { correctKeyword } from './corrections';
import { keyOf, withoutChoices, type JobFilter } from './filter';
import { namesOccupation, readKeyword } from './keyword';
import { BEGINNERS } from './keyword-modes';
import { isSmallGroup, type Reach } from './keyword-neighbours';
import { lexemeOfLevel } from '../occupations/levels';
import { listUnknownWords, splitIntoTerms, type LookUps } from './look-ups';
import { isPlainWord, type KeywordTerm } from './keyword-term';

/** With fewer jobs of the keyword's occupations, jobs of others are found as well. */
const FEW = 6;
/** Parts of a company's name with its field and place: `Banque Privée Corsier`. */
const NAME_LENGTH = 3;
/** With fewer, the workload is dropped before the occupation. */
const HARDLY = 3;
/** A search with at least this many matches is not widened. */
const ENOUGH = 100;

export interface Widened<Found> {
  readonly found: Found;
  /** The filter that found it. */
  readonly searched: JobFilter;
}

/** How jobs are found, and how many of them. */
interface Reader<Found> {
  read(filter: JobFilter): Promise<Found>;
  count(found: Found): number;
}

/**
 * Reads what is meant by the filter: with mistyped words corrected, without words that no job has, with related
 * occupations when little is found, and with fewer words when nothing is; never so with an exact keyword.
 */
export async function readWidened<Found>(
  db: Queryable,
  filter: JobFilter,
  reader: Reader<Found>,
  lookUps: LookUps,
): Promise<Widened<Found>> {
  if (!filter.keyword || filter.exact) return { found: await reader.read(filter), searched: filter };
  const known = await dropUnknown(db, filter, lookUps);
  const typed = await readNeighbours(known, reader);
  if (reader.count(typed.found) >= FEW) return typed;
  const whole = withoutChoices(known);
  if (keyOf(whole) === keyOf(known)) return readOtherwise(db, typed, reader);
  // What is chosen from lists never decides of the words, so that every choice finds as many as its facet says.
  const { keyword, leftOut } = (await readOtherwise(db, await readNeighbours(whole, reader), reader))
    .searched;
  const meant = { ...known, keyword, leftOut };
  return keyOf(meant) === keyOf(known) ? typed : readNeighbours(meant, reader);
}

/** The filter with its mistyped words corrected, and without the words that no job has. */
async function dropUnknown(db: Queryable, filter: JobFilter, lookUps: LookUps): Promise<JobFilter> {
  const unknown = await listUnknownWords(db, filter, lookUps);
  if (unknown.length === 0) return filter;
  const keyword = (await correctKeyword(db, filter.keyword ?? '')) ?? filter.keyword;
  const leftOut =
    keyword === filter.keyword ? unknown : await listUnknownWords(db, { ...filter, keyword }, lookUps);
  return { ...filter, keyword, leftOut: leftOut.length > 0 ? leftOut : undefined };
}

/** With a corrected keyword when that finds more, otherwise with fewer terms when nothing is found. */
async function readOtherwise<Found>(
  db: Queryable,
  typed: Widened<Found>,
  reader: Reader<Found>,
): Promise<Widened<Found>> {
  const total = reader.count(typed.found);
  if (total >= FEW) return typed;
  const { reach: _, ...filter } = typed.searched;
  const keyword = await correctKeyword(db, filter.keyword ?? '');
  const corrected = keyword === undefined ? typed : await readNeighbours({ ...filter, keyword }, reader);
  if (reader.count(corrected.found) > total) return corrected;
  const fewer = await readFewerTerms(typed, reader);
  return reader.count(fewer.found) > total ? fewer : typed;
}

/** Number of jobs that a search with this reach finds; without one, as it is typed. */
export type CountReach = (reach: Reach | undefined) => number | Promise<number>;

/** What a keyword has that decides how far it reaches. */
export interface Reaching {
  readonly namesOccupation: boolean;
  readonly namesGroup: boolean;
  /** True when all its groups are small: of one that is a whole sector, neighbours are anything. */
  readonly namesSmallGroup: boolean;
  readonly namesPlace: boolean;
  readonly namesCondition: boolean;
  readonly namesSkill: boolean;
  /** True when a beginner's place is wanted. */
  readonly isFirst: boolean;
  /** True when work is wanted that takes no diploma. */
  readonly isOpen: boolean;
}

export function readReaching(keyword: string): Reaching {
  const all = readKeyword(keyword);
  const terms = all.filter(({ isUnwanted }) => !isUnwanted);
  const has = (kind: KeywordTerm['kind'], lexemes: readonly string[] = []) =>
    terms.some(
      (term) =>
        term.kind === kind && (lexemes.length === 0 || lexemes.some((each) => term.lexemes.includes(each))),
    );
  return {
    namesOccupation: namesOccupation(keyword),
    namesGroup: has('occupation'),
    namesSmallGroup: has('occupation') && terms.flatMap(({ lexemes }) => lexemes).every(isSmallGroup),
    namesPlace: has('place'),
    namesCondition: all.some(({ kind }) => kind === 'mode'),
    namesSkill: terms.some(({ usedBy }) => usedBy),
    isFirst: has('mode', BEGINNERS),
    isOpen: terms.some(({ lexemes }) => lexemes.includes(OPEN)),
  };
}

/** The reaches that `chooseReach` decides between and that may find different jobs. */
export const listReaches = (keyword: Reaching): readonly (Reach | undefined)[] => [
  undefined,
  ...(keyword.namesOccupation ? (['named'] as const) : []),
  ...(keyword.namesGroup || keyword.namesPlace || keyword.namesSkill ? (['related', 'field'] as const) : []),
];

/**
 * How far the occupations of a keyword reach. Their own jobs decide, because their names also occur in the texts of
 * unlike ones. A group is broad enough by itself, except in a place, with a condition or if it is small.
 */
export async function chooseReach(keyword: Reaching, count: CountReach): Promise<Reach | undefined> {
  const typed = await count(undefined);
  if (typed >= ENOUGH) return undefined;
  if (keyword.isOpen && keyword.namesGroup) return 'field';
  if (keyword.isOpen && keyword.namesPlace) return 'related';
  if (typed > 0 && !keyword.namesOccupation) {
    const isHardly = keyword.namesSmallGroup && typed < HARDLY;
    const isNarrowed = isHardly || keyword.namesPlace || (keyword.namesCondition && keyword.namesGroup);
    if (typed >= FEW || !(isNarrowed || keyword.namesSkill)) return undefined;
    if (!keyword.namesSkill && !keyword.namesGroup) return 'related';
    if (!keyword.namesSkill) return keyword.isFirst || (await count('related')) < FEW ? 'field' : 'related';
  }
  const named = typed > 0 && keyword.namesOccupation ? await count('named') : 0;
  if (named >= FEW) return undefined;
  if (named > 0) return 'field';
  const related = await count('related');
  return related < FEW && (related > 0 || keyword.namesSkill || keyword.isFirst) ? 'field' : 'related';
}

const REACHES: readonly (Reach | undefined)[] = [undefined, 'named', 'related', 'field'];

/** With the occupations and places that are near enough, at least as far as `least`. */
async function readNeighbours<Found>(
  filter: JobFilter,
  { read, count }: Reader<Found>,
  least?: Reach,
): Promise<Widened<Found>> {
  const found = new Map<Reach | undefined, Widened<Found>>();
  const readTo = async (reach: Reach | undefined) => {
    const searched = reach ? { ...filter, reach } : filter;
    const widened = found.get(reach) ?? { found: await read(searched), searched };
    found.set(reach, widened);
    return widened;
  };
  const reaching = readReaching(filter.keyword ?? '');
  const chosen = await chooseReach(reaching, async (reach) => count((await readTo(reach)).found));
  return readTo(REACHES.indexOf(least) > REACHES.indexOf(chosen) ? least : chosen);
}

/**
 * What a search may do without, from the first on: of several occupations all but any one, and who looks for an
 * apprenticeship rather moves. What is not wanted is found before nothing is.
 */
const DISPENSABLE = [
  'open',
  'words',
  'skill',
  'occupation',
  'rate',
  'mode',
  'place',
  'apprenticeship',
  'unwanted',
] as const;
/** The same where something is found: few texts say whom they welcome. */
const PREFERENCES = ['open', 'words'] as const;
/** The same where hardly anything of a field or of related occupations is found: who looks for it rather works more. */
const BEFORE_RELATED = [...PREFERENCES, 'rate'] as const;
const OPEN = lexemeOfLevel('open');

/** A time of work is less than a contract: few texts say it. */
const dispensableKind = ({ kind, lexemes, usedBy, isUnwanted }: KeywordTerm) => {
  if (isUnwanted) return 'unwanted';
  if (usedBy) return 'skill';
  if (lexemes.includes(OPEN)) return 'open';
  if (lexemes.some((lexeme) => lexeme.startsWith('=t'))) return 'words';
  if (kind === 'mode' && lexemes.every((lexeme) => lexeme.startsWith('=r'))) return 'rate';
  return lexemes.includes(lexemeOfLevel('apprentice')) ? 'apprenticeship' : kind;
};

/**
 * With fewer of the keyword's terms. Where something is found, only words beside an occupation and work without a
 * diploma are preferences, and beside a group, which is part of many companies' names, a place or a condition those with
 * a meaning; the few jobs that have them come first, also those around a place where no work is named.
 */
async function readFewerTerms<Found>(few: Widened<Found>, reader: Reader<Found>): Promise<Widened<Found>> {
  const { reach: _, ...filter } = few.searched;
  const terms = splitIntoTerms(filter);
  const isNothing = reader.count(few.found) === 0;
  const isOccupation = namesOccupation(filter.keyword ?? '');
  const isBroad = terms.some(
    ({ kind, isUnwanted, usedBy }) =>
      !isUnwanted && (kind === 'occupation' || kind === 'mode' || kind === 'place' || usedBy),
  );
  // More words than one may be the name of a company: `Clinica San Carlo`.
  const isSkill =
    terms.some(({ usedBy, isUnwanted }) => usedBy && !isUnwanted) && terms.filter(isPlainWord).length === 1;
  const isSentence = isBroad && terms.length > NAME_LENGTH;
  const isDispensable = (term: KeywordTerm) =>
    isNothing || isOccupation || isSkill || isSentence || (isBroad && !isPlainWord(term));
  const isWork = terms.some(({ kind, isUnwanted }) => kind === 'occupation' && !isUnwanted);
  const leftOut = new Set(filter.leftOut);
  const isOnlyRelated = async () =>
    !isOccupation || reader.count(await reader.read({ ...few.searched, reach: 'named' })) === 0;
  const isHardly = reader.count(few.found) < HARDLY && (await isOnlyRelated());
  const kinds = isNothing ? DISPENSABLE : isHardly ? BEFORE_RELATED : PREFERENCES;
  for (const kind of kinds) {
    const more = terms.filter(
      (term) =>
        dispensableKind(term) === kind && isDispensable(term) && !leftOut.has(term.text.toLowerCase()),
    );
    if (more.length === 0 || (kind === 'occupation' && more.length < 2)) continue;
    for (const { text } of more) leftOut.add(text.toLowerCase());
    if (terms.length < 2 && kind !== 'place') continue;
    const least = isNothing || isWork ? undefined : few.searched.reach;
    const fewer = await readNeighbours({ ...filter, leftOut: [...leftOut] }, reader, least);
    const total = reader.count(fewer.found);
    if (isNothing && total > 0 && total < HARDLY) return readFewerTerms(fewer, reader);
    if (total > 0) return fewer;
  }
  return few;
}
