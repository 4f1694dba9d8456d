import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { releaseMoves, releases } from '../../db/schema/index';
import type { ReleaseRow } from '../store/releases.repository';

export type MoveRow = typeof releaseMoves.$inferSelect;

/** Changes with every change of releases and moves. */
export async function readSnapshotVersion(db: Queryable): Promise<string> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      newest: sql<number>`coalesce(max(${releases.id}), 0)`,
      production: sql<number>`(select max(id) from release_moves where channel = 'production')`,
      staging: sql<number>`(select max(id) from release_moves where channel = 'staging')`,
      approvals: sql<number>`(select count(*)::int from release_approvals where signed_at is not null)`,
    })
    .from(releases);
  return JSON.stringify(row);
}

export async function listReleaseIds(db: Queryable): Promise<number[]> {
  const rows = await db.select({ id: releases.id }).from(releases);
  return rows.map(({ id }) => id);
}

export const findReleases = (db: Queryable, ids: readonly number[]): Promise<ReleaseRow[]> =>
  db
    .select()
    .from(releases)
    .where(inArray(releases.id, [...ids]));

/** Moves after the given ones, oldest first. Within a channel a later move has a higher id. */
export const listMovesSince = (
  db: Queryable,
  known: { readonly production: number; readonly staging: number },
): Promise<MoveRow[]> =>
  db
    .select()
    .from(releaseMoves)
    .where(
      or(
        and(eq(releaseMoves.channel, 'production'), gt(releaseMoves.id, known.production)),
        and(eq(releaseMoves.channel, 'staging'), gt(releaseMoves.id, known.staging)),
      ),
    )
    .orderBy(releaseMoves.id);
