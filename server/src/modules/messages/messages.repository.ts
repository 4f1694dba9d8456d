import type { ApplicationStatus } from '@metier/sdk/rules';
import { and, count, desc, eq, getTableColumns, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applicantName } from '../../db/applicant-name';
import type { Queryable } from '../../db/database';
import { applications, jobproviders, jobs, jobseekers, messages, users } from '../../db/schema/index';
import type { Page, Slice } from '../../http/input/pages';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = Omit<typeof messages.$inferInsert, 'id' | 'readAt'>;

const seekerUsers = alias(users, 'seeker_users');
const providerUsers = alias(users, 'provider_users');

/** Columns of a conversation: the application, its job and its two sides. */
const conversation = {
  applicationId: applications.id,
  /** Without its person an application is closed like a withdrawn one. */
  status: sql<ApplicationStatus>`case when ${applications.anonymisedAt} is null then ${applications.status} else 'withdrawn' end`,
  job: { id: jobs.id, title: jobs.title },
  seeker: {
    id: jobseekers.id,
    userId: jobseekers.userId,
    name: applicantName,
    email: seekerUsers.email,
    pictureId: seekerUsers.profilePictureId,
  },
  provider: {
    id: jobproviders.id,
    userId: jobproviders.userId,
    name: jobproviders.companyName,
    email: providerUsers.email,
    pictureId: providerUsers.profilePictureId,
  },
};

const isOf = (userId: number): SQL | undefined =>
  or(eq(messages.senderId, userId), eq(messages.recipientId, userId));

const isUnreadBy = (userId: number): SQL | undefined =>
  and(eq(messages.recipientId, userId), isNull(messages.readAt));

/**
 * The application and its two sides, if the user is one of them; locked against status changes until the
 * transaction ends.
 */
export async function lockConversation(db: Queryable, userId: number, applicationId: number) {
  const [row] = await db
    .select(conversation)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .innerJoin(seekerUsers, eq(seekerUsers.id, jobseekers.userId))
    .innerJoin(providerUsers, eq(providerUsers.id, jobproviders.userId))
    .where(
      and(
        eq(applications.id, applicationId),
        or(eq(jobseekers.userId, userId), eq(jobproviders.userId, userId)),
      ),
    )
    .for('no key update', { of: applications });
  return row;
}

export type Conversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>;

/** One page of the user's threads, each with its newest message, most recent first. */
export async function listThreads(db: Queryable, userId: number, slice: Slice) {
  const latest = db
    .selectDistinctOn([messages.applicationId], getTableColumns(messages))
    .from(messages)
    .where(isOf(userId))
    .orderBy(messages.applicationId, desc(messages.createdAt), desc(messages.id))
    .as('latest');
  const unreadCount = sql<number>`(
    select count(*)::int from messages unread
    where unread.application_id = ${applications.id} and unread.recipient_id = ${userId} and unread.read_at is null
  )`;
  const { id, applicationId, senderId, recipientId, subject, body, hold, readAt, createdAt } = latest;
  const items = await db
    .select({
      ...conversation,
      last: { id, applicationId, senderId, recipientId, subject, body, hold, readAt, createdAt },
      unreadCount,
    })
    .from(latest)
    .innerJoin(applications, eq(applications.id, latest.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .innerJoin(jobseekers, eq(jobseekers.id, applications.jobseekerId))
    .innerJoin(seekerUsers, eq(seekerUsers.id, jobseekers.userId))
    .innerJoin(providerUsers, eq(providerUsers.id, jobproviders.userId))
    .orderBy(desc(latest.createdAt), desc(latest.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const [counted] = await db.select({ total: count() }).from(latest);
  return { items, total: counted?.total ?? 0 };
}

export type ThreadRow = Awaited<ReturnType<typeof listThreads>>['items'][number];

/** One page of an application's messages, newest first, if the user is one of its two sides. */
export async function listMessages(
  db: Queryable,
  userId: number,
  applicationId: number,
  slice: Slice,
): Promise<Page<MessageRow>> {
  const where = and(isOf(userId), eq(messages.applicationId, applicationId));
  const items = await db
    .select()
    .from(messages)
    .where(where)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const [counted] = await db.select({ total: count() }).from(messages).where(where);
  return { items, total: counted?.total ?? 0 };
}

export async function countUnread(db: Queryable, userId: number): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(messages).where(isUnreadBy(userId));
  return counted?.total ?? 0;
}

/** The message, if the user wrote or received it. */
export async function findMessage(
  db: Queryable,
  userId: number,
  id: number,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(isOf(userId), eq(messages.id, id)));
  return row;
}

/** The newest message of an application's thread. */
export async function findLatestMessage(
  db: Queryable,
  applicationId: number,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(eq(messages.applicationId, applicationId))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  return row;
}

export async function insertMessage(db: Queryable, message: NewMessage): Promise<MessageRow> {
  const [row] = await db.insert(messages).values(message).returning();
  if (!row) throw new Error('The message was not inserted');
  return row;
}

/** Marks the user's unread messages of a thread as read, up to and with this one. */
export async function markRead(
  db: Queryable,
  userId: number,
  { applicationId, createdAt }: MessageRow,
  now: Date,
): Promise<void> {
  await db
    .update(messages)
    .set({ readAt: now })
    .where(
      and(isUnreadBy(userId), eq(messages.applicationId, applicationId), lte(messages.createdAt, createdAt)),
    );
}
