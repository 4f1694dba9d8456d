import type { Message, MessageThread } from '@metier/sdk/contract';
import { pictureAddress } from '../../files/addresses';
import type { Viewer } from '../viewer';
import { messagesTexts as texts } from './messages.texts';
import type { Conversation, MessageRow, ThreadRow } from './messages.repository';

/** Splits the two sides of an application into the viewer's own and the other. */
export function splitSides({ seeker, provider }: Pick<Conversation, 'seeker' | 'provider'>, viewer: Viewer) {
  return provider.userId === viewer.id
    ? { own: provider, other: seeker, isCompany: true }
    : { own: seeker, other: provider, isCompany: false };
}

export function toMessage(row: MessageRow, viewer: Viewer): Message {
  return {
    id: row.id,
    application: row.applicationId,
    is_mine: row.senderId === viewer.id,
    ...(row.hold && row.senderId !== viewer.id
      ? { subject: texts.heldSubject, body: texts.heldBody }
      : { subject: row.subject, body: row.body }),
    read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  };
}

export function toThread(row: ThreadRow, viewer: Viewer): MessageThread {
  const { other, isCompany } = splitSides(row, viewer);
  const isGone = isCompany && row.status === 'withdrawn';
  return {
    application: row.applicationId,
    status: row.status,
    job: row.job,
    other: { id: other.id, name: other.name, picture: isGone ? null : pictureAddress(other.pictureId) },
    last_message: toMessage(row.last, viewer),
    unread_count: row.unreadCount,
  };
}
