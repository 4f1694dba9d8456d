import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobSearch } from '../../db/schema/index';
import { createSwrCache } from './swr-cache';

/** Matches between two keyset cursors, newest first: the upper bound of rows skipped to reach a far page. */
export const CURSOR_INTERVAL = 1_000;

interface PageCursor {
  readonly moment: string;
  readonly id: number;
  readonly week: number;
}

export interface PageCursors {
  /** The first, the 1001st, the 2001st match, and so on. */
  readonly cursors: readonly PageCursor[];
  readonly total: number;
  readonly oldestWeek: number;
}

const memory = createSwrCache<PageCursors>(({ total }) => total > CURSOR_INTERVAL, 100);

/** Reads the cached keyset cursors of a long list. `key` names the list, `where` is its condition. */
export const readPageCursors = (db: Queryable, key: string, where: SQL): Promise<PageCursors | undefined> =>
  memory.read(db, key, async (root) => {
    const { rows } = await root.execute<{ cursors: PageCursor[]; total: number; oldest_week: number }>(sql`
      select count(*)::int as total, week_number(min(created_at)) as oldest_week,
        coalesce(json_agg(
          json_build_object('moment', created_at::text, 'id', job_id, 'week', week_number(created_at)) order by place
        ) filter (where place % ${CURSOR_INTERVAL} = 1), '[]') as cursors
      from (
        select job_id, created_at, row_number() over (order by created_at desc, job_id desc) as place
        from ${jobSearch} where ${where}
      ) as placed
    `);
    const { cursors = [], total = 0, oldest_week: oldestWeek = 0 } = rows[0] ?? {};
    return { cursors, total, oldestWeek };
  });
