import type { ApplicationStatus } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import { findAnswers, findMessage, findSides } from './application-sides.repository';
import { emitNotification, type NotificationDependencies } from './emit-notification.service';

async function requireSides(tx: Queryable, applicationId: number) {
  const sides = await findSides(tx, applicationId);
  if (!sides) throw new Error(`There is no application ${applicationId} to notify about.`);
  return sides;
}

/** Notifies the company of an application, and the candidate that it has arrived. */
export async function notifyApplicationReceived(
  dependencies: NotificationDependencies,
  tx: Queryable,
  applicationId: number,
): Promise<void> {
  const { application, job, seeker, company, answerDays: days } = await requireSides(tx, applicationId);
  const answers = await findAnswers(tx, applicationId);
  await emitNotification(dependencies, tx, {
    kind: 'application-received',
    eventKey: `application-received:${application}`,
    account: company.userId,
    data: { application, job, applicant: seeker.name },
    ...(answers && { mailOnly: { answers } }),
  });
  await emitNotification(dependencies, tx, {
    kind: 'application-sent',
    eventKey: `application-sent:${application}`,
    account: seeker.userId,
    data: { application, job, company: company.name, days },
  });
}

/** Notifies a candidate that the job is closed; the mail carries the company's text. */
export async function notifyJobClosed(
  dependencies: NotificationDependencies,
  tx: Queryable,
  applicationId: number,
  closing: { readonly key: string; readonly body: string },
): Promise<void> {
  const { application, job, seeker, company } = await requireSides(tx, applicationId);
  await emitNotification(dependencies, tx, {
    kind: 'job-closed',
    eventKey: `job-closed:${application}:${closing.key}`,
    account: seeker.userId,
    data: { application, job, company: company.name },
    mailOnly: { body: closing.body },
  });
}

export async function notifyJobRemoved(
  dependencies: NotificationDependencies,
  tx: Queryable,
  applicationId: number,
): Promise<void> {
  const { application, job, seeker, company } = await requireSides(tx, applicationId);
  await emitNotification(dependencies, tx, {
    kind: 'job-removed',
    eventKey: `job-removed:${application}`,
    account: seeker.userId,
    data: { application, job, company: company.name },
  });
}

/** Notifies the other side of a move: the candidate of the company's, the company of a withdrawal. */
export async function notifyMove(
  dependencies: NotificationDependencies,
  tx: Queryable,
  move: { readonly id: number; readonly applicationId: number; readonly toStatus: ApplicationStatus },
  message?: string,
): Promise<void> {
  const { application, job, seeker, company } = await requireSides(tx, move.applicationId);
  if (move.toStatus === 'withdrawn')
    return emitNotification(dependencies, tx, {
      kind: 'application-withdrawn',
      eventKey: `application-withdrawn:${application}`,
      account: company.userId,
      data: { application, job, applicant: seeker.name },
    });
  return emitNotification(dependencies, tx, {
    kind: 'status-changed',
    eventKey: `status-changed:${move.id}`,
    account: seeker.userId,
    data: { application, job, company: company.name, status: move.toStatus },
    ...(message !== undefined && { mailOnly: { body: message } }),
  });
}

/** Notifies the recipient of a message; with `isCopied` the sender is mailed a copy if the address is confirmed. */
export async function notifyMessage(
  dependencies: NotificationDependencies,
  tx: Queryable,
  messageId: number,
  { isCopied }: { readonly isCopied: boolean },
): Promise<void> {
  const message = await findMessage(tx, messageId);
  if (!message) throw new Error(`There is no message ${messageId} to notify about.`);
  const { application, job, seeker, company } = await requireSides(tx, message.applicationId);
  const [sender, recipient] = message.senderId === seeker.userId ? [seeker, company] : [company, seeker];
  const { subject, body } = message;
  await emitNotification(dependencies, tx, {
    kind: 'message-received',
    eventKey: `message-received:${messageId}`,
    account: recipient.userId,
    data: { application, job, other: sender.name, message: messageId },
    mailOnly: { subject, body },
  });
  if (!isCopied || !sender.confirmedAt) return;
  await dependencies.mail.enqueue(tx, {
    kind: 'message-copy',
    recipient: sender.email,
    eventKey: `message-copy:${messageId}`,
    payload: { application, job, subject, body, other: recipient.name },
  });
}
