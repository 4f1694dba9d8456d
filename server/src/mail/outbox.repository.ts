import { DEFAULT_LANGUAGE, type Language } from '@metier/sdk/rules';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { jobseekers, outbox, users } from '../db/schema/index';
import type { Mail } from './mails';

export type OutboxRow = typeof outbox.$inferSelect;

/** Backoff of 1, 2, 4 … minutes between the attempts; the tenth, after about eight hours, is the last. */
const MAX_ATTEMPTS = 10;

/** The language of an address: its account's, else that of its alerts, else the one given. */
const languageOf = (recipient: string, otherwise: Language) => sql<Language>`coalesce(
  (select coalesce(language, ${DEFAULT_LANGUAGE}) from users where lower(email) = lower(${recipient})),
  (select language from alert_addresses where lower(email) = lower(${recipient})),
  ${otherwise}
)`;

/**
 * The first name of the person behind an address, for the greeting; '' for companies and for addresses that no account
 * has confirmed, because a stranger may have entered them.
 */
const nameOf = (recipient: string) => sql`coalesce((
  select ${jobseekers.firstname} from ${users} join ${jobseekers} on ${jobseekers.userId} = ${users.id}
  where lower(${users.email}) = lower(${recipient}) and ${users.emailConfirmedAt} is not null
), '')`;

interface InsertContext {
  readonly now: Date;
  /** The language of mails to addresses that no account and no alert has. */
  readonly language: Language;
}

/**
 * Inserts mails that are due at once, each in the language and with the name of its recipient; idempotent by their
 * event keys.
 */
export async function insertMails(
  db: Queryable,
  mails: readonly Mail[],
  { now, language }: InsertContext,
): Promise<void> {
  await db
    .insert(outbox)
    .values(
      mails.map((mail) => ({
        ...mail,
        payload: sql`${JSON.stringify(mail.payload)}::jsonb || jsonb_build_object('name', ${nameOf(mail.recipient)})`,
        language: languageOf(mail.recipient, language),
        createdAt: now,
        nextAttemptAt: now,
      })),
    )
    .onConflictDoNothing({ target: outbox.eventKey });
}

/**
 * Claims the mail that has been due for longest; undefined if none is due. Claiming sets the next attempt, so
 * that a mail is retried if its sender crashes or fails, and no other server sends it at the same time.
 */
export async function claimDueMail(db: Queryable, now: Date): Promise<OutboxRow | undefined> {
  const moment = now.toISOString();
  const due = sql`(
    select id from outbox where next_attempt_at <= ${moment}::timestamptz
    order by next_attempt_at, id limit 1 for update skip locked
  )`;
  const [row] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`case when ${outbox.attempts} + 1 < ${MAX_ATTEMPTS}
        then ${moment}::timestamptz + interval '1 minute' * power(2, ${outbox.attempts}) end`,
    })
    .where(eq(outbox.id, due))
    .returning();
  return row;
}

/** Erases the payload, because private content is not retained after sending. */
export async function markMailSent(db: Queryable, id: number, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, nextAttemptAt: null, payload: {}, lastError: null })
    .where(eq(outbox.id, id));
}

/** `isCertain`: the mail has not arrived. */
export async function noteMailFailure(
  db: Queryable,
  id: number,
  { lastError, isCertain }: { readonly lastError: string; readonly isCertain: boolean },
): Promise<void> {
  const failures = isCertain ? sql`${outbox.failures} + 1` : outbox.failures;
  await db.update(outbox).set({ lastError, failures }).where(eq(outbox.id, id));
}

/** Ends the attempts at a mail that may have arrived; `lastError` of the attempt is kept if there is one. */
export async function noteUncertainMail(db: Queryable, id: number): Promise<void> {
  const lastError = sql`coalesce(${outbox.lastError}, 'The server ended during an attempt.')`;
  await db
    .update(outbox)
    .set({ nextAttemptAt: null, payload: {}, lastError })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
}

export async function deleteMailsSentBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.sentAt, moment));
}
