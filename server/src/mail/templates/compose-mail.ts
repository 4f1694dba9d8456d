import { DAILY_MAIL } from '@metier/sdk/rules';
import type { MailKind, MailOf, MailPayloads } from '../mails';
import { accountWriters } from './account-mails';
import { dataWriters } from './account-data-mails';
import { applicationWriters } from './application-mails';
import { interviewWriters } from './interview-mails';
import { jobWriters } from './job-mails';
import { fitSubject } from './fit-subject';
import { closing, type LinkContext } from './mail-closing';
import type { MailContent, WrittenMail } from './mail-content';
import { moderationWriters } from './moderation-mails';
import { mailTexts } from './mail.texts';

type Writers = {
  readonly [Kind in MailKind]: (payload: MailPayloads[Kind], links: LinkContext) => WrittenMail;
};

const writers: Writers = {
  ...accountWriters,
  ...dataWriters,
  ...applicationWriters,
  ...interviewWriters,
  ...jobWriters,
  ...moderationWriters,
  'review-received': (payload, links) => ({
    subject: fitSubject(mailTexts.reviewReceived.subject, payload),
    title: mailTexts.reviewReceived.title,
    lines: [mailTexts.reviewReceived.line(payload)],
    action: {
      label: mailTexts.reviewReceived.action,
      address: `${links.origin}${payload.author === null ? `/company/${payload.company}` : '/dashboard'}`,
    },
    ...closing('review-received', payload.account, links),
  }),
  'daily-notices': ({ account, items, more }, links) => ({
    subject: mailTexts.dailyNotifications.subject(items.length + more),
    lines: [mailTexts.dailyNotifications.line(more)],
    items: items.map(({ text, path }) => ({ text, address: `${links.origin}${path}` })),
    action: { label: mailTexts.dailyNotifications.action, address: `${links.origin}/notices` },
    ...closing(DAILY_MAIL, account, links),
  }),
};

/** Writes a mail to a person with this first name; '' if it is not known. */
export const composeMail = <Kind extends MailKind>(
  { kind, payload }: Pick<MailOf<Kind>, 'kind' | 'payload'>,
  name: string,
  links: LinkContext,
): MailContent => ({ greeting: mailTexts.greeting(name), ...writers[kind](payload, links) });
