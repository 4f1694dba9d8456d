import { hasEnded, type ApplicationStatus } from './statuses';

const DAY_MS = 24 * 60 * 60_000;

/** Days without a look after which the company is reminded of an application. */
export const REMINDER_DAYS = [7, 14] as const;

/** Days without news after which the company is reminded of an application that it has looked at, repeatedly. */
export const UNDECIDED_DAYS = 30;

/** Statuses of applications that get a closing notice: an interview is a conversation of its own. */
export const UNDECIDED_STATUSES = [
  'pending',
  'reviewed',
  'shortlisted',
] as const satisfies readonly ApplicationStatus[];

/** What decides when a company is reminded of an application. */
export interface ReminderState {
  readonly status: ApplicationStatus;
  readonly submittedAt: Date;
  /** When the company first looked at it. */
  readonly viewedAt: Date | null;
}

/** Time of the next reminder of an application, after an event or a reminder now; null once it has ended. */
export function nextReminder({ status, submittedAt, viewedAt }: ReminderState, now: Date): Date | null {
  if (hasEnded(status)) return null;
  const isUnseen = status === 'pending' && !viewedAt;
  const unseen = isUnseen
    ? REMINDER_DAYS.map((days) => new Date(submittedAt.getTime() + days * DAY_MS)).find(
        (moment) => moment > now,
      )
    : undefined;
  return unseen ?? new Date(now.getTime() + UNDECIDED_DAYS * DAY_MS);
}
