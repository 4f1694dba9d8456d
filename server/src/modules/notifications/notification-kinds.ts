import type { NoticeKind } from '@metier/sdk/rules';
import type { Addressee, MailPayloads } from '../../mail/mails';
import { notificationsTexts as texts } from './notifications.texts';

/** Parts of a mail that its notification does not keep. */
export type MailOnly =
  | keyof Addressee
  | 'subject'
  | 'body'
  | 'answers'
  | 'details'
  | 'slots'
  | 'isFirst'
  | 'words'
  | 'event'
  | 'uid'
  | 'jobs'
  | 'reason';

/** What the notification of an event keeps: names and ids, no text that a person wrote. */
export type NotificationData<Kind extends NoticeKind> = Omit<MailPayloads[Kind], MailOnly>;

/** Kinds that reach every account: a blocked one by mail, and one without any channel on the page. */
export const ESSENTIAL_KINDS: ReadonlySet<NoticeKind> = new Set(['moderation-decision']);

/** Mails need a confirmed address; a blocked account gets none but the essential ones. */
export const isMailable = (
  {
    emailConfirmedAt,
    blockedAt,
  }: { readonly emailConfirmedAt: Date | null; readonly blockedAt: Date | null },
  kind: NoticeKind,
): boolean => emailConfirmedAt !== null && (blockedAt === null || ESSENTIAL_KINDS.has(kind));

/** The sentence of a notification, and the path of the page that shows its event. */
interface NotificationDescription {
  readonly text: string;
  readonly path: string;
}

type Descriptions = {
  readonly [Kind in NoticeKind]: (data: NotificationData<Kind>) => NotificationDescription;
};

const applicationPath = (id: number) => `/applications/${id}`;

const descriptions: Descriptions = {
  'application-received': (data) => ({
    text: texts.applicationReceived(data),
    path: applicationPath(data.application),
  }),
  'application-withdrawn': (data) => ({
    text: texts.applicationWithdrawn(data),
    path: applicationPath(data.application),
  }),
  'status-changed': (data) => ({ text: texts.statusChanged(data), path: applicationPath(data.application) }),
  'message-received': (data) => ({
    text: texts.messageReceived(data),
    path: `/messages?application=${data.application}`,
  }),
  'interview-offered': (data) => ({
    text: texts.interviewOffered(data),
    path: applicationPath(data.application),
  }),
  'interview-proposed': (data) => ({
    text: texts.interviewProposed(data),
    path: applicationPath(data.application),
  }),
  'interview-booked': (data) => ({
    text: texts.interviewBooked(data),
    path: applicationPath(data.application),
  }),
  'interview-declined': (data) => ({
    text: texts.interviewDeclined(data),
    path: applicationPath(data.application),
  }),
  'interview-cancelled': (data) => ({
    text: texts.interviewCancelled(data),
    path: applicationPath(data.application),
  }),
  'interview-reminder': (data) => ({
    text: texts.interviewReminder(data),
    path: applicationPath(data.application),
  }),
  'application-sent': (data) => ({
    text: texts.applicationSent(data),
    path: applicationPath(data.application),
  }),
  'applications-waiting': (data) => ({
    text: texts.applicationsWaiting(data),
    path: `/applications?job=${data.jobId}&ordering=submitted_at`,
  }),
  'closing-planned': (data) => ({ text: texts.closingPlanned(data), path: '/dashboard#closing-notices' }),
  'job-closed': (data) => ({
    text: texts.jobClosed(data),
    path: `/messages?application=${data.application}`,
  }),
  'job-removed': (data) => ({ text: texts.jobRemoved(data), path: applicationPath(data.application) }),
  'moderation-decision': (data) => ({
    text: texts.moderationDecision(data),
    path: `/decisions/${data.decision}`,
  }),
  'employer-left': (data) => ({ text: texts.employerLeft(data), path: '/applications' }),
  'job-alert': (data) => ({ text: texts.jobAlert(data), path: data.path }),
  'company-jobs': (data) => ({
    text: texts.companyJobs(data),
    path: data.count === 1 ? `/job/${data.job}` : `/company/${data.company}#jobs`,
  }),
  'review-received': (data) => ({
    text: texts.reviewReceived(data),
    path: data.author === null ? `/company/${data.company}` : '/dashboard',
  }),
};

/** Describes a stored notification for the page and the daily mail; `data` is that of its kind. */
export const describeNotification = (kind: NoticeKind, data: unknown): NotificationDescription =>
  (descriptions[kind] as (data: unknown) => NotificationDescription)(data);
