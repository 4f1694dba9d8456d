import type { AccountNotice, NoticesPage, NoticesQuery } from '@metier/sdk/contract';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import type { Viewer } from '../viewer';
import { describeNotification } from './notification-kinds';
import * as repository from './notifications.repository';

const DEFAULT_PAGE_SIZE = 25;

const toNotification = ({
  id,
  kind,
  data,
  readAt,
  createdAt,
}: repository.NotificationRow): AccountNotice => ({
  id,
  kind,
  ...describeNotification(kind, data),
  read: readAt !== null,
  created_at: createdAt.toISOString(),
});

/** One page of the viewer's notifications, newest first. */
export async function listNotifications(
  { db }: Dependencies,
  viewer: Viewer,
  { before, page_size: size = DEFAULT_PAGE_SIZE }: NoticesQuery,
): Promise<NoticesPage> {
  const rows = await repository.listNotifications(db, viewer.id, { before, limit: size + 1 });
  const items = rows.slice(0, size).map(toNotification);
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
}

export const countUnreadNotifications = ({ db }: Dependencies, viewer: Viewer): Promise<number> =>
  repository.countUnread(db, viewer.id);

/** Marks one of the viewer's notifications as read; 404 for any other. */
export function readNotification(
  { db, live, clock }: Dependencies,
  viewer: Viewer,
  id: number,
): Promise<AccountNotice> {
  return inTransaction(db, async (tx) => {
    const row = await repository.markRead(tx, viewer.id, id, clock());
    if (!row) throw refuse.missing();
    await live.publish(tx, { kind: 'notices', account: viewer.id });
    return toNotification(row);
  });
}

/** Marks the viewer's notifications up to this id as read; returns how many are unread. */
export function readAllNotifications(
  { db, live, clock }: Dependencies,
  viewer: Viewer,
  upTo: number,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await repository.markAllRead(tx, viewer.id, upTo, clock());
    await live.publish(tx, { kind: 'notices', account: viewer.id });
    return repository.countUnread(tx, viewer.id);
  });
}

/** Marks the notifications of messages as read that the viewer has read in their thread. */
export async function readMessageNotifications(
  { live, clock }: Pick<Dependencies, 'live' | 'clock'>,
  tx: Queryable,
  viewer: Viewer,
  message: { readonly id: number; readonly applicationId: number },
): Promise<void> {
  if (await repository.markMessagesRead(tx, viewer.id, message, clock()))
    await live.publish(tx, { kind: 'notices', account: viewer.id });
}
