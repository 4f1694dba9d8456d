import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobproviders, jobs, jobSearch } from '../../db/schema/index';
import { createSwrCache } from '../plan/swr-cache';

/** More would not change which occupations are frequent. */
const SAMPLE = 5_000;
const frequencies = createSwrCache<ReadonlyMap<string, number>>(() => true, 1);

/** Numbers of jobs among the newest of the board, by the lexemes of their occupations; orders what is suggested. */
export const readFrequencies = async (db: Queryable): Promise<ReadonlyMap<string, number>> =>
  (await frequencies.read(db, 'occupations', countOccupations)) ?? new Map();

async function countOccupations(root: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await root.execute<{ lexeme: string; jobs: number }>(sql`
    select lexeme, count(*)::int as jobs
    from (select head from ${jobSearch} order by created_at desc, job_id desc limit ${SAMPLE}) as newest,
      unnest(tsvector_to_array(head)) as lexeme
    where lexeme ~ '^=[og]'
    group by lexeme
  `);
  return new Map(rows.map(({ lexeme, jobs }) => [lexeme, jobs]));
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
