import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { isLookedUp } from '../../db/search';
import { listNeighbours } from '../query/keyword-neighbours';
import { anyOf } from '../query/narrow-words';
import { quoteLexeme } from '../query/narrow-words';

interface Compared extends Record<string, unknown> {
  readonly meanings: string[];
  readonly canton: string | null;
}

/**
 * Ids of active jobs of other companies like this one, active or paused: first those of its occupation in its
 * canton, then elsewhere, then related occupations in its canton, and only without any of these related ones elsewhere
 * or of its field in its canton; within these the same place first, then the newest. Undefined when there is no such job.
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
  const { near, far } = listSteps(job);
  for (const lexemes of near) {
    if (found.length >= limit) break;
    found.push(...(await findLike(db, id, lexemes, { except: found, limit: limit - found.length })));
  }
  for (const lexemes of far) {
    if (found.length > 0) break;
    found.push(...(await findLike(db, id, lexemes, { except: [], limit })));
  }
  return found;
}

/** Queries for the text index, the most similar jobs first, and what is looked for when those find nothing. */
function listSteps({ meanings, canton }: Compared): { near: string[]; far: string[] } {
  const occupations = meanings.filter((lexeme) => lexeme.startsWith('=o'));
  const named = occupations.length > 0 ? occupations : meanings.filter((lexeme) => lexeme.startsWith('=g'));
  if (named.length === 0) return { near: [], far: [] };
  const [related = [], alike = [], near = []] = listNeighbours(occupations, 'field');
  const kindred = [...related, ...alike];
  const inCanton = (lexemes: readonly string[]) =>
    canton && lexemes.length > 0 ? [`${anyOf(lexemes)} & ${quoteLexeme(`=k${canton}`)}`] : [];
  return {
    near: [...inCanton(named), anyOf(named), ...inCanton(related)],
    far: [...(kindred.length > 0 ? [anyOf(kindred)] : []), ...inCanton(near)],
  };
}

/** Matches to read of which the own company's are left out. */
const MAX_READ = 200;

/** Reads the jobs themselves for a few matches only, because an occupation has thousands on a large board. */
async function findLike(
  db: Queryable,
  id: number,
  lexemes: string,
  { except, limit }: { readonly except: readonly number[]; readonly limit: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with compared as materialized (
      select jobprovider_id, fold_text(location) as place from jobs where id = ${id}
    )
    select found.job_id as id
    from (
      select job_id, created_at, place = (select place from compared) as is_near
      from job_search
      where words @@ ${lexemes}::tsquery and ${isLookedUp} and job_id <> all(${sql.param([...except])}::int[])
      order by is_near desc, created_at desc, job_id desc
      limit ${MAX_READ}
    ) as found join jobs on jobs.id = found.job_id
    where jobs.jobprovider_id <> (select jobprovider_id from compared)
    order by found.is_near desc, found.created_at desc, found.job_id desc
    limit ${limit}
  `);
  return rows.map(({ id: found }) => found);
}
