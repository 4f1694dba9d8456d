import type { Message, MessageBody, MessageThread, PageQuery } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { refuse } from '../../errors';
import { readSlice, type Page } from '../../http/input/pages';
import type { Dependencies } from '../../dependencies';
import { runInLanguage } from '../../languages/current-language';
import { languageOfText } from '../message-templates/letter-language';
import { notifyMessage } from '../notifications/application-notifications.service';
import { readMessageNotifications } from '../notifications/notifications.service';
import type { Viewer } from '../viewer';
import { splitSides, toMessage, toThread } from './messages.reply';
import * as repository from './messages.repository';
import { messagesTexts } from './messages.texts';
import { postMessage } from './post-message';

/** One page of the viewer's threads, the one with the newest message first. */
export async function listThreads(
  { db }: Dependencies,
  viewer: Viewer,
  query: PageQuery,
): Promise<Page<MessageThread>> {
  const { items, total } = await repository.listThreads(db, viewer.id, readSlice(query));
  return { items: items.map((row) => toThread(row, viewer)), total };
}

/** One page of an application's messages, newest first; none when the application is not the viewer's. */
export async function listMessages(
  { db }: Dependencies,
  viewer: Viewer,
  applicationId: number,
  query: PageQuery,
): Promise<Page<Message>> {
  const page = await repository.listMessages(db, viewer.id, applicationId, readSlice(query));
  return { items: page.items.map((row) => toMessage(row, viewer)), total: page.total };
}

/** How many messages the viewer has not read, in all threads. */
export const countUnread = ({ db }: Dependencies, viewer: Viewer): Promise<number> =>
  repository.countUnread(db, viewer.id);

/** The subject of a first message without one, in the language of the message. */
const writeSubject = (body: string, job: string): string =>
  runInLanguage(languageOfText(body), () => messagesTexts.subject(job).slice(0, 200));

/** Accepts a profile id, a user id or an e-mail; refuses by field if it does not identify the other side. */
function requireRecipient(
  { id, userId, email }: repository.Conversation['seeker'],
  recipient: MessageBody['recipient'],
): void {
  if (recipient === undefined) return;
  const given = String(recipient).toLowerCase();
  const isOther = [String(id), String(userId), email.toLowerCase()].includes(given);
  if (!isOther) throw refuse.field('recipient', messagesTexts.otherRecipient);
}

/**
 * Sends a message to the other side of one of the viewer's applications; 404 for any other. 409 for a
 * candidate who would open the thread, and for both sides after a withdrawal. The recipient is notified,
 * and with `send_copy` the sender is mailed a copy.
 */
export function sendMessage(dependencies: Dependencies, viewer: Viewer, body: MessageBody): Promise<Message> {
  const { db, domainEvents } = dependencies;
  return inTransaction(db, async (tx) => {
    const conversation = await repository.lockConversation(tx, viewer.id, body.application);
    if (!conversation) throw refuse.missing();
    const { other, isCompany } = splitSides(conversation, viewer);
    if (conversation.status === 'withdrawn') throw refuse.conflict(messagesTexts.withdrawn);
    requireRecipient(other, body.recipient);
    const latest = await repository.findLatestMessage(tx, body.application);
    if (!latest && !isCompany) throw refuse.conflict(messagesTexts.employerBegins);
    const message = await postMessage(dependencies, tx, {
      applicationId: body.application,
      senderId: viewer.id,
      recipientId: other.userId,
      subject: body.subject?.trim() || latest?.subject || writeSubject(body.body, conversation.job.title),
      body: body.body.trim(),
    });
    const { id, senderId: accountId, subject: title, body: text } = message;
    await domainEvents.emit(tx, 'text.published', { target: 'message', id, accountId, title, text });
    await notifyMessage(dependencies, tx, message.id, { isCopied: body.send_copy ?? false });
    if (isCompany) await domainEvents.emit(tx, 'company.wrote', { application: body.application });
    return toMessage(message, viewer);
  });
}

/** Marks a message to the viewer and all earlier ones of its thread as read. */
export function readMessage(dependencies: Dependencies, viewer: Viewer, id: number): Promise<Message> {
  const { db, clock, live } = dependencies;
  return inTransaction(db, async (tx) => {
    const message = await repository.findMessage(tx, viewer.id, id);
    if (!message) throw refuse.missing();
    if (message.recipientId !== viewer.id) throw refuse.forbidden(messagesTexts.sentByYou);
    const readAt = clock();
    await repository.markRead(tx, viewer.id, message, readAt);
    await live.publish(tx, { kind: 'unread', account: viewer.id });
    await readMessageNotifications(dependencies, tx, viewer, message);
    return toMessage({ ...message, readAt: message.readAt ?? readAt }, viewer);
  });
}
