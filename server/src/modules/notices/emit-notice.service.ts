import type { NoticeKind } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import type { Addressee, Mail, MailPayloads } from '../../mail/mails';
import { nextSwissTime } from '../../tasks/zurich-time';
import { dailyMailTask } from './daily-mail.service';
import { readChoices } from './notice-choices.service';
import type { MailOnly, NoticeData } from './notice-kinds';
import { findRecipient, insertNotice } from './notices.repository';

/** What `emitNotice` needs, to be passed on by services. */
export type NoticeDependencies = Pick<Dependencies, 'mail' | 'live' | 'tasks' | 'clock'>;

interface NoticeEvent<Kind extends NoticeKind> {
  readonly kind: Kind;
  /** Unique key of the event, such as `status-changed:17`. */
  readonly eventKey: string;
  /** The account that is notified. */
  readonly account: number;
  readonly data: NoticeData<Kind>;
  /** Texts that only the mail at once carries. */
  readonly mailOnly?: Pick<MailPayloads[Kind], Exclude<MailOnly, keyof Addressee> & keyof MailPayloads[Kind]>;
}

/** A transaction may commit this long after its event, and its notice must not miss the daily mail. */
const COMMIT_MS = 60_000;

/** The daily mail leaves at seven in the morning. */
const MORNING = { hour: 7 };

/**
 * Notifies an account of an event, in the event's transaction and over the channels that the account has
 * chosen: one notice, and at most one mail. Emitting an event again changes nothing.
 */
export async function emitNotice<Kind extends NoticeKind>(
  { mail, live, tasks, clock }: NoticeDependencies,
  tx: Queryable,
  { kind, eventKey, account, data, mailOnly }: NoticeEvent<Kind>,
): Promise<void> {
  const recipient = await findRecipient(tx, account);
  const choice = (await readChoices(tx, account)).get(kind);
  if (!recipient || !choice) throw new Error(`There is no account ${account} to notify.`);
  const now = clock();
  const rhythm = recipient.emailConfirmedAt ? choice.mail : 'none';
  const digestAt = rhythm === 'daily' ? nextSwissTime(new Date(now.getTime() + COMMIT_MS), MORNING) : null;
  const notice = { userId: account, eventKey, kind, data, isOnPage: choice.page, createdAt: now, digestAt };
  if (!(await insertNotice(tx, notice))) return;
  if (choice.page) await live.publish(tx, { kind: 'notices', account });
  if (digestAt) {
    const key = `${account}:${digestAt.toISOString()}`;
    await tasks.schedule(tx, dailyMailTask, { key, dueAt: digestAt, payload: { account } });
  }
  if (rhythm !== 'now') return;
  const payload = { ...data, ...mailOnly, name: recipient.name, account };
  await mail.enqueue(tx, { kind, recipient: recipient.email, eventKey, payload } as unknown as Mail);
}
