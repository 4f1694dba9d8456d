import type { ListedJob, MailKind, MailOf, MailPayloads } from '../mails';
import { DAILY_MAIL } from '@metier/sdk/rules';
import { makeAddressToken, makeAlertToken } from '../alert-tokens';
import { accountWriters } from './account-mails';
import { dataWriters } from './account-data-mails';
import { interviewWriters } from './interview-mails';
import { moderationWriters } from './moderation-mails';
import { closing, type LinkContext } from './mail-closing';
import type { MailContent } from './mail-content';
import { mailTexts } from './mail.texts';

type Writers = {
  [Kind in MailKind]: (payload: MailPayloads[Kind], links: LinkContext) => Omit<MailContent, 'greeting'>;
};

const applicationPage = ({ origin }: LinkContext, id: number) => `${origin}/applications/${id}`;
const threadPage = ({ origin }: LinkContext, id: number) => `${origin}/messages?application=${id}`;

/** New jobs with employer, place and, for an alert, why they match. */
const listJobs = (jobs: readonly ListedJob[], { origin }: LinkContext) =>
  jobs.map((job) => ({
    text: job.title,
    address: `${origin}/job/${job.id}`,
    details: [mailTexts.jobAlert.employer(job), job.reason].filter(Boolean),
  }));

/** The list of an alert's new jobs, each with why it matches. */
const newJobs = (payload: Omit<MailPayloads['alert-jobs'], 'address'>, links: LinkContext) => ({
  subject: mailTexts.jobAlert.subject(payload),
  lines: [mailTexts.jobAlert.line(payload)],
  items: listJobs(payload.jobs, links),
  action: { label: mailTexts.jobAlert.action, address: `${links.origin}${payload.path}` },
});

const writers: Writers = {
  ...accountWriters,
  ...dataWriters,
  ...interviewWriters,
  'application-received': (payload, links) => ({
    subject: mailTexts.applicationReceived.subject(payload),
    lines: [mailTexts.applicationReceived.line(payload)],
    action: {
      label: mailTexts.applicationReceived.action,
      address: applicationPage(links, payload.application),
    },
    ...closing('application-received', payload.account, links),
  }),
  'application-withdrawn': (payload, links) => ({
    subject: mailTexts.applicationWithdrawn.subject(payload),
    lines: [mailTexts.applicationWithdrawn.line(payload)],
    action: {
      label: mailTexts.applicationWithdrawn.action,
      address: applicationPage(links, payload.application),
    },
    ...closing('application-withdrawn', payload.account, links),
  }),
  'review-received': (payload, links) => ({
    subject: mailTexts.reviewReceived.subject(payload),
    lines: [mailTexts.reviewReceived.line(payload)],
    action: {
      label: mailTexts.reviewReceived.action,
      address: `${links.origin}${payload.author === null ? `/company/${payload.company}` : '/dashboard'}`,
    },
    ...closing('review-received', payload.account, links),
  }),
  'application-sent': (payload, links) => ({
    subject: mailTexts.applicationSent.subject(payload),
    lines: mailTexts.applicationSent.lines(payload),
    action: { label: mailTexts.applicationSent.action, address: applicationPage(links, payload.application) },
    ...closing('application-sent', payload.account, links),
  }),
  'applications-waiting': (payload, links) => ({
    subject: mailTexts.applicationsWaiting.subject(payload),
    lines: mailTexts.applicationsWaiting.lines(payload),
    action: {
      label: mailTexts.applicationsWaiting.action,
      address: `${links.origin}/applications?job=${payload.jobId}&ordering=submitted_at`,
    },
    ...closing('applications-waiting', payload.account, links),
  }),
  'closing-planned': (payload, links) => ({
    subject: mailTexts.closingPlanned.subject(payload),
    lines: mailTexts.closingPlanned.lines(payload),
    action: {
      label: mailTexts.closingPlanned.action,
      address: `${links.origin}/dashboard#closing-notices`,
    },
    ...closing('closing-planned', payload.account, links),
  }),
  'job-closed': (payload, links) => ({
    subject: mailTexts.jobClosed.subject(payload),
    lines: [mailTexts.jobClosed.line(payload)],
    quote: payload.body,
    action: { label: mailTexts.jobClosed.action, address: threadPage(links, payload.application) },
    ...closing('job-closed', payload.account, links),
  }),
  ...moderationWriters,
  'daily-notices': ({ account, items, more }, links) => ({
    subject: mailTexts.dailyNotifications.subject(items.length + more),
    lines: [mailTexts.dailyNotifications.line(more)],
    items: items.map(({ text, path }) => ({ text, address: `${links.origin}${path}` })),
    action: { label: mailTexts.dailyNotifications.action, address: `${links.origin}/notices` },
    ...closing(DAILY_MAIL, account, links),
  }),
  'status-changed': (payload, links) => ({
    subject: mailTexts.statusChanged.subject(payload),
    lines: mailTexts.statusChanged.lines(payload),
    ...(payload.body !== undefined && { quote: payload.body }),
    action: { label: mailTexts.statusChanged.action, address: applicationPage(links, payload.application) },
    ...closing('status-changed', payload.account, links),
  }),
  'message-received': (payload, links) => ({
    subject: mailTexts.messageReceived.subject(payload),
    lines: [mailTexts.messageReceived.line(payload)],
    quote: payload.body,
    action: { label: mailTexts.messageReceived.action, address: threadPage(links, payload.application) },
    ...closing('message-received', payload.account, links),
  }),
  'message-copy': (payload, links) => ({
    subject: mailTexts.messageCopy.subject(payload),
    lines: [mailTexts.messageCopy.line(payload)],
    quote: payload.body,
    action: { label: mailTexts.messageCopy.action, address: threadPage(links, payload.application) },
    footnote: mailTexts.accountFootnote,
  }),
  'job-alert': (payload, links) => ({
    ...newJobs(payload, links),
    ...closing('job-alert', payload.account, links),
    footnote: mailTexts.jobAlert.footnote,
    manage: { label: mailTexts.jobAlert.manage, address: `${links.origin}/alerts` },
  }),
  'company-jobs': (payload, links) => ({
    subject: mailTexts.companyJobs.subject(payload),
    lines: [mailTexts.companyJobs.line(payload)],
    items: listJobs(payload.jobs, links),
    action: {
      label: mailTexts.companyJobs.action(payload),
      address: `${links.origin}/company/${payload.company}`,
    },
    ...closing('company-jobs', payload.account, links),
    footnote: mailTexts.companyJobs.footnote(payload),
    manage: { label: mailTexts.companyJobs.manage, address: `${links.origin}/following` },
  }),
  'alert-jobs': (payload, links) => {
    const manage = `${links.origin}/alerts/manage?token=${makeAddressToken(links.secret, payload.address)}`;
    return {
      ...newJobs(payload, links),
      footnote: mailTexts.jobAlert.footnote,
      manage: { label: mailTexts.jobAlert.manage, address: manage },
      unsubscribeAddress: `${links.origin}/alerts/unsubscribe/?token=${makeAlertToken(links.secret, payload.alert, 'end')}`,
    };
  },
  'alert-confirm': (payload, { origin, secret }) => ({
    subject: mailTexts.alertConfirm.subject,
    lines: mailTexts.alertConfirm.lines,
    action: {
      label: mailTexts.alertConfirm.action,
      address: `${origin}/alerts/confirm?token=${makeAlertToken(secret, payload.alert, 'confirm')}`,
    },
    footnote: mailTexts.alertConfirm.footnote,
    unsubscribeAddress: `${origin}/alerts/unsubscribe/?token=${makeAlertToken(secret, payload.alert, 'end')}`,
  }),
  'newsletter-confirm': ({ token }, { origin }) => ({
    subject: mailTexts.newsletterConfirm.subject,
    lines: [mailTexts.newsletterConfirm.line],
    action: {
      label: mailTexts.newsletterConfirm.action,
      address: `${origin}/newsletter/confirm/?token=${token}`,
    },
    footnote: mailTexts.newsletterConfirm.footnote,
    unsubscribeAddress: `${origin}/newsletter/unsubscribe/?token=${token}`,
  }),
};

/** Writes a mail to a person with this first name; '' if it is not known. */
export const composeMail = <Kind extends MailKind>(
  { kind, payload }: Pick<MailOf<Kind>, 'kind' | 'payload'>,
  name: string,
  links: LinkContext,
): MailContent => ({ greeting: mailTexts.greeting(name), ...writers[kind](payload, links) });
