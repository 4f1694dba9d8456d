import type { MailRhythm, NoticeKind } from '@metier/sdk/rules';
import { and, count, desc, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { notices, noticeSettings, users } from '../../db/schema/index';

export type NotificationRow = typeof notices.$inferSelect;
export type ChoiceRow = Omit<typeof noticeSettings.$inferSelect, 'userId'>;

const recipientColumns = {
  id: users.id,
  email: users.email,
  language: users.language,
  emailConfirmedAt: users.emailConfirmedAt,
  blockedAt: users.blockedAt,
};

/** The account that is notified. */
export async function findRecipient(db: Queryable, userId: number) {
  const [row] = await db.select(recipientColumns).from(users).where(eq(users.id, userId));
  return row;
}

/**
 * The accounts of these ids that exist, each with its own choice for this kind if there is one. None of them is
 * deleted until the transaction ends.
 */
export const lockRecipients = (db: Queryable, userIds: readonly number[], kind: NoticeKind) =>
  db
    .select({ ...recipientColumns, page: noticeSettings.page, mail: noticeSettings.mail })
    .from(users)
    .leftJoin(noticeSettings, and(eq(noticeSettings.userId, users.id), eq(noticeSettings.kind, kind)))
    .where(sql`${users.id} = any(${sql.param([...userIds])}::int[])`)
    .orderBy(users.id)
    .for('key share', { of: users });

export type Recipient = Awaited<ReturnType<typeof lockRecipients>>[number];

export type NewNotification = Omit<typeof notices.$inferInsert, 'id'>;

/** Inserts notifications; returns the accounts and events of those that had none yet. */
export const insertNotifications = (
  db: Queryable,
  values: NewNotification[],
): Promise<Pick<NotificationRow, 'userId' | 'eventKey'>[]> =>
  db
    .insert(notices)
    .values(values)
    .onConflictDoNothing({ target: [notices.userId, notices.eventKey] })
    .returning({ userId: notices.userId, eventKey: notices.eventKey });

const isShownTo = (userId: number) => and(eq(notices.userId, userId), eq(notices.isOnPage, true));
const isUnreadBy = (userId: number) => and(isShownTo(userId), isNull(notices.readAt));

/** The user's notifications before this id, newest first. */
export const listNotifications = (
  db: Queryable,
  userId: number,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notices)
    .where(and(isShownTo(userId), before === undefined ? undefined : lt(notices.id, before)))
    .orderBy(desc(notices.id))
    .limit(limit);

/** The account's notifications of a kind since this moment, oldest first. */
export const listNotificationsOf = (
  db: Queryable,
  userId: number,
  kind: NoticeKind,
  since: Date,
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, userId), eq(notices.kind, kind), gte(notices.createdAt, since)))
    .orderBy(notices.id);

export async function countUnread(db: Queryable, userId: number): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(notices).where(isUnreadBy(userId));
  return counted?.total ?? 0;
}

/** Marks one of the user's notifications as read; undefined if there is none. */
export async function markRead(
  db: Queryable,
  userId: number,
  id: number,
  now: Date,
): Promise<NotificationRow | undefined> {
  const [row] = await db
    .update(notices)
    .set({ readAt: sql`coalesce(${notices.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(isShownTo(userId), eq(notices.id, id)))
    .returning();
  return row;
}

export async function markAllRead(db: Queryable, userId: number, upTo: number, now: Date): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(isUnreadBy(userId), lte(notices.id, upTo)));
}

/** Marks the notifications of a thread's messages up to this one as read, on the page or not; true if there were any. */
export async function markMessagesRead(
  db: Queryable,
  userId: number,
  { applicationId, id }: { readonly applicationId: number; readonly id: number },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        eq(notices.userId, userId),
        isNull(notices.readAt),
        eq(notices.kind, 'message-received'),
        sql`(${notices.data} ->> 'application')::int = ${applicationId}`,
        sql`(${notices.data} ->> 'message')::int <= ${id}`,
      ),
    )
    .returning({ id: notices.id });
  return rows.length > 0;
}

/** Takes the notifications that a daily mail carries out of the queue, read ones included; oldest first. */
export async function takeDigest(db: Queryable, userId: number, dueAt: Date): Promise<NotificationRow[]> {
  const rows = await db
    .update(notices)
    .set({ digestAt: null })
    .where(and(eq(notices.userId, userId), lte(notices.digestAt, dueAt)))
    .returning();
  return rows.sort((one, other) => one.id - other.id);
}

export async function deleteNotificationsBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, moment));
}

/** The user's own choices. */
export const listChoices = (db: Queryable, userId: number): Promise<ChoiceRow[]> =>
  db
    .select({
      kind: noticeSettings.kind,
      page: noticeSettings.page,
      mail: noticeSettings.mail,
    })
    .from(noticeSettings)
    .where(eq(noticeSettings.userId, userId));

export async function upsertChoices(
  db: Queryable,
  userId: number,
  choices: readonly { readonly kind: NoticeKind; readonly page: boolean; readonly mail: MailRhythm }[],
): Promise<void> {
  await db
    .insert(noticeSettings)
    .values(choices.map((choice) => ({ userId, ...choice })))
    .onConflictDoUpdate({
      target: [noticeSettings.userId, noticeSettings.kind],
      set: { page: sql`excluded.page`, mail: sql`excluded.mail` },
    });
}
