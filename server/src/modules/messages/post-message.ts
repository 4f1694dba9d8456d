import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { insertMessage, type MessageRow, type NewMessage } from './messages.repository';

/** Adds a message to a thread and to the open pages of both sides; its notification is the caller's. */
export async function postMessage(
  { clock, live }: Pick<Dependencies, 'clock' | 'live'>,
  tx: Queryable,
  message: Omit<NewMessage, 'createdAt'>,
): Promise<MessageRow> {
  const row = await insertMessage(tx, { ...message, createdAt: clock() });
  for (const account of [row.senderId, row.recipientId])
    await live.publish(tx, { kind: 'message', account, application: row.applicationId, message: row.id });
  return row;
}
