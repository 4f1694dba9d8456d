import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobSearch } from '../../db/schema/index';
import { createMemory } from './jobs.remember';

/** Matches between two keyset cursors, newest first: the upper bound of rows skipped to reach a far page. */
export const STEP = 1_000;

interface Milestone {
  readonly moment: string;
  readonly id: number;
  readonly week: number;
}

export interface Milestones {
  /** The first, the 1001st, the 2001st match, and so on. */
  readonly marks: readonly Milestone[];
  readonly total: number;
  readonly oldestWeek: number;
}

const memory = createMemory<Milestones>(({ total }) => total > STEP, 100);

/** Reads the cached keyset cursors of a long list. `key` names the list, `where` is its condition. */
export const readMilestones = (db: Queryable, key: string, where: SQL): Promise<Milestones | undefined> =>
  memory.read(db, key, async (root) => {
    const { rows } = await root.execute<{ marks: Milestone[]; total: number; oldest_week: number }>(sql`
      select count(*)::int as total, week_number(min(created_at)) as oldest_week,
        coalesce(json_agg(
          json_build_object('moment', created_at::text, 'id', job_id, 'week', week_number(created_at)) order by place
        ) filter (where place % ${STEP} = 1), '[]') as marks
      from (
        select job_id, created_at, row_number() over (order by created_at desc, job_id desc) as place
        from ${jobSearch} where ${where}
      ) as placed
    `);
    const { marks = [], total = 0, oldest_week: oldestWeek = 0 } = rows[0] ?? {};
    return { marks, total, oldestWeek };
  });
