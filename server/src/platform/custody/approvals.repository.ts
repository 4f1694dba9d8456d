import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { PasskeyResponse } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
import type { ReleaseRow } from '../store/releases.repository';
import { releaseApprovals, releaseMoves, releases } from '../../db/schema/index';

export type ApprovalRow = typeof releaseApprovals.$inferSelect;

export async function insertApproval(
  db: Queryable,
  approval: typeof releaseApprovals.$inferInsert,
): Promise<ApprovalRow> {
  const [row] = await db.insert(releaseApprovals).values(approval).returning();
  if (!row) throw new Error('The approval was not inserted.');
  return row;
}

export async function findApproval(db: Queryable, id: number): Promise<ApprovalRow | undefined> {
  const [row] = await db.select().from(releaseApprovals).where(eq(releaseApprovals.id, id));
  return row;
}

/** Requests that persons sign, newest first. */
export const listRequests = (db: Queryable, limit: number): Promise<ApprovalRow[]> =>
  db
    .select()
    .from(releaseApprovals)
    .where(isNotNull(releaseApprovals.endsAt))
    .orderBy(desc(releaseApprovals.id))
    .limit(limit);

/** The newest request of this subject that has not ended and was not used. */
export async function findUnused(
  db: Queryable,
  subject: string,
  now: Date,
): Promise<ApprovalRow | undefined> {
  const [row] = await db
    .select()
    .from(releaseApprovals)
    .where(
      and(
        eq(releaseApprovals.subject, subject),
        gt(releaseApprovals.endsAt, now),
        isNull(releaseApprovals.usedAt),
      ),
    )
    .orderBy(desc(releaseApprovals.id))
    .limit(1);
  return row;
}

/** Everything signed about these releases, newest first. */
export const listForReleases = (db: Queryable, releaseIds: readonly number[]): Promise<ApprovalRow[]> =>
  db
    .select()
    .from(releaseApprovals)
    .where(and(inArray(releaseApprovals.releaseId, [...releaseIds]), isNotNull(releaseApprovals.signedAt)))
    .orderBy(desc(releaseApprovals.id));

/** False when it was signed or has ended. */
export async function signRequest(
  db: Queryable,
  id: number,
  signature: { readonly approverId: number; readonly response: PasskeyResponse; readonly signedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(releaseApprovals)
    .set(signature)
    .where(
      and(
        eq(releaseApprovals.id, id),
        isNull(releaseApprovals.signedAt),
        gt(releaseApprovals.endsAt, signature.signedAt),
      ),
    )
    .returning({ id: releaseApprovals.id });
  return rows.length > 0;
}

/** False when it was used in between. */
export async function markUsed(db: Queryable, id: number, usedAt: Date): Promise<boolean> {
  const rows = await db
    .update(releaseApprovals)
    .set({ usedAt })
    .where(and(eq(releaseApprovals.id, id), isNull(releaseApprovals.usedAt)))
    .returning({ id: releaseApprovals.id });
  return rows.length > 0;
}

export const findReleaseRows = (db: Queryable, ids: readonly number[]): Promise<ReleaseRow[]> =>
  db
    .select()
    .from(releases)
    .where(inArray(releases.id, [...ids]));

export async function findReleaseRow(
  db: Queryable,
  remote: string,
  version: string,
): Promise<ReleaseRow | undefined> {
  const [row] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version)));
  return row;
}

/** Releases that production has shown to all visitors at any time. */
export async function listShownIds(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: releaseMoves.releaseId })
    .from(releaseMoves)
    .where(and(eq(releaseMoves.channel, 'production'), isNotNull(releaseMoves.releaseId)));
  return rows.flatMap(({ id }) => id ?? []);
}

export const listSealedRows = (db: Queryable): Promise<ApprovalRow[]> =>
  db.select().from(releaseApprovals).where(isNotNull(releaseApprovals.seal));

export async function setApprovalSeal(db: Queryable, id: number, seal: string): Promise<void> {
  await db.update(releaseApprovals).set({ seal }).where(eq(releaseApprovals.id, id));
}
