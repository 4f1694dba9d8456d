import type { MailKind, MailPayloads } from '../mails';
import { dataMailTexts as texts } from './account-data-mail.texts';
import { fitSubject } from './fit-subject';
import { closing, type LinkContext } from './mail-closing';
import type { WrittenMail } from './mail-content';
import { mailTexts } from './mail.texts';

type Kinds = Extract<MailKind, 'employer-left' | 'deletion-requested' | 'account-unused' | 'export-ready'>;

const dataPage = ({ origin }: LinkContext) => `${origin}/account/data`;

/** Mails about the data and the end of an account. */
export const dataWriters: {
  readonly [Kind in Kinds]: (payload: MailPayloads[Kind], links: LinkContext) => WrittenMail;
} = {
  'employer-left': ({ account, job }, links) => ({
    subject: fitSubject(({ job: name }) => texts.employerLeft.subject(name), { job }),
    title: texts.employerLeft.title,
    about: [job],
    lines: texts.employerLeft.lines(job),
    action: { label: texts.employerLeft.action, address: `${links.origin}/` },
    ...closing('employer-left', account, links),
  }),
  'deletion-requested': ({ dueAt }, links) => ({
    subject: texts.deletionRequested.subject,
    lines: texts.deletionRequested.lines(dueAt),
    action: { label: texts.deletionRequested.action, address: dataPage(links) },
    footnote: mailTexts.accountFootnote,
  }),
  'account-unused': ({ dueAt }, links) => ({
    subject: texts.accountUnused.subject,
    lines: texts.accountUnused.lines(dueAt),
    action: { label: texts.accountUnused.action, address: `${links.origin}/login` },
    footnote: mailTexts.accountFootnote,
  }),
  'export-ready': ({ expiresAt }, links) => ({
    subject: texts.exportReady.subject,
    lines: texts.exportReady.lines(expiresAt),
    action: { label: texts.exportReady.action, address: dataPage(links) },
    footnote: mailTexts.accountFootnote,
  }),
};
