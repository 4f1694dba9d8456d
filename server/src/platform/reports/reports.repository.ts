import type { Channel, Health } from '@metier/sdk/contract';
import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { releaseCounts, releaseFailures, releases } from '../../db/schema/index';
import type { Page, Slice } from '../../http/input/pages';

export type CountRow = Required<typeof releaseCounts.$inferInsert>;
export type NewFailure = typeof releaseFailures.$inferInsert;
export interface FailureRow {
  readonly failure: typeof releaseFailures.$inferSelect;
  readonly remote: string;
  readonly version: string;
}

/** Adds to the counts, in the same row order on all servers, so that they cannot deadlock. */
export async function addCounts(db: Queryable, rows: readonly CountRow[]): Promise<void> {
  const ordered = rows.toSorted((one, other) => nameRow(one).localeCompare(nameRow(other)));
  await db
    .insert(releaseCounts)
    .values(ordered)
    .onConflictDoUpdate({
      target: [releaseCounts.channel, releaseCounts.releaseId, releaseCounts.minute],
      set: {
        views: sql`${releaseCounts.views} + excluded.views`,
        failures: sql`${releaseCounts.failures} + excluded.failures`,
      },
    });
}

const nameRow = ({ channel, releaseId, minute }: CountRow) =>
  `${channel} ${releaseId} ${minute.toISOString()}`;

/** Views and failures by release in one channel since a given time; releases without any are omitted. */
export async function sumCounts(
  db: Queryable,
  channel: Channel,
  since: Date,
  releaseIds?: readonly number[],
): Promise<Map<number, Health>> {
  const rows = await db
    .select({
      releaseId: releaseCounts.releaseId,
      views: sql<number>`sum(${releaseCounts.views})::int`,
      failures: sql<number>`sum(${releaseCounts.failures})::int`,
    })
    .from(releaseCounts)
    .where(
      and(
        eq(releaseCounts.channel, channel),
        gte(releaseCounts.minute, since),
        releaseIds && inArray(releaseCounts.releaseId, [...releaseIds]),
      ),
    )
    .groupBy(releaseCounts.releaseId);
  return new Map(rows.map(({ releaseId, ...health }) => [releaseId, health]));
}

export async function insertFailures(db: Queryable, rows: readonly NewFailure[]): Promise<void> {
  await db.insert(releaseFailures).values([...rows]);
}

/** The newest first, of one remote or of all. */
export async function listFailures(
  db: Queryable,
  remote: string | undefined,
  { limit, offset }: Slice,
): Promise<Page<FailureRow>> {
  const isWanted = remote === undefined ? undefined : eq(releases.remote, remote);
  const [total] = await db
    .select({ count: count() })
    .from(releaseFailures)
    .innerJoin(releases, eq(releases.id, releaseFailures.releaseId))
    .where(isWanted);
  const items = await db
    .select({ failure: releaseFailures, remote: releases.remote, version: releases.version })
    .from(releaseFailures)
    .innerJoin(releases, eq(releases.id, releaseFailures.releaseId))
    .where(isWanted)
    .orderBy(desc(releaseFailures.id))
    .limit(limit)
    .offset(offset);
  return { items, total: total?.count ?? 0 };
}

/** Deletes counts and failures before `moment`, and of each release all failures but the newest. */
export async function deleteOldReports(db: Queryable, moment: Date, mostFailures: number): Promise<void> {
  await db.delete(releaseCounts).where(lt(releaseCounts.minute, moment));
  await db.delete(releaseFailures).where(lt(releaseFailures.createdAt, moment));
  const numbered = db
    .select({
      id: releaseFailures.id,
      place: sql<number>`row_number() over (partition by release_id order by id desc)`.as('place'),
    })
    .from(releaseFailures)
    .as('numbered');
  const surplus = db
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.place} > ${mostFailures}`);
  await db.delete(releaseFailures).where(inArray(releaseFailures.id, surplus));
}
