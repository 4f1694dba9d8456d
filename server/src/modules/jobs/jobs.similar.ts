import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { listNeighbours } from './jobs.keyword-neighbours';
import { anyOf, quoteLexeme } from './jobs.keyword-query';

interface Compared extends Record<string, unknown> {
  readonly meanings: string[];
  readonly canton: string | null;
}

/**
 * Ids of active jobs of other companies like this one, active or paused: first those of its occupation in its
 * canton, then elsewhere, then related occupations in its canton; within these the same place first, then the
 * newest. Undefined when there is no such job.
 */
export async function findSimilarIds(
  db: Queryable,
  id: number,
  limit: number,
): Promise<number[] | undefined> {
  const { rows } = await db.execute<Compared>(sql`
    select meanings, coalesce(place_canton, job_canton(location, company_region)) as canton
    from jobs join jobproviders on jobproviders.id = jobprovider_id where jobs.id = ${id}
  `);
  const [job] = rows;
  if (!job) return undefined;
  const found: number[] = [];
  for (const lexemes of listSteps(job)) {
    if (found.length >= limit) break;
    found.push(...(await findLike(db, id, lexemes, { except: found, limit: limit - found.length })));
  }
  return found;
}

/** Queries for the text index, the most similar jobs first. */
function listSteps({ meanings, canton }: Compared): string[] {
  const occupations = meanings.filter((lexeme) => lexeme.startsWith('=o'));
  const named = occupations.length > 0 ? occupations : meanings.filter((lexeme) => lexeme.startsWith('=g'));
  if (named.length === 0) return [];
  const [related = []] = listNeighbours(occupations, 'related');
  const inCanton = (lexemes: readonly string[]) =>
    canton && lexemes.length > 0 ? [`${anyOf(lexemes)} & ${quoteLexeme(`=k${canton}`)}`] : [];
  return [...inCanton(named), anyOf(named), ...inCanton(related)];
}

async function findLike(
  db: Queryable,
  id: number,
  lexemes: string,
  { except, limit }: { readonly except: readonly number[]; readonly limit: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select job_search.job_id as id
    from job_search join jobs on jobs.id = job_search.job_id, jobs as compared
    where compared.id = ${id} and job_search.words @@ ${lexemes}::tsquery
      and jobs.jobprovider_id <> compared.jobprovider_id
      and job_search.job_id <> all(${sql.param([...except])}::int[])
    order by job_search.place = fold_text(compared.location) desc, job_search.created_at desc,
      job_search.job_id desc
    limit ${limit}
  `);
  return rows.map(({ id: found }) => found);
}
