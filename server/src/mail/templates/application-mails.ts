import { choicesTexts, formatDate, formatSalary, labelOf, textsIn } from '@metier/sdk/rules';
import { readCurrentLanguage } from '../../languages/current-language';
import type { MailPayloads } from '../mails';
import { fitSubject } from './fit-subject';
import { closing, type LinkContext } from './mail-closing';
import type { WrittenMail } from './mail-content';
import { mailTexts } from './mail.texts';
import { statusMailTexts } from './status-mail.texts';

type Kind =
  | 'application-received'
  | 'application-withdrawn'
  | 'application-sent'
  | 'applications-waiting'
  | 'status-changed'
  | 'message-received'
  | 'message-copy'
  | 'closing-planned'
  | 'job-closed';

type Writers = { readonly [K in Kind]: (payload: MailPayloads[K], links: LinkContext) => WrittenMail };

const applicationPage = ({ origin }: LinkContext, id: number) => `${origin}/applications/${id}`;
const threadPage = ({ origin }: LinkContext, id: number) => `${origin}/messages?application=${id}`;

/** One line for each answer that is given. */
function describeAnswers(answers: MailPayloads['application-received']['answers']): string[] {
  if (!answers) return [];
  const language = readCurrentLanguage();
  const { experience, availability, salary, salaryType, rate, city } = answers;
  const { labels } = mailTexts.applicationReceived;
  const facts = [
    [labels.experience, labelOf(textsIn(language, choicesTexts).experience, experience)],
    [labels.availability, formatDate(availability, language)],
    [labels.salary, salary && formatSalary(salary, undefined, salaryType, rate, language)],
    [labels.city, city],
  ];
  return facts.flatMap(([label, value]) => (value ? [`${label}${mailTexts.colon} ${value}`] : []));
}

/** Mails about an application and what is written about it. */
export const applicationWriters: Writers = {
  'application-received': (payload, links) => ({
    subject: fitSubject(mailTexts.applicationReceived.subject, payload),
    title: mailTexts.applicationReceived.title,
    about: [payload.applicant, payload.job],
    lines: [mailTexts.applicationReceived.line(payload)],
    facts: describeAnswers(payload.answers),
    action: {
      label: mailTexts.applicationReceived.action,
      address: applicationPage(links, payload.application),
    },
    next: mailTexts.applicationReceived.next,
    ...closing('application-received', payload.account, links),
  }),
  'application-withdrawn': (payload, links) => ({
    subject: fitSubject(mailTexts.applicationWithdrawn.subject, payload),
    title: mailTexts.applicationWithdrawn.title,
    about: [payload.applicant, payload.job],
    lines: [mailTexts.applicationWithdrawn.line(payload)],
    action: {
      label: mailTexts.applicationWithdrawn.action,
      address: applicationPage(links, payload.application),
    },
    ...closing('application-withdrawn', payload.account, links),
  }),
  'application-sent': (payload, links) => ({
    subject: fitSubject(mailTexts.applicationSent.subject, payload),
    title: mailTexts.applicationSent.title,
    about: [payload.company, payload.job],
    lines: mailTexts.applicationSent.lines(payload),
    action: { label: mailTexts.applicationSent.action, address: applicationPage(links, payload.application) },
    next: mailTexts.applicationSent.next,
    ...closing('application-sent', payload.account, links),
  }),
  'applications-waiting': (payload, links) => ({
    subject: fitSubject(mailTexts.applicationsWaiting.subject, payload),
    title: mailTexts.applicationsWaiting.title(payload),
    about: [payload.job],
    lines: mailTexts.applicationsWaiting.lines(payload),
    action: {
      label: mailTexts.applicationsWaiting.action,
      address: `${links.origin}/applications?job=${payload.jobId}&ordering=submitted_at`,
    },
    ...closing('applications-waiting', payload.account, links),
  }),
  'status-changed': (payload, links) => {
    const { title, line, next } = statusMailTexts[payload.status];
    return {
      subject: fitSubject(mailTexts.statusChanged.subject, payload),
      title,
      about: [payload.company, payload.job],
      lines: [
        line(payload),
        ...(payload.body === undefined ? [] : [mailTexts.statusChanged.writes(payload)]),
      ],
      ...(payload.body !== undefined && { quote: payload.body }),
      action: {
        label: mailTexts.statusChanged.action,
        address: applicationPage(links, payload.application),
      },
      next,
      ...closing('status-changed', payload.account, links),
    };
  },
  'message-received': (payload, links) => ({
    subject: fitSubject(mailTexts.messageReceived.subject, payload),
    title: mailTexts.messageReceived.title,
    about: [payload.other, payload.job],
    lines: [mailTexts.messageReceived.line(payload)],
    quote: payload.body,
    action: { label: mailTexts.messageReceived.action, address: threadPage(links, payload.application) },
    ...closing('message-received', payload.account, links),
  }),
  'message-copy': (payload, links) => ({
    subject: fitSubject(mailTexts.messageCopy.subject, payload),
    title: mailTexts.messageCopy.title,
    about: [payload.other, payload.job],
    lines: [mailTexts.messageCopy.line(payload)],
    quote: payload.body,
    action: { label: mailTexts.messageCopy.action, address: threadPage(links, payload.application) },
    footnote: mailTexts.messageCopy.footnote,
  }),
  'closing-planned': (payload, links) => ({
    subject: fitSubject(mailTexts.closingPlanned.subject, payload),
    title: mailTexts.closingPlanned.title,
    about: [payload.job],
    lines: mailTexts.closingPlanned.lines(payload),
    action: {
      label: mailTexts.closingPlanned.action,
      address: `${links.origin}/dashboard#closing-notices`,
    },
    next: mailTexts.closingPlanned.next(payload),
    ...closing('closing-planned', payload.account, links),
  }),
  'job-closed': (payload, links) => ({
    subject: fitSubject(mailTexts.jobClosed.subject, payload),
    title: mailTexts.jobClosed.title,
    about: [payload.company, payload.job],
    lines: [mailTexts.jobClosed.line(payload)],
    quote: payload.body,
    action: { label: mailTexts.jobClosed.action, address: threadPage(links, payload.application) },
    ...closing('job-closed', payload.account, links),
  }),
};
