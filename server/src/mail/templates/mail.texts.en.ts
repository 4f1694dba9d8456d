import { formatSwissMoment } from '@metier/sdk/rules';
import type { ListedJob, MailPayloads } from '../mails';

type PayloadOf<Kind extends keyof MailPayloads> = MailPayloads[Kind];

type NewJobs = Pick<PayloadOf<'job-alert'>, 'title' | 'count' | 'isCapped' | 'jobs'>;

export const english = {
  product: 'Metier',
  /** By the first name, if it is known. */
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  accountFootnote: 'You receive this mail because you have an account on Metier.',
  /** Between a label and what it names. */
  colon: ':',
  next: 'What happens next',
  manage: 'Choose which mails you get',
  linkAlso: 'If the button does not work, copy this address into your browser:',
  unsubscribe: 'Unsubscribe',

  applicationReceived: {
    subject: ({ applicant, job }: PayloadOf<'application-received'>) => `${applicant} has applied for ${job}`,
    title: 'New application',
    line: ({ applicant, job }: PayloadOf<'application-received'>) =>
      `${applicant} has applied for your job “${job}”.`,
    labels: {
      experience: 'Experience',
      availability: 'Available from',
      salary: 'Expected salary',
      city: 'Lives in',
    },
    action: 'View the application',
    next: 'Read it and choose the next step; the candidate is told of each one.',
  },
  applicationWithdrawn: {
    subject: ({ applicant, job }: PayloadOf<'application-withdrawn'>) =>
      `Application withdrawn: ${applicant}, ${job}`,
    title: 'Application withdrawn',
    line: ({ applicant, job }: PayloadOf<'application-withdrawn'>) =>
      `${applicant} has withdrawn the application for your job “${job}”.`,
    action: 'View the application',
  },
  applicationSent: {
    subject: ({ job }: PayloadOf<'application-sent'>) => `We have your application for ${job}`,
    title: 'We have your application',
    lines: ({ company, job, days }: PayloadOf<'application-sent'>) => [
      `We have your application for “${job}”. ${company} can read it now.`,
      ...(days === null
        ? []
        : [`Most candidates hear back from this company within ${days === 1 ? 'a day' : `${days} days`}.`]),
    ],
    next: 'You will be notified of every step. Until then you can change your answers.',
    action: 'View your application',
  },
  applicationsWaiting: {
    subject: ({ count, job }: PayloadOf<'applications-waiting'>) =>
      count === 1 ? `An application for ${job} is waiting` : `${count} applications for ${job} are waiting`,
    lines: ({ count, job, days, isSeen }: PayloadOf<'applications-waiting'>) => [
      `${count === 1 ? 'One application' : `${count} applications`} for your job “${job}” ${
        count === 1 ? 'has' : 'have'
      } not had ${isSeen ? 'a decision' : 'a first look'} yet; ${
        count === 1 ? 'it has waited' : 'the oldest has waited'
      } for ${days === 1 ? 'a day' : `${days} days`}.`,
      'Candidates see how soon you answer. A short message is better than none.',
    ],
    title: ({ count }: PayloadOf<'applications-waiting'>) =>
      count === 1 ? 'An application is waiting' : `${count} applications are waiting`,
    action: 'View the applications',
  },
  closingPlanned: {
    subject: ({ job }: PayloadOf<'closing-planned'>) => `Closing notice for ${job}`,
    title: 'Your closing notice',
    lines: ({ count, job }: PayloadOf<'closing-planned'>) => [
      `Your job “${job}” is closed. ${
        count === 1 ? 'One candidate' : `${count} candidates`
      } without a decision will get a closing notice from you.`,
      'You can change the text, send it now, or leave it out.',
    ],
    action: 'View the closing notice',
    next: ({ sendAt }: PayloadOf<'closing-planned'>) => `It is sent on ${formatSwissMoment(sendAt)}.`,
  },
  jobClosed: {
    subject: ({ job, company }: PayloadOf<'job-closed'>) => `${company} has closed ${job}`,
    title: 'The job is closed',
    line: ({ job, company }: PayloadOf<'job-closed'>) =>
      `${company} has closed the job “${job}” and writes about your application:`,
    action: 'Open the conversation',
  },
  jobRemoved: {
    subject: ({ job }: PayloadOf<'job-removed'>) => `The job ${job} was removed`,
    title: 'The job was removed',
    lines: ({ job, company }: PayloadOf<'job-removed'>) => [
      `We have removed the job “${job}” of ${company} from Metier, so your application for it has ended.`,
      'If anybody asked you for money or for copies of documents, do not send them, and tell us.',
    ],
    action: 'Find other jobs',
  },
  moderationDecision: {
    subject: ({ title }: PayloadOf<'moderation-decision'>) => `About “${title}” on Metier`,
    title: 'Our decision',
    appeal: 'Read and answer',
    read: 'View the decision',
  },
  reviewReceived: {
    subject: ({ author }: PayloadOf<'review-received'>) =>
      author === null ? 'Your company has a new review' : `${author} has reviewed you`,
    line: ({ author }: PayloadOf<'review-received'>) =>
      author === null
        ? 'A candidate has reviewed your company.'
        : `${author} has written a review about you.`,
    title: 'A new review',
    action: 'Read the review',
  },
  dailyNotifications: {
    subject: (count: number) => (count === 1 ? 'One notice on Metier' : `${count} notices on Metier`),
    line: (more: number) =>
      more > 0 ? `New since yesterday (and ${more} more on Metier):` : 'New since yesterday:',
    action: 'View all notices',
  },
  statusChanged: {
    subject: ({ job, company }: PayloadOf<'status-changed'>) => `Your application to ${company}: ${job}`,
    writes: ({ company }: PayloadOf<'status-changed'>) => `${company} writes:`,
    action: 'View your application',
  },
  messageReceived: {
    subject: ({ other, subject }: PayloadOf<'message-received'>) => `${other}: ${subject}`,
    title: 'A message for you',
    line: ({ other, job }: PayloadOf<'message-received'>) =>
      `${other} has written to you about the application for “${job}”:`,
    action: 'Read and answer',
  },
  messageCopy: {
    subject: ({ subject }: PayloadOf<'message-copy'>) => `Copy: ${subject}`,
    title: 'Copy of your message',
    line: ({ other, job }: PayloadOf<'message-copy'>) =>
      `This is a copy of what you have written to ${other} about the application for “${job}”:`,
    footnote: 'You receive this copy because you asked for it when you wrote the message.',
    action: 'Open the conversation',
  },
  passwordReset: {
    subject: 'Choose a new password',
    lines: [
      'Somebody asked for a new password for the account with this email address.',
      'The link below works once, for 60 minutes. A new password logs you out on every device.',
    ],
    action: 'Choose a new password',
    footnote: 'If it was not you, ignore this mail: your password stays as it is.',
  },
  jobAlert: {
    subject: ({ title, count, isCapped }: NewJobs) =>
      `${count === 1 ? 'One new job' : `${count}${isCapped ? '+' : ''} new jobs`}: ${title}`,
    line: ({ title, count, jobs }: NewJobs) =>
      count > jobs.length
        ? `The newest ${jobs.length} jobs for your alert “${title}”:`
        : `New for your alert “${title}”:`,
    employer: ({ company, place }: Pick<ListedJob, 'company' | 'place'>) => `${company} · ${place}`,
    title: 'New jobs for you',
    action: 'View all results',
    footnote: 'You receive this mail because you saved this search on Metier.',
    manage: 'Change, pause or delete your alerts',
  },
  companyJobs: {
    subject: ({ employer, count, isCapped, title }: PayloadOf<'company-jobs'>) =>
      count === 1
        ? `${employer} has a new job: ${title}`
        : `${employer} has ${count}${isCapped ? '+' : ''} new jobs`,
    line: ({ employer, count, jobs }: PayloadOf<'company-jobs'>) =>
      count > jobs.length ? `The newest ${jobs.length} jobs of ${employer}:` : `New at ${employer}:`,
    title: ({ count }: PayloadOf<'company-jobs'>) => (count === 1 ? 'A new job' : 'New jobs'),
    action: 'View the company',
    footnote: ({ employer }: PayloadOf<'company-jobs'>) =>
      `You receive this mail because you follow ${employer} on Metier.`,
    manage: 'Change which companies you follow',
  },
  alertConfirm: {
    subject: 'Confirm your job alert',
    lines: [
      'Somebody entered this address for a job alert on Metier.',
      'If it was you, please confirm it. The link works for seven days.',
    ],
    action: 'Start the alert',
    footnote: 'If it was not you, ignore this mail: without your confirmation nothing is sent.',
  },
  newsletterConfirm: {
    subject: 'Confirm your newsletter subscription',
    line: 'Somebody entered this address for the Metier newsletter. If it was you, please confirm it.',
    action: 'Confirm the subscription',
    footnote: 'If it was not you, ignore this mail: without your confirmation nothing is sent.',
  },
} as const;
