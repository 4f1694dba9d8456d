import type { Language } from '@metier/sdk/rules';
import { and, count, desc, eq, gte, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { alertAddresses, alerts } from '../../db/schema/index';

export type AlertRow = typeof alerts.$inferSelect;
export type NewAlert = Omit<typeof alerts.$inferInsert, 'id'>;
export type AlertChanges = Partial<
  Pick<AlertRow, 'name' | 'rhythm' | 'isPaused' | 'deletedAt' | 'since' | 'position'>
>;

/** The account or the visitor's address that an alert belongs to. */
export type AlertOwner = { readonly userId: number } | { readonly addressId: number };

const isOf = (owner: AlertOwner): SQL =>
  'userId' in owner ? eq(alerts.userId, owner.userId) : eq(alerts.addressId, owner.addressId);

/** Upper bound of a list; more cannot be saved. */
const MAX_LISTED = 100;

/** The confirmed alerts of an owner, newest first. */
export const listAlerts = (db: Queryable, owner: AlertOwner): Promise<AlertRow[]> =>
  db
    .select()
    .from(alerts)
    .where(and(isOf(owner), isNotNull(alerts.confirmedAt), isNull(alerts.deletedAt)))
    .orderBy(desc(alerts.id))
    .limit(MAX_LISTED);

/** How many alerts an owner has, confirmed or not. */
export async function countAlerts(db: Queryable, owner: AlertOwner, isConfirmed: boolean): Promise<number> {
  const which = isConfirmed ? isNotNull(alerts.confirmedAt) : isNull(alerts.confirmedAt);
  const [row] = await db
    .select({ total: count() })
    .from(alerts)
    .where(and(isOf(owner), which, isNull(alerts.deletedAt)));
  return row?.total ?? 0;
}

/** Locks the owner, so that simultaneous requests cannot exceed the number of alerts. */
export async function lockOwner(db: Queryable, owner: AlertOwner): Promise<void> {
  const [table, id] =
    'userId' in owner ? [sql`users`, owner.userId] : [sql`alert_addresses`, owner.addressId];
  await db.execute(sql`select from ${table} where id = ${id} for no key update`);
}

export async function insertAlert(db: Queryable, alert: NewAlert): Promise<AlertRow> {
  const [row] = await db.insert(alerts).values(alert).returning();
  if (!row) throw new Error('The alert was not inserted.');
  return row;
}

/** Locks an alert of the owner until the transaction ends. */
export async function lockAlert(db: Queryable, owner: AlertOwner, id: number): Promise<AlertRow | undefined> {
  const [row] = await db
    .select()
    .from(alerts)
    .where(and(eq(alerts.id, id), isOf(owner), isNotNull(alerts.confirmedAt)))
    .for('update');
  return row;
}

export async function updateAlert(db: Queryable, row: AlertRow, changes: AlertChanges): Promise<AlertRow> {
  if (Object.keys(changes).length === 0) return row;
  const [updated] = await db.update(alerts).set(changes).where(eq(alerts.id, row.id)).returning();
  return updated ?? row;
}

/** The id of an address, case-insensitive; inserts it, in this language, if it is new. */
export async function findOrInsertAddress(
  db: Queryable,
  email: string,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<number> {
  await db.insert(alertAddresses).values({ email, createdAt: now, language }).onConflictDoNothing();
  const [row] = await db
    .select({ id: alertAddresses.id })
    .from(alertAddresses)
    .where(eq(sql`lower(${alertAddresses.email})`, sql`lower(${email})`))
    .for('update');
  if (!row) throw new Error('The address was not inserted.');
  return row.id;
}

export async function hasAddress(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: alertAddresses.id })
    .from(alertAddresses)
    .where(eq(alertAddresses.id, id));
  return rows.length > 0;
}

/** The unconfirmed or confirmed alert of a visitor, locked; undefined if it has ended or is too old. */
export async function lockMailedAlert(
  db: Queryable,
  id: number,
  unconfirmedSince: Date,
): Promise<(AlertRow & { readonly addressId: number }) | undefined> {
  const [row] = await db
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.id, id),
        isNull(alerts.deletedAt),
        sql`(${alerts.confirmedAt} is not null or ${gte(alerts.createdAt, unconfirmedSince)})`,
      ),
    )
    .for('update');
  return row && row.addressId !== null ? { ...row, addressId: row.addressId } : undefined;
}

export async function confirmAlert(db: Queryable, id: number, now: Date): Promise<void> {
  await db.update(alerts).set({ confirmedAt: now }).where(eq(alerts.id, id));
}

/** Deletes a visitor's alert; idempotent. */
export async function endMailedAlert(db: Queryable, id: number, now: Date): Promise<void> {
  await db
    .update(alerts)
    .set({ deletedAt: now })
    .where(and(eq(alerts.id, id), isNotNull(alerts.addressId), isNull(alerts.deletedAt)));
}

/** Deletes alerts that were never confirmed or were deleted long enough ago, and addresses without alerts. */
export async function deleteOldAlerts(
  db: Queryable,
  { unconfirmed, deleted, now }: { readonly unconfirmed: Date; readonly deleted: Date; readonly now: Date },
): Promise<void> {
  await db.delete(alerts).where(and(isNull(alerts.confirmedAt), lt(alerts.createdAt, unconfirmed)));
  await db.delete(alerts).where(lt(alerts.deletedAt, deleted));
  await db
    .delete(alertAddresses)
    .where(
      and(
        lt(alertAddresses.createdAt, now),
        sql`not exists (select from ${alerts} where ${alerts.addressId} = ${alertAddresses.id})`,
      ),
    );
}
