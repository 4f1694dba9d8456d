import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Channel } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
import { releaseMoves, releases } from '../../db/schema/index';
import type { Page, Slice } from '../../http/input/pages';
import type { MoveRow } from '../registry/snapshot.repository';

export type NewMove = Omit<typeof releaseMoves.$inferInsert, 'id' | 'previousId' | 'train'>;

/**
 * Appends moves to the chain of their channel, several as one release train. Rejects if the channel was moved
 * since `previousId`.
 */
export async function insertMoves(
  tx: Queryable,
  moves: readonly NewMove[],
  previousId: number,
): Promise<MoveRow[]> {
  const train = moves.length > 1 ? await takeMoveId(tx) : null;
  const rows: MoveRow[] = [];
  for (const move of moves) {
    const link = { ...move, train, previousId: rows.at(-1)?.id ?? previousId };
    const isFirstOfTrain = train !== null && rows.length === 0;
    const [row] = await (
      isFirstOfTrain
        ? tx
            .insert(releaseMoves)
            .overridingSystemValue()
            .values({ ...link, id: train })
        : tx.insert(releaseMoves).values(link)
    ).returning();
    if (!row) throw new Error('The move was not inserted.');
    rows.push(row);
  }
  return rows;
}

/** The next id, taken before its row is written: a train is named by its first move. */
async function takeMoveId(tx: Queryable): Promise<number> {
  const sequence = sql`pg_get_serial_sequence('release_moves', 'id')`;
  const [row] = await tx.select({ id: sql<number>`nextval(${sequence})::int` }).from(sql`(select 1) as one`);
  if (!row) throw new Error('The next move has no number.');
  return row.id;
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
