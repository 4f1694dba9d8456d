import type { ListedJob, MailPayloads } from '../mails';
import { makeAddressToken, makeAlertToken } from '../alert-tokens';
import { fitSubject } from './fit-subject';
import { closing, type LinkContext } from './mail-closing';
import type { WrittenMail } from './mail-content';
import { mailTexts } from './mail.texts';

type Kind = 'job-alert' | 'company-jobs' | 'alert-jobs' | 'alert-confirm' | 'newsletter-confirm';

type Writers = { readonly [K in Kind]: (payload: MailPayloads[K], links: LinkContext) => WrittenMail };

/** New jobs with employer, place and, for an alert, why they match. */
const listJobs = (jobs: readonly ListedJob[], { origin }: LinkContext) =>
  jobs.map((job) => ({
    text: job.title,
    address: `${origin}/job/${job.id}`,
    details: [mailTexts.jobAlert.employer(job), job.reason].filter(Boolean),
  }));

/** The list of an alert's new jobs, each with why it matches. */
const newJobs = (payload: Omit<MailPayloads['alert-jobs'], 'address'>, links: LinkContext) => ({
  subject: fitSubject(mailTexts.jobAlert.subject, payload),
  title: mailTexts.jobAlert.title,
  lines: [mailTexts.jobAlert.line(payload)],
  items: listJobs(payload.jobs, links),
  action: { label: mailTexts.jobAlert.action, address: `${links.origin}${payload.path}` },
});

/** Mails about jobs that a person looks for, and those that confirm an address for such mails. */
export const jobWriters: Writers = {
  'job-alert': (payload, links) => ({
    ...newJobs(payload, links),
    ...closing('job-alert', payload.account, links),
    footnote: mailTexts.jobAlert.footnote,
    manage: { label: mailTexts.jobAlert.manage, address: `${links.origin}/alerts` },
  }),
  'company-jobs': (payload, links) => ({
    subject: fitSubject(mailTexts.companyJobs.subject, payload),
    about: [payload.employer],
    title: mailTexts.companyJobs.title(payload),
    lines: [mailTexts.companyJobs.line(payload)],
    items: listJobs(payload.jobs, links),
    action: {
      label: mailTexts.companyJobs.action,
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
