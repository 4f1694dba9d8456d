import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { rootOf } from '../../db/cancellable';
import type { Queryable } from '../../db/database';
import { perDatabase } from '../../db/per-database';
import { isLookedUp } from '../../db/search';
import { jobproviders, jobs, jobSearch } from '../../db/schema/index';
import { quoteLexeme } from '../query/keyword-query';

const MAX_KNOWN = 5_000;
const KNOWN_MS = 60_000;

/** Whether a lexeme has jobs; a lookup reads all jobs that have it, so a minute of staleness is better. */
const knownLexemesOf = perDatabase(() => new LRUCache<string, boolean>({ max: MAX_KNOWN, ttl: KNOWN_MS }));

/** Those of the lexemes that an active job has, or had within the last minute. */
export async function findUsedLexemes(
  db: Queryable,
  lexemes: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = knownLexemesOf(rootOf(db));
  const unknown = lexemes.filter((lexeme) => !known.has(lexeme));
  if (unknown.length > 0) {
    const used = await lookUpLexemes(db, unknown);
    for (const lexeme of unknown) known.set(lexeme, used.has(lexeme));
  }
  return new Set(lexemes.filter((lexeme) => known.get(lexeme)));
}

async function lookUpLexemes(db: Queryable, lexemes: readonly string[]): Promise<ReadonlySet<string>> {
  const queries = lexemes.map(quoteLexeme);
  const { rows } = await db.execute<{ place: number }>(sql`
    select place::int from unnest(${sql.param(queries)}::text[]) with ordinality as asked (lexeme, place)
    where exists (select from ${jobSearch} where ${jobSearch.words} @@ asked.lexeme::tsquery and ${isLookedUp})
  `);
  return new Set(rows.flatMap(({ place }) => lexemes[place - 1] ?? []));
}

/** Enough to choose from; two letters begin a word of many names. */
const MAX_NAMES = 100;

/**
 * Names of companies with active jobs that have every one of the words, the last as the beginning of one;
 * those that begin with it first, then the shortest. The words are of `a` to `z` and digits.
 */
export async function findCompanyNames(
  db: Queryable,
  words: readonly string[],
  most: number,
): Promise<string[]> {
  const query = words.map((word, at) => (at < words.length - 1 ? `'${word}'` : `'${word}':*`)).join(' & ');
  const beginning = `${words.join(' ')}%`;
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from (
      select company_name as name, split_words(company_name) like ${beginning} as is_beginning
      from ${jobproviders}
      where to_tsvector('simple', split_words(company_name)) @@ ${query}::tsquery and exists (
        select from ${jobs} where jobprovider_id = ${jobproviders.id} and is_active
      )
      limit ${MAX_NAMES}
    ) as named
    group by name
    order by bool_or(is_beginning) desc, length(name), name
    limit ${most}
  `);
  return rows.map(({ name }) => name);
}
