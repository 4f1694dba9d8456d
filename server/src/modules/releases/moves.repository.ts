import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Channel } from '@metier/shared/contract';
import type { Queryable } from '../../db/database';
import { releaseMoves, releases } from '../../db/schema/index';
import type { Page, Slice } from '../../http/pages';
import type { MoveRow } from './snapshot.repository';

export type NewMove = Omit<typeof releaseMoves.$inferInsert, 'id'>;

/** Rejects when the channel has been moved since `previousId`. */
export async function insertMove(tx: Queryable, move: NewMove): Promise<MoveRow> {
  const [row] = await tx.insert(releaseMoves).values(move).returning();
  if (!row) throw new Error('The move was not inserted.');
  return row;
}

/** A move with the versions that it names. */
export interface NamedMove {
  readonly move: MoveRow;
  readonly version: string | null;
  readonly candidate: string | null;
}

/** The newest first. */
export async function listMoves(
  db: Queryable,
  { channel, remote }: { readonly channel?: Channel | undefined; readonly remote?: string | undefined },
  { limit, offset }: Slice,
): Promise<Page<NamedMove>> {
  const candidates = alias(releases, 'candidates');
  const where = and(
    channel === undefined ? undefined : eq(releaseMoves.channel, channel),
    remote === undefined ? undefined : eq(releaseMoves.remote, remote),
  );
  const items = await db
    .select({ move: releaseMoves, version: releases.version, candidate: candidates.version })
    .from(releaseMoves)
    .leftJoin(releases, eq(releases.id, releaseMoves.releaseId))
    .leftJoin(candidates, eq(candidates.id, releaseMoves.candidateId))
    .where(where)
    .orderBy(desc(releaseMoves.id))
    .limit(limit)
    .offset(offset);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(releaseMoves)
    .where(where);
  return { items, total: count?.total ?? 0 };
}
