import { NOTICE_KINDS, type NoticeKind } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import type { Addressee, Mail, MailPayloads } from '../../mail/mails';
import type { PlannedTask } from '../../tasks/task-kind';
import { nextSwissTime } from '../../tasks/zurich-time';
import { dailyMailTask } from './daily-mail.service';
import { ESSENTIAL_KINDS, isMailable, type MailOnly, type NotificationData } from './notification-kinds';
import {
  insertNotifications,
  lockRecipients,
  type NewNotification,
  type Recipient,
} from './notifications.repository';

/** What `emitNotification` needs, to be passed on by services. */
export type NotificationDependencies = Pick<Dependencies, 'mail' | 'live' | 'tasks' | 'clock'>;

interface AccountEvent<Kind extends NoticeKind> {
  /** Unique key of the event for every account, such as `status-changed:17`. */
  readonly eventKey: string;
  /** The account that is notified. */
  readonly account: number;
  readonly data: NotificationData<Kind>;
  /** Texts that only the mail at once carries. */
  readonly mailOnly?: Pick<MailPayloads[Kind], Exclude<MailOnly, keyof Addressee> & keyof MailPayloads[Kind]>;
}

interface NotificationEvent<Kind extends NoticeKind> extends AccountEvent<Kind> {
  readonly kind: Kind;
}

/** A transaction may commit this long after its event, and its notification must not miss the daily mail. */
const COMMIT_MS = 60_000;

/** The daily mail leaves at seven in the morning. */
const MORNING = { hour: 7 };

/**
 * Notifies an account of an event, in the event's transaction and over the channels that the account has
 * chosen: one notification, and at most one mail. Emitting an event again changes nothing.
 */
export async function emitNotification<Kind extends NoticeKind>(
  dependencies: NotificationDependencies,
  tx: Queryable,
  { kind, ...event }: NotificationEvent<Kind>,
): Promise<void> {
  const found = await emitNotifications(dependencies, tx, kind, [event]);
  if (found === 0) throw new Error(`There is no account ${event.account} to notify.`);
}

/** A notification with the mail at once, if the account has chosen one. */
interface Delivery {
  readonly notification: NewNotification;
  readonly mail: Mail | undefined;
}

/**
 * Notifies many accounts of events of one kind, with as many statements as for one. Accounts that are deleted are
 * left out; returns how many are not.
 */
export async function emitNotifications<Kind extends NoticeKind>(
  { mail, live, tasks, clock }: NotificationDependencies,
  tx: Queryable,
  kind: Kind,
  events: readonly AccountEvent<Kind>[],
): Promise<number> {
  const now = clock();
  const accounts = events.map(({ account }) => account);
  const recipients = new Map((await lockRecipients(tx, accounts, kind)).map((each) => [each.id, each]));
  const deliveries = events.flatMap((event) => {
    const recipient = recipients.get(event.account);
    return recipient ? [planDelivery(kind, event, recipient, now)] : [];
  });
  if (deliveries.length === 0) return 0;
  const inserted = await insertNotifications(
    tx,
    deliveries.map(({ notification }) => notification),
  );
  const keys = new Set(inserted.map(keyOf));
  const fresh = deliveries.filter(({ notification }) => keys.has(keyOf(notification)));
  const shown = fresh.filter(({ notification }) => notification.isOnPage);
  await live.publish(
    tx,
    ...shown.map(({ notification }) => ({ kind: 'notices' as const, account: notification.userId })),
  );
  await tasks.schedule(
    tx,
    dailyMailTask,
    ...fresh.flatMap(({ notification }) => planDailyMail(notification)),
  );
  await mail.enqueue(tx, ...fresh.flatMap((delivery) => delivery.mail ?? []));
  return deliveries.length;
}

const keyOf = ({ userId, eventKey }: Pick<NewNotification, 'userId' | 'eventKey'>) => `${userId} ${eventKey}`;

/** The channels of a notification: those that the account has chosen, else the defaults of its kind. */
function planDelivery<Kind extends NoticeKind>(
  kind: Kind,
  { eventKey, account, data, mailOnly }: AccountEvent<Kind>,
  recipient: Recipient,
  now: Date,
): Delivery {
  const standard = NOTICE_KINDS.find(({ value }) => value === kind)?.mail ?? 'none';
  const rhythm = isMailable(recipient, kind) ? (recipient.mail ?? standard) : 'none';
  const isOnPage = (recipient.page ?? true) || (rhythm === 'none' && ESSENTIAL_KINDS.has(kind));
  const digestAt = rhythm === 'daily' ? nextSwissTime(new Date(now.getTime() + COMMIT_MS), MORNING) : null;
  const payload = { ...data, ...mailOnly, account };
  return {
    notification: { userId: account, eventKey, kind, data, isOnPage, createdAt: now, digestAt },
    mail:
      rhythm === 'now'
        ? ({ kind, recipient: recipient.email, eventKey, payload } as unknown as Mail)
        : undefined,
  };
}

function planDailyMail({ userId: account, digestAt }: NewNotification): PlannedTask<{ account: number }>[] {
  if (!digestAt) return [];
  return [{ key: `${account}:${digestAt.toISOString()}`, dueAt: digestAt, payload: { account } }];
}
