import type { ApplicationStatus, InterviewKind, ModerationAction, ReportTarget } from '@metier/sdk/rules';
import type { CalendarEvent } from '../calendar/calendar-file';

interface AboutApplication {
  /** The application's id. */
  readonly application: number;
  readonly job: string;
}

/** A person who is mailed about an event, and may end such mails. */
export interface Addressee {
  /** The recipient's account. */
  readonly account: number;
}

interface WithMessage extends AboutApplication {
  /** Author of the message, or, in a copy, its recipient. */
  readonly other: string;
  readonly subject: string;
  readonly body: string;
}

/** What an employer weighs first; null or '' while it is not answered. */
export interface ApplicantAnswers {
  readonly experience: string;
  /** A date. */
  readonly availability: string | null;
  readonly salary: string | null;
  /** How the job pays, which is how the salary is meant. */
  readonly salaryType: string;
  readonly rate: number;
  /** Where the candidate lives. */
  readonly city: string;
}

/** Where and how an interview takes place. */
export interface InterviewDetails {
  readonly kind: InterviewKind;
  readonly place: string;
  readonly minutes: number;
  readonly interviewers: readonly string[];
  readonly note: string;
}

interface AboutInterview extends AboutApplication {
  /** The interview's id. */
  readonly interview: number;
  /** Name of the other side. */
  readonly other: string;
}

interface WithEvent {
  /** The calendar file to attach, if a booked time is set, changed or released. */
  readonly event: CalendarEvent | null;
}

interface WithLink {
  /** Gives the link's token only together with the server's secret; null for the company, which has no link. */
  readonly uid: string | null;
}

export interface ListedJob {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly place: string;
  /** Why it matches an alert; empty in other mails. */
  readonly reason: string;
}

interface AboutAlert {
  /** The alert's id. */
  readonly alert: number;
  /** The alert's name. */
  readonly title: string;
}

interface WithNewJobs extends AboutAlert {
  readonly count: number;
  /** There are more than `count`. */
  readonly isCapped: boolean;
  /** Path of the results. */
  readonly path: string;
  /** The newest ones. */
  readonly jobs: readonly ListedJob[];
}

/** Changes of an account that are mailed to its confirmed address, or to the one that it had. */
export type AccountChange =
  | 'email-requested'
  | 'email'
  | 'password'
  | 'two-step-on'
  | 'two-step-app'
  | 'two-step-off'
  | 'recovery-codes'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'new-device';

/**
 * Payload of each kind of mail, as of the time of its event. Mails to addresses that may be unconfirmed have no word
 * that a person has typed, because it may be a stranger's.
 */
export interface MailPayloads {
  /** `answers` is not in mails of an earlier version. */
  'application-received': Addressee &
    AboutApplication & { readonly applicant: string; readonly answers?: ApplicantAnswers };
  'application-withdrawn': Addressee & AboutApplication & { readonly applicant: string };
  'status-changed': Addressee &
    AboutApplication & {
      readonly company: string;
      readonly status: ApplicationStatus;
      /** What the company has written with the move. */
      readonly body?: string;
    };
  /** `message` is the message's id. */
  'message-received': Addressee & WithMessage & { readonly message: number };
  'message-copy': WithMessage;
  'interview-offered': Addressee &
    AboutInterview &
    WithEvent &
    WithLink & {
      readonly details: InterviewDetails;
      readonly slots: readonly string[];
      /** Whether the offer is the invitation; not in mails of an earlier version. */
      readonly isFirst?: boolean;
    };
  'interview-proposed': Addressee &
    AboutInterview &
    WithEvent & { readonly slots: readonly string[]; readonly words: string };
  'interview-booked': Addressee &
    AboutInterview &
    WithEvent &
    WithLink & {
      readonly startsAt: string;
      /** Whether an earlier booking was changed. */
      readonly isChanged: boolean;
      readonly details: InterviewDetails;
    };
  'interview-declined': Addressee & AboutInterview & WithEvent & { readonly words: string };
  'interview-cancelled': Addressee &
    AboutInterview &
    WithEvent & {
      /** The booked time that is released, if there was one. */
      readonly startsAt: string | null;
      readonly words: string;
    };
  'interview-reminder': Addressee &
    AboutInterview & { readonly startsAt: string; readonly details: InterviewDetails };
  /** `days` is how soon the company usually answers, if that is known. */
  'application-sent': Addressee &
    AboutApplication & { readonly company: string; readonly days: number | null };
  /** The applications for a job without a first look, or without a decision; `days` is how long the oldest waits. */
  'applications-waiting': Addressee & {
    readonly job: string;
    readonly jobId: number;
    readonly count: number;
    readonly days: number;
    readonly isSeen: boolean;
  };
  /** `sendAt` is when the candidates get the text, in ISO 8601. */
  'closing-planned': Addressee & {
    readonly job: string;
    readonly jobId: number;
    readonly count: number;
    readonly sendAt: string;
  };
  /** `body` is the closing text of the company. */
  'job-closed': Addressee & AboutApplication & { readonly company: string; readonly body: string };
  'job-removed': Addressee & AboutApplication & { readonly company: string };
  /** `decision` is the id of the action. */
  'moderation-decision': Addressee & {
    readonly decision: number;
    readonly action: ModerationAction;
    readonly target: ReportTarget;
    readonly title: string;
    readonly reason: string;
  };
  /** `author` is null where reviews are anonymous. */
  'review-received': Addressee & { readonly company: number; readonly author: string | null };
  /** The notifications of a day; `more` of them are not listed. */
  'daily-notices': Addressee & {
    readonly items: readonly { readonly text: string; readonly path: string }[];
    readonly more: number;
  };
  /**
   * `key` gives the link's token only together with the server's secret, so that the outbox contains no link.
   */
  'password-reset': { readonly key: string };
  /** `isNew`: the address is to replace the account's present one. `key` as for a password reset. */
  'email-confirm': { readonly key: string; readonly isNew: boolean };
  /** To the account that has the address which another account has asked for. */
  'email-taken': Readonly<Record<never, never>>;
  'account-changed': {
    readonly change: AccountChange;
    /** Where a login came from: Firefox on Linux. */
    readonly device?: { readonly browser: string; readonly system: string } | undefined;
  };
  /** The employer of a job has deleted the account; the application has gone with the job. */
  'employer-left': Addressee & { readonly job: string };
  /** Times are in ISO 8601. */
  'deletion-requested': { readonly dueAt: string };
  'account-unused': { readonly dueAt: string };
  'export-ready': { readonly expiresAt: string };
  'newsletter-confirm': { readonly token: string };
  /** New jobs of an account's alert; `jobIds` has all that are counted. */
  'job-alert': Addressee & WithNewJobs & { readonly jobIds: readonly number[] };
  /** New jobs of a company that the candidate follows; `job` and `title` are those of the newest one. */
  'company-jobs': Addressee & {
    readonly company: number;
    readonly employer: string;
    readonly count: number;
    /** There are more than `count`. */
    readonly isCapped: boolean;
    readonly job: number;
    readonly title: string;
    readonly jobs: readonly ListedJob[];
  };
  /** New jobs of a visitor's alert; `address` is the id of the address. */
  'alert-jobs': WithNewJobs & { readonly address: number };
  /** Without the alert's words, which a stranger may have entered. */
  'alert-confirm': Pick<AboutAlert, 'alert'>;
}

export type MailKind = keyof MailPayloads;

export interface MailOf<Kind extends MailKind> {
  readonly kind: Kind;
  /** An e-mail address. */
  readonly recipient: string;
  /** Unique key of the event, such as `status-changed:17`. */
  readonly eventKey: string;
  readonly payload: MailPayloads[Kind];
}

export type Mail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];

/** Mails that a person waits for, or that warn them: rather twice than not at all. */
export const REPEATABLE_KINDS: ReadonlySet<MailKind> = new Set([
  'password-reset',
  'email-confirm',
  'email-taken',
  'account-changed',
  'newsletter-confirm',
  'alert-confirm',
  'message-copy',
]);
