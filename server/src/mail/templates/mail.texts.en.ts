import type { ListedJob, MailPayloads } from '../mails';

type PayloadOf<Kind extends keyof MailPayloads> = MailPayloads[Kind];

type NewJobs = Pick<PayloadOf<'job-alert'>, 'title' | 'count' | 'isCapped' | 'jobs'>;

const news: Record<PayloadOf<'status-changed'>['status'], string> = {
  pending: 'It is waiting to be read.',
  reviewed: 'They have read it.',
  shortlisted: 'You are on their shortlist.',
  interview: 'They would like to meet you for an interview.',
  hired: 'They would like to hire you. Congratulations!',
  rejected: 'They have decided not to continue with it.',
  withdrawn: 'It has been withdrawn.',
};

export const english = {
  product: 'Metier',
  /** By the first name, if it is known. */
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  accountFootnote: 'You receive this mail because you have an account on Metier.',
  linkAlso: 'If the button does not work, copy this address into your browser:',
  unsubscribe: 'Unsubscribe',

  applicationReceived: {
    subject: ({ applicant, job }: PayloadOf<'application-received'>) => `${applicant} has applied for ${job}`,
    line: ({ applicant, job }: PayloadOf<'application-received'>) =>
      `${applicant} has applied for your job “${job}”.`,
    action: 'View the application',
  },
  applicationWithdrawn: {
    subject: ({ applicant, job }: PayloadOf<'application-withdrawn'>) =>
      `${applicant} has withdrawn the application for ${job}`,
    line: ({ applicant, job }: PayloadOf<'application-withdrawn'>) =>
      `${applicant} has withdrawn the application for your job “${job}”.`,
    action: 'View the application',
  },
  applicationSent: {
    subject: ({ job }: PayloadOf<'application-sent'>) => `We have your application for ${job}`,
    lines: ({ company, job, days }: PayloadOf<'application-sent'>) => [
      `We have your application for “${job}”. ${company} can read it now.`,
      ...(days === null
        ? []
        : [
            `Most candidates have an answer of this company within ${days === 1 ? 'a day' : `${days} days`}.`,
          ]),
      'You will be notified of every step. Until then you can change your answers.',
    ],
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
      } for ${days} days.`,
      'Candidates see how soon you answer. A short message is better than none.',
    ],
    action: 'View the applications',
  },
  closingPlanned: {
    subject: ({ job }: PayloadOf<'closing-planned'>) => `Closing notice for ${job}`,
    lines: ({ count, job }: PayloadOf<'closing-planned'>) => [
      `Your job “${job}” is closed. ${
        count === 1 ? 'One candidate' : `${count} candidates`
      } without a decision will get a closing notice from you.`,
      'You can change the text, send it now, or leave it out.',
    ],
    action: 'View the closing notice',
  },
  jobClosed: {
    subject: ({ job, company }: PayloadOf<'job-closed'>) => `${company} has closed ${job}`,
    line: ({ job, company }: PayloadOf<'job-closed'>) =>
      `${company} has closed the job “${job}” and writes about your application:`,
    action: 'Open the conversation',
  },
  jobRemoved: {
    subject: ({ job }: PayloadOf<'job-removed'>) => `The job ${job} was removed`,
    lines: ({ job, company }: PayloadOf<'job-removed'>) => [
      `We have removed the job “${job}” of ${company} from Metier, so your application for it has ended.`,
      'If anybody asked you for money or for copies of documents, do not send them, and tell us.',
    ],
    action: 'Find other jobs',
  },
  moderationDecision: {
    subject: ({ title }: PayloadOf<'moderation-decision'>) => `About “${title}” on Metier`,
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
    action: 'Read the review',
  },
  dailyNotifications: {
    subject: (count: number) => (count === 1 ? 'One notice on Metier' : `${count} notices on Metier`),
    line: (more: number) =>
      more > 0
        ? `This has happened since yesterday, and ${more} more on the page:`
        : 'This has happened since yesterday:',
    action: 'View all notices',
  },
  statusChanged: {
    subject: ({ job, company }: PayloadOf<'status-changed'>) =>
      `News about your application for ${job} at ${company}`,
    lines: ({ job, company, status }: PayloadOf<'status-changed'>) => [
      `${company} has updated your application for “${job}”.`,
      news[status],
    ],
    action: 'View your application',
  },
  messageReceived: {
    subject: ({ other, subject }: PayloadOf<'message-received'>) => `${other}: ${subject}`,
    line: ({ other, job }: PayloadOf<'message-received'>) =>
      `${other} has written to you about the application for “${job}”:`,
    action: 'Read and answer',
  },
  messageCopy: {
    subject: ({ subject }: PayloadOf<'message-copy'>) => `Copy: ${subject}`,
    line: ({ other, job }: PayloadOf<'message-copy'>) =>
      `This is a copy of what you have written to ${other} about the application for “${job}”:`,
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
    action: ({ employer }: PayloadOf<'company-jobs'>) => `View ${employer}`,
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
