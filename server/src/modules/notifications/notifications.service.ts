import type { ApplicationStatus } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { findMessage, findSides } from './notifications.repository';

/** Each function runs in the transaction of its event: a rollback sends no mail, and a commit exactly one. */
type WithMail = Pick<Dependencies, 'mail'>;

async function requireSides(tx: Queryable, applicationId: number) {
  const sides = await findSides(tx, applicationId);
  if (!sides) throw new Error(`There is no application ${applicationId} to notify about.`);
  return sides;
}

/** Notifies the company of an application. */
export async function notifyApplicationReceived(
  { mail }: WithMail,
  tx: Queryable,
  applicationId: number,
): Promise<void> {
  const { application, job, seeker, company } = await requireSides(tx, applicationId);
  await mail.enqueue(tx, {
    kind: 'application-received',
    recipient: company.email,
    eventKey: `application-received:${application}`,
    payload: { application, job, name: company.name, applicant: seeker.name },
  });
}

/** Notifies the candidate of a move by the company. */
export async function notifyStatusChanged(
  { mail }: WithMail,
  tx: Queryable,
  move: { readonly id: number; readonly applicationId: number; readonly toStatus: ApplicationStatus },
): Promise<void> {
  const { application, job, seeker, company } = await requireSides(tx, move.applicationId);
  await mail.enqueue(tx, {
    kind: 'status-changed',
    recipient: seeker.email,
    eventKey: `status-changed:${move.id}`,
    payload: { application, job, name: seeker.name, company: company.name, status: move.toStatus },
  });
}

/** Notifies the recipient of a message; with `isCopied` the sender gets a copy. */
export async function notifyMessage(
  { mail }: WithMail,
  tx: Queryable,
  messageId: number,
  { isCopied }: { readonly isCopied: boolean },
): Promise<void> {
  const message = await findMessage(tx, messageId);
  if (!message) throw new Error(`There is no message ${messageId} to notify about.`);
  const { application, job, seeker, company } = await requireSides(tx, message.applicationId);
  const [sender, recipient] = message.senderId === seeker.userId ? [seeker, company] : [company, seeker];
  const told = { application, job, subject: message.subject, body: message.body };
  await mail.enqueue(tx, {
    kind: 'message-received',
    recipient: recipient.email,
    eventKey: `message-received:${messageId}`,
    payload: { ...told, name: recipient.name, other: sender.name },
  });
  if (!isCopied) return;
  await mail.enqueue(tx, {
    kind: 'message-copy',
    recipient: sender.email,
    eventKey: `message-copy:${messageId}`,
    payload: { ...told, name: sender.name, other: recipient.name },
  });
}
