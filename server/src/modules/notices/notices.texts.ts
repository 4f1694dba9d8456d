import type { MailPayloads } from '../../mail/mails';
import { STATUS_LABELS } from '@metier/sdk/rules';

type DataOf<Kind extends keyof MailPayloads, Key extends keyof MailPayloads[Kind]> = Pick<
  MailPayloads[Kind],
  Key
>;

/** Sentences of the notices. */
export const noticesTexts = {
  applicationReceived: ({ applicant, job }: DataOf<'application-received', 'applicant' | 'job'>) =>
    `${applicant} has applied for “${job}”.`,
  applicationWithdrawn: ({ applicant, job }: DataOf<'application-withdrawn', 'applicant' | 'job'>) =>
    `${applicant} has withdrawn the application for “${job}”.`,
  statusChanged: ({ company, job, status }: DataOf<'status-changed', 'company' | 'job' | 'status'>) =>
    `${company} has moved your application for “${job}” to ${STATUS_LABELS[status]}.`,
  messageReceived: ({ other, job }: DataOf<'message-received', 'other' | 'job'>) =>
    `${other} has written to you about “${job}”.`,
  reviewReceived: ({ author }: DataOf<'review-received', 'author'>) =>
    author === null ? 'A candidate has reviewed your company.' : `${author} has reviewed you.`,
  otherKind: 'Your account does not receive notices of this kind.',
  unknownLink: 'This link is incomplete or was changed. Please open it from the mail once more.',
};
