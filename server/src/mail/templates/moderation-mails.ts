import { APPEALABLE_ACTIONS, describeDecision } from '@metier/sdk/rules';
import { readCurrentLanguage } from '../../languages/current-language';
import { decisionPath } from '../decision-path';
import type { MailPayloads } from '../mails';
import { fitSubject } from './fit-subject';
import { closing, type LinkContext } from './mail-closing';
import type { WrittenMail } from './mail-content';
import { mailTexts } from './mail.texts';

type Kind = 'job-removed' | 'moderation-decision';
type Writers = {
  [K in Kind]: (payload: MailPayloads[K], links: LinkContext) => WrittenMail;
};

/** Mails about decisions of operators. Their link works without a login, because the account may be blocked. */
export const moderationWriters: Writers = {
  'job-removed': (payload, links) => ({
    subject: fitSubject(mailTexts.jobRemoved.subject, payload),
    title: mailTexts.jobRemoved.title,
    about: [payload.company, payload.job],
    lines: mailTexts.jobRemoved.lines(payload),
    action: { label: mailTexts.jobRemoved.action, address: `${links.origin}/` },
    ...closing('job-removed', payload.account, links),
  }),
  'moderation-decision': (payload, links) => ({
    subject: fitSubject(mailTexts.moderationDecision.subject, payload),
    title: mailTexts.moderationDecision.title,
    about: [payload.title],
    lines: [describeDecision(payload, readCurrentLanguage())],
    quote: payload.reason,
    action: {
      label: APPEALABLE_ACTIONS.includes(payload.action)
        ? mailTexts.moderationDecision.appeal
        : mailTexts.moderationDecision.read,
      address: `${links.origin}${decisionPath(links.secret, payload.decision)}`,
    },
    ...closing('moderation-decision', payload.account, links),
  }),
};
