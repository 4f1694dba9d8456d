import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobSearch } from '../../db/schema/index';
import { isLookedUp } from '../../db/search';
import { lexemesOfFilter, listCompared, matchColumns, type ColumnValues, type JobFilter } from './filter';
import type { KeywordTerm } from './keyword-term';
import {
  createLookUps,
  findPhrases,
  listTexts,
  readPhrases,
  readPlace,
  splitIntoTerms,
  type LookUps,
  type PlaceFilter,
} from './look-ups';
import {
  ALL_JOBS,
  isAlternative,
  isInHead,
  isInTitle,
  isNeeded,
  matchTerms,
  rankTerms,
} from './keyword-query';
import { isRead, toTermQuery, type TermQuery } from './term-query';
import { nameTerms, partNeighbours, type Naming, type Sections } from './sections';

/** A search filter as conditions on the search table. */
export interface Conditions {
  /** Values for a scan that compares columns. */
  readonly values: ColumnValues;
  readonly keyword: KeywordQuery | undefined;
  /** The location is looked up in the text index instead of compared. */
  readonly isPlaceLookedUp: boolean;
  /** Condition for matching jobs; with a span, also limited to its publication dates. */
  match(span?: string): SQL;
  /** The same for those that the keyword names, and for those that only mention it; undefined when it names none. */
  readonly tiers: Tiers | undefined;
  /** The parts of the list; undefined when all are alike. */
  readonly sections: Sections | undefined;
}

interface Tiers {
  named(span?: string): SQL;
  mentioned(span?: string): SQL;
}

/** Undefined when the filter can match nothing: no word in the keyword, or no such place. */
export async function readConditions(
  db: Queryable,
  filter: JobFilter,
  lookUps?: LookUps,
): Promise<Conditions | undefined> {
  const [conditions] = await readAllConditions(db, [filter], lookUps);
  return conditions;
}

/**
 * The conditions of several filters, in their order. The words of all keywords are read in one statement, and what
 * is already in `lookUps` is not read again: valid for the jobs that were published before the first of its reads.
 */
export async function readAllConditions(
  db: Queryable,
  filters: readonly JobFilter[],
  lookUps: LookUps = createLookUps(),
): Promise<(Conditions | undefined)[]> {
  const keywords = filters.map(splitIntoTerms);
  await readPhrases(db, keywords.flat().flatMap(listTexts), lookUps);
  const all: (Conditions | undefined)[] = [];
  for (const [index, filter] of filters.entries()) {
    const keyword = await readKeywordQuery(db, filter, keywords[index] ?? [], lookUps);
    all.push(combine(filter, keyword, await readPlace(db, filter, lookUps)));
  }
  return all;
}

function combine(
  filter: JobFilter,
  keyword: KeywordQuery | undefined,
  place: PlaceFilter | undefined,
): Conditions | undefined {
  if ((filter.keyword && !keyword?.words) || (filter.location && !place)) return undefined;
  const words = keyword?.words;
  const isPlaceCommon = place !== undefined && place.lexemes === undefined;
  const lexemes = [...(place?.lexemes ? [place.lexemes] : []), ...lexemesOfFilter(filter)];
  const values: ColumnValues = { ...filter, location: place?.column };
  const columns = [...listCompared(filter), ...(isPlaceCommon ? (['location'] as const) : [])];
  const compared = matchColumns(columns, (name) => values[name]);
  const others = sql.join([compared, ...(keyword?.checked ?? [])], sql` and `);
  const matchWords = (query: string | undefined) => (span?: string) => {
    const looked = [...lexemes, ...(query ? [query] : []), ...(span ? [span] : [])];
    return sql.join(
      [...looked.map(hasLexemes), ...(looked.length > 0 ? [isLookedUp] : []), others],
      sql` and `,
    );
  };
  const naming = keyword?.naming;
  const tiers = naming && {
    named: matchWords(naming.named),
    mentioned: matchWords(naming.mentioned),
  };
  const sections = keyword?.sections;
  const isPlaceLookedUp = place?.lexemes !== undefined;
  return { values, keyword, isPlaceLookedUp, match: matchWords(words), tiers, sections };
}

interface KeywordQuery {
  /** Undefined when no job can match. */
  readonly words: string | undefined;
  readonly rank: SQL<number> | undefined;
  readonly terms: readonly TermQuery[];
  readonly naming: Naming | undefined;
  readonly sections: Sections | undefined;
  /** Conditions that the text index cannot decide. */
  readonly checked: readonly SQL[];
}

async function readKeywordQuery(
  db: Queryable,
  filter: JobFilter,
  terms: readonly KeywordTerm[],
  lookUps: LookUps,
): Promise<KeywordQuery | undefined> {
  if (!filter.keyword) return undefined;
  const queries: TermQuery[] = [];
  const checked: SQL[] = [];
  for (const term of terms) {
    const query = await toTermQuery(db, term, lookUps, filter);
    queries.push(query);
    if (query.condition && isNeeded(query)) checked.push(query.condition);
    // A job may say in its text what it is not: only its title and its company count against it.
    if (query.isUnwanted && !query.isLeftOut && isRead(term))
      checked.push(...findPhrases(term, lookUps).map((phrase) => sql`not (${isInTitle(phrase.query)})`));
    // Where few jobs are of an occupation, those that mention it would outnumber them.
    if (query.isOccupation && filter.reach && isNeeded(query)) checked.push(isInHead(query));
  }
  const alternatives = filter.reach ? queries.filter(isAlternative) : [];
  if (alternatives.length > 0) checked.push(sql`(${sql.join(alternatives.map(isInHead), sql` or `)})`);
  // Signs alone, such as a dash between two words, ask for nothing.
  const meant = queries.filter(
    ({ words, lexemes, neighbours }) => words !== null || lexemes.length > 0 || neighbours.length > 0,
  );
  const wanted = meant.filter(({ isUnwanted }) => !isUnwanted);
  const bound = queries.find((query) => query.condition && isNeeded(query));
  const isElsewhere = terms.some(
    ({ kind, text, isUnwanted }) =>
      kind === 'place' && !isUnwanted && filter.leftOut?.includes(text.toLowerCase()),
  );
  // A search that reaches further finds names alone.
  const naming = filter.reach ? undefined : nameTerms(meant, isElsewhere);
  return {
    words: matchTerms(bound && !meant.some(isNeeded) ? [...meant, { ...bound, lexemes: ALL_JOBS }] : meant),
    rank: rankTerms(queries.filter(({ isUnwanted }) => !isUnwanted)),
    terms: wanted,
    naming,
    sections: filter.reach ? partNeighbours(meant, isElsewhere) : naming?.sections,
    checked,
  };
}

/** A separate condition for each, because the index then skips between their entries span by span. */
const hasLexemes = (lexemes: string) => sql`${jobSearch.words} @@ ${lexemes}::tsquery`;
