import type { AccountNotice, NoticesPage, NoticesQuery } from '@metier/sdk/contract';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import type { Viewer } from '../viewer';
import { describeNotice } from './notice-kinds';
import * as repository from './notices.repository';

const DEFAULT_PAGE_SIZE = 25;

const toNotice = ({ id, kind, data, readAt, createdAt }: repository.NoticeRow): AccountNotice => ({
  id,
  kind,
  ...describeNotice(kind, data),
  read: readAt !== null,
  created_at: createdAt.toISOString(),
});

/** One page of the viewer's notices, newest first. */
export async function listNotices(
  { db }: Dependencies,
  viewer: Viewer,
  { before, page_size: size = DEFAULT_PAGE_SIZE }: NoticesQuery,
): Promise<NoticesPage> {
  const rows = await repository.listNotices(db, viewer.id, { before, limit: size + 1 });
  const items = rows.slice(0, size).map(toNotice);
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
}

/** How many notices the viewer has not read. */
export const countUnreadNotices = ({ db }: Dependencies, viewer: Viewer): Promise<number> =>
  repository.countUnread(db, viewer.id);

/** Marks one of the viewer's notices as read; 404 for any other. */
export function readNotice(
  { db, live, clock }: Dependencies,
  viewer: Viewer,
  id: number,
): Promise<AccountNotice> {
  return inTransaction(db, async (tx) => {
    const row = await repository.markRead(tx, viewer.id, id, clock());
    if (!row) throw refuse.missing();
    await live.publish(tx, { kind: 'notices', account: viewer.id });
    return toNotice(row);
  });
}

/** Marks the viewer's notices up to this id as read; returns how many are unread. */
export function readAllNotices(
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

/** Marks the notices of messages as read that the viewer has read in their thread. */
export async function readMessageNotices(
  { live, clock }: Pick<Dependencies, 'live' | 'clock'>,
  tx: Queryable,
  viewer: Viewer,
  message: { readonly id: number; readonly applicationId: number },
): Promise<void> {
  if (await repository.markMessagesRead(tx, viewer.id, message, clock()))
    await live.publish(tx, { kind: 'notices', account: viewer.id });
}
