import { DEFAULT_LANGUAGE } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { runInLanguage } from '../../languages/current-language';
import { defineTask, type PlannedTask } from '../../tasks/task-kind';
import { nextSwissTime } from '../../tasks/zurich-time';
import { readChoices } from './notification-choices.service';
import { describeNotification, isMailable } from './notification-kinds';
import {
  deleteNotificationsBefore,
  findRecipient,
  takeDigest,
  type NotificationRow,
} from './notifications.repository';

/** The mail of one account and morning. */
export const dailyMailTask = defineTask<{ account: number }>('daily-mail');

const cleanUpTask = defineTask('notices-clean-up');

/** Notifications listed in a mail; the page has the others. */
const MAX_LISTED = 30;
const KEPT_MS = 365 * 24 * 60 * 60_000;

/** Mails the notifications of the day that are still unread, unless the account has ended such mails or is blocked since. */
async function sendDailyMail(
  { mail }: Pick<Dependencies, 'mail'>,
  tx: Queryable,
  { key, dueAt, payload: { account } }: PlannedTask<{ account: number }>,
): Promise<void> {
  const taken = await takeDigest(tx, account, dueAt);
  const recipient = await findRecipient(tx, account);
  if (!recipient) return;
  const choices = await readChoices(tx, account);
  const isWanted = ({ kind, readAt }: NotificationRow) =>
    !readAt && choices.get(kind)?.mail !== 'none' && isMailable(recipient, kind);
  const unread = taken.filter(isWanted);
  if (unread.length === 0) return;
  const items = runInLanguage(recipient.language ?? DEFAULT_LANGUAGE, () =>
    unread.slice(0, MAX_LISTED).map(({ kind, data }) => describeNotification(kind, data)),
  );
  await mail.enqueue(tx, {
    kind: 'daily-notices',
    recipient: recipient.email,
    eventKey: `daily-notices:${key}`,
    payload: { account, items, more: unread.length - items.length },
  });
}

/** Registers the tasks of notifications: the daily mails, and every night the deletion of those older than a year. */
export function handleNotificationTasks(dependencies: Dependencies): void {
  const { tasks, clock } = dependencies;
  tasks.handle(dailyMailTask, (tx, task) => sendDailyMail(dependencies, tx, task));
  tasks.handle(
    cleanUpTask,
    (tx) => deleteNotificationsBefore(tx, new Date(clock().getTime() - KEPT_MS)),
    (now) => nextSwissTime(now, { hour: 4 }),
  );
}
