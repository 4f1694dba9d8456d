import type { MailPayloads } from '../../mail/mails';
import { describeDecision, formatDate, formatSwissMoment, STATUS_LABELS } from '@metier/sdk/rules';

type DataOf<Kind extends keyof MailPayloads, Key extends keyof MailPayloads[Kind]> = Pick<
  MailPayloads[Kind],
  Key
>;

export const describeCount = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const english = {
  applicationReceived: ({ applicant, job }: DataOf<'application-received', 'applicant' | 'job'>) =>
    `${applicant} has applied for “${job}”.`,
  applicationWithdrawn: ({ applicant, job }: DataOf<'application-withdrawn', 'applicant' | 'job'>) =>
    `${applicant} has withdrawn the application for “${job}”.`,
  statusChanged: ({ company, job, status }: DataOf<'status-changed', 'company' | 'job' | 'status'>) =>
    `${company} has moved your application for “${job}” to ${STATUS_LABELS[status]}.`,
  messageReceived: ({ other, job }: DataOf<'message-received', 'other' | 'job'>) =>
    `${other} has written to you about “${job}”.`,
  interviewOffered: ({ other, job }: DataOf<'interview-offered', 'other' | 'job'>) =>
    `${other} invites you to an interview for “${job}”. Choose a time.`,
  interviewProposed: ({ other, job }: DataOf<'interview-proposed', 'other' | 'job'>) =>
    `${other} proposes other times for the interview for “${job}”.`,
  interviewBooked: ({
    other,
    job,
    startsAt,
    isChanged,
  }: DataOf<'interview-booked', 'other' | 'job' | 'startsAt' | 'isChanged'>) =>
    isChanged
      ? `The interview with ${other} for “${job}” has changed: ${formatSwissMoment(startsAt)}.`
      : `The interview with ${other} for “${job}” is booked for ${formatSwissMoment(startsAt)}.`,
  interviewDeclined: ({ other, job }: DataOf<'interview-declined', 'other' | 'job'>) =>
    `${other} has declined the interview for “${job}”.`,
  interviewCancelled: ({
    other,
    job,
    startsAt,
  }: DataOf<'interview-cancelled', 'other' | 'job' | 'startsAt'>) =>
    startsAt === null
      ? `The interview with ${other} for “${job}” is cancelled.`
      : `The interview with ${other} for “${job}” on ${formatSwissMoment(startsAt)} is cancelled.`,
  interviewReminder: ({ other, job, startsAt }: DataOf<'interview-reminder', 'other' | 'job' | 'startsAt'>) =>
    `Reminder: your interview with ${other} for “${job}” is on ${formatSwissMoment(startsAt)}.`,
  formerCandidate: 'A candidate who has left Metier',
  employerLeft: ({ job }: DataOf<'employer-left', 'job'>) =>
    `The employer of “${job}” has left Metier, so your application has ended.`,
  applicationSent: ({ company, job }: DataOf<'application-sent', 'company' | 'job'>) =>
    `We have your application: ${company} has received it for “${job}”.`,
  applicationsWaiting: ({
    count,
    job,
    days,
    isSeen,
  }: DataOf<'applications-waiting', 'count' | 'job' | 'days' | 'isSeen'>) => {
    const who = describeCount(count, 'application', 'applications');
    const wait = isSeen ? 'for a decision' : 'for a first look';
    const since = count === 1 ? `for ${days} days` : `the oldest for ${days} days`;
    return `${who} for “${job}” ${count === 1 ? 'is' : 'are'} waiting ${wait}, ${since}.`;
  },
  closingPlanned: ({ count, job, sendAt }: DataOf<'closing-planned', 'count' | 'job' | 'sendAt'>) =>
    `“${job}” is closed: ${describeCount(count, 'candidate', 'candidates')} without a decision will get a closing notice on ${formatDate(sendAt) ?? ''}.`,
  jobClosed: ({ company, job }: DataOf<'job-closed', 'company' | 'job'>) =>
    `${company} has closed “${job}” and has written to you.`,
  jobRemoved: ({ company, job }: DataOf<'job-removed', 'company' | 'job'>) =>
    `“${job}” of ${company} was removed from Metier. Your application for it has ended.`,
  moderationDecision: ({
    action,
    target,
    title,
  }: DataOf<'moderation-decision', 'action' | 'target' | 'title'>) =>
    describeDecision({ action, target, title }),
  jobAlert: ({ title, count, isCapped }: DataOf<'job-alert', 'title' | 'count' | 'isCapped'>) =>
    `${count === 1 ? 'One new job' : `${count}${isCapped ? '+' : ''} new jobs`} for “${title}”.`,
  companyJobs: ({
    employer,
    count,
    isCapped,
    title,
  }: DataOf<'company-jobs', 'employer' | 'count' | 'isCapped' | 'title'>) =>
    count === 1
      ? `${employer} has a new job: “${title}”.`
      : `${employer} has ${count}${isCapped ? '+' : ''} new jobs.`,
  reviewReceived: ({ author }: DataOf<'review-received', 'author'>) =>
    author === null ? 'A candidate has reviewed your company.' : `${author} has reviewed you.`,
  otherKind: 'Your account does not receive notices of this kind.',
  unknownLink: 'This link is incomplete or was changed. Please open it from the mail once more.',
} as const;
