import type { ApplicationStatus } from '@metier/shared/contract';
import type { Queryable } from '../../db/database';
import type { Parts } from '../../parts';
import { findMessage, findSides } from './notifications.repository';

/** Each takes the transaction of what happened: what is rolled back is not mailed, and what is kept, once. */
type Postal = Pick<Parts, 'mail'>;

async function requireSides(tx: Queryable, applicationId: number) {
  const sides = await findSides(tx, applicationId);
  if (!sides) throw new Error(`There is no application ${applicationId} to tell of.`);
  return sides;
}

/** Tells the company that somebody has applied. */
export async function notifyApplicationReceived(
  { mail }: Postal,
  tx: Queryable,
  applicationId: number,
): Promise<void> {
  const { application, job, seeker, company } = await requireSides(tx, applicationId);
  await mail.put(tx, {
    kind: 'application-received',
    recipient: company.email,
    eventKey: `application-received:${application}`,
    payload: { application, job, name: company.name, applicant: seeker.name },
  });
}

/** Tells the candidate that the company has moved the application. */
export async function notifyStatusChanged(
  { mail }: Postal,
  tx: Queryable,
  move: { readonly id: number; readonly applicationId: number; readonly toStatus: ApplicationStatus },
): Promise<void> {
  const { application, job, seeker, company } = await requireSides(tx, move.applicationId);
  await mail.put(tx, {
    kind: 'status-changed',
    recipient: seeker.email,
    eventKey: `status-changed:${move.id}`,
    payload: { application, job, name: seeker.name, company: company.name, status: move.toStatus },
  });
}

/** Tells the recipient of a message, and mails its sender a copy when they want one. */
export async function notifyMessage(
  { mail }: Postal,
  tx: Queryable,
  messageId: number,
  { isCopied }: { readonly isCopied: boolean },
): Promise<void> {
  const message = await findMessage(tx, messageId);
  if (!message) throw new Error(`There is no message ${messageId} to tell of.`);
  const { application, job, seeker, company } = await requireSides(tx, message.applicationId);
  const [sender, recipient] = message.senderId === seeker.userId ? [seeker, company] : [company, seeker];
  const told = { application, job, subject: message.subject, body: message.body };
  await mail.put(tx, {
    kind: 'message-received',
    recipient: recipient.email,
    eventKey: `message-received:${messageId}`,
    payload: { ...told, name: recipient.name, other: sender.name },
  });
  if (!isCopied) return;
  await mail.put(tx, {
    kind: 'message-copy',
    recipient: sender.email,
    eventKey: `message-copy:${messageId}`,
    payload: { ...told, name: sender.name, other: recipient.name },
  });
}
