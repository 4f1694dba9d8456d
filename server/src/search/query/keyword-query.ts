import { sql, type SQL } from 'drizzle-orm';
import { CONTRACT_TYPES } from '@metier/sdk/rules';
import { anyOf, weigh } from './narrow-words';
import { rankNuances, rankOptional } from './nuances';
import type { TermQuery } from './term-query';

export const isNeeded = ({ isOptional, isLeftOut, isUnwanted }: TermQuery) =>
  !isOptional && !isLeftOut && !isUnwanted;

/** True for an occupation that is left out, so that another of the keyword is enough. */
export const isAlternative = ({ isOccupation, isLeftOut, isUnwanted }: TermQuery) =>
  isOccupation && isLeftOut && !isUnwanted;

/** What every job has; the index cannot look up what a job has not. */
export const ALL_JOBS = CONTRACT_TYPES.map(({ value }) => `=c${value}`);

/**
 * The query that a job matches by every term and by nothing unwanted; by any of the occupations that are left out,
 * and by any term left out when there is no other. Undefined when a term has neither words nor lexemes.
 */
export function matchTerms(
  terms: readonly TermQuery[],
  listNeeded: (term: TermQuery) => string = listAlternatives,
): string | undefined {
  const anyOccupation = terms.filter(isAlternative).map(listAlternatives).filter(Boolean).join(' | ');
  const needed = [...terms.filter(isNeeded).map(listNeeded), ...(anyOccupation ? [anyOccupation] : [])];
  const leftOut = terms.filter((term) => term.isLeftOut && !term.isUnwanted).map(listAlternatives);
  const isAny = terms.length > 0 && terms.every(({ isUnwanted }) => isUnwanted);
  const wanted = needed.length > 0 ? needed : [isAny ? anyOf(ALL_JOBS) : leftOut.filter(Boolean).join(' | ')];
  if (wanted.includes('')) return undefined;
  const unwanted = terms.filter((term) => term.isUnwanted && !term.isLeftOut).map(listAlternatives);
  return [...wanted.map((each) => `(${each})`), ...unwanted.filter(Boolean).map((each) => `!(${each})`)].join(
    ' & ',
  );
}

export function listAlternatives({ words, lexemes, neighbours }: TermQuery): string {
  const all = [...lexemes, ...neighbours.flat()];
  return [...(words ? [`(${words})`] : []), ...(all.length > 0 ? [anyOf(all)] : [])].join(' | ');
}

/** A term counts by where it is found. */
const SCORES = {
  occupation: 220,
  group: 180,
  title: 200,
  place: 200,
  around: 160,
  nearest: 160,
  alike: 140,
  near: 120,
  field: 100,
  company: 60,
  location: 40,
  elsewhere: 20,
  benefits: 0,
} as const;
/** Where a term was found; `elsewhere` is the prose. */
export type FoundIn = keyof typeof SCORES;
/** The rings of neighbours, from the nearest on. */
const RINGS = ['nearest', 'alike', 'near', 'field'] as const;
/** Jobs whose title or company has one of these words. */
export const isInTitle = (words: string): SQL => sql`head @@ ${weigh(words, 'AB')}::tsquery`;

/** Jobs that are of these occupations, or that name the words in their title, company or place. */
export function isInHead({ words, lexemes, neighbours }: TermQuery): SQL {
  const all = [...lexemes, ...neighbours.flat()];
  const named = [...(all.length > 0 ? [anyOf(all)] : []), ...(words ? [`(${weigh(words, 'ABC')})`] : [])];
  return sql`head @@ ${named.join(' | ')}::tsquery`;
}

/** What not every job has counts wherever it is. */
const scoreOf = ({ isLeftOut }: TermQuery, where: FoundIn) =>
  isLeftOut && where === 'benefits' ? SCORES.elsewhere / 2 : SCORES[where];

/**
 * Relevance of a job: the sum of the terms' scores. Undefined when no term ranks. A match in prose alone is
 * always below one in the title.
 */
export function rankTerms(terms: readonly TermQuery[]): SQL<number> | undefined {
  const scores = terms.flatMap((term) => {
    if (term.isUnwanted) return [];
    if (term.isOptional || term.isNeutral) return rankOptional(term);
    const cases = listCases(term).map(
      ([is, where, score = scoreOf(term, where)]) => sql`when ${is} then ${score}::int`,
    );
    const inProse = term.isLeftOut && term.words ? sql`when words @@ ${term.words}::tsquery then` : sql`else`;
    const otherwise = sql`${inProse} ${SCORES.elsewhere}::int`;
    return cases.length > 0 ? [sql`coalesce(case ${sql.join(cases, sql` `)} ${otherwise} end, 0)`] : [];
  });
  if (scores.length === 0) return undefined;
  return sql<number>`(${sql.join([...scores, ...rankNuances(terms)], sql` + `)})`;
}

/**
 * Where a job has each term, as an array in their order. What the title says in the typed words counts before
 * what it means, because it needs no explanation.
 */
export function locateTerms(terms: readonly TermQuery[]): SQL<FoundIn[]> {
  const places = terms.map((term) => {
    const cases = listCases(term);
    const byTitle = [...cases.filter(isOfTitle), ...cases.filter((each) => !isOfTitle(each))];
    const found = byTitle.map(([is, where]) => sql`when ${is} then ${where}::text`);
    return found.length > 0 ? sql`case ${sql.join(found, sql` `)} else 'elsewhere' end` : sql`'elsewhere'`;
  });
  return sql<FoundIn[]>`array[${sql.join(places, sql`, `)}]::text[]`;
}

const isOfTitle = ([, where]: Case) => where === 'title';

type Case = readonly [is: SQL, where: FoundIn, score?: number];

/** Where a term may be found, best first. */
function listCases(term: TermQuery): readonly Case[] {
  const { words, whole, lexemes, neighbours, place, around } = term;
  if (term.usedBy) return listCasesOfSkill(term);
  const occupations = lexemes.filter((lexeme) => lexeme.startsWith('=o'));
  const groups = lexemes.filter((lexeme) => lexeme.startsWith('=g'));
  return [
    ...listCase(occupations, 'occupation'),
    ...(words ? [[isTitled(words, whole, groups), 'title'] as const] : []),
    ...listCase(groups, 'group'),
    ...(place ? [[place, 'place'] as const] : []),
    ...(around ? [[around, 'around'] as const] : []),
    ...RINGS.flatMap((ring, index) => listCase(neighbours[index] ?? [], ring)),
    ...(words && whole !== undefined ? [[isIn(weigh(words, 'A')), 'title', SCORES.near] as const] : []),
    ...(words
      ? ([
          [isIn(weigh(words, 'B')), 'company'],
          [isIn(weigh(words, 'C')), 'location'],
          [isIn(weigh(words, 'D')), 'benefits'],
        ] as const)
      : []),
  ];
}

/** Of a field, a word of a title that only begins like its name counts less: `banquets`. */
const isTitled = (words: string, whole: string | undefined, groups: readonly string[]) =>
  whole === undefined
    ? isIn(weigh(words, 'A'))
    : sql`(${isIn(weigh(words, 'A'))} and ${isIn(`${weigh(whole, 'A')} | ${anyOf(groups)}`)})`;

const isIn = (query: string) => sql`head @@ ${query}::tsquery`;

const listCase = (
  lexemes: readonly string[],
  where: FoundIn,
  score: number = SCORES[where],
): readonly Case[] => (lexemes.length > 0 ? [[isIn(anyOf(lexemes)), where, score]] : []);

/**
 * Of a tool or a method: said by those who use it, said by others, used but not said (mainly by the first), or near to
 * those.
 */
const SKILL_SCORES = { practised: 110, said: 100, mainly: 55, used: 50, near: 40, benefits: 10 } as const;

function listCasesOfSkill({ words, usedBy = [], neighbours: [, ...near] }: TermQuery): readonly Case[] {
  const isSaid = sql`words @@ ${words}::tsquery`;
  const isUsed = usedBy.length > 0 ? isIn(anyOf(usedBy)) : sql`false`;
  const said: readonly Case[] = words
    ? [
        [isIn(weigh(words, 'A')), 'title'],
        [isIn(weigh(words, 'B')), 'company', SKILL_SCORES.said],
        [sql`${isSaid} and ${isUsed}`, 'elsewhere', SKILL_SCORES.practised],
        [isIn(weigh(words, 'D')), 'benefits', SKILL_SCORES.benefits],
        [isSaid, 'elsewhere', SKILL_SCORES.said],
      ]
    : [];
  return [
    ...said,
    ...listCase(usedBy.slice(0, 1), 'nearest', SKILL_SCORES.mainly),
    [isUsed, 'nearest', SKILL_SCORES.used],
    ...listCase(near.flat(), 'alike', SKILL_SCORES.near),
  ];
}
