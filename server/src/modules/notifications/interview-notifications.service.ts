import { DEFAULT_LANGUAGE, type AccountType, type Language, type NoticeKind } from '@metier/sdk/rules';
import type { CalendarEvent } from '../../calendar/calendar-file';
import type { Queryable } from '../../db/database';
import { runInLanguage } from '../../languages/current-language';
import type { InterviewDetails } from '../../mail/mails';
import { interviewMailTexts as texts } from '../../mail/templates/interview-mail.texts';
import { findSides } from './application-sides.repository';
import { emitNotification, type NotificationDependencies } from './emit-notification.service';

/** An interview as its notifications need it. */
export interface NotedInterview extends InterviewDetails {
  readonly id: number;
  readonly applicationId: number;
  readonly uid: string;
  /** Makes the notifications of each version unique. */
  readonly sequence: number;
}

/** A time that the interview has, or had until now. */
export interface NotedTime {
  readonly startsAt: Date;
  readonly isCancelled: boolean;
}

export interface InterviewNotificationDependencies extends NotificationDependencies {
  readonly config: { readonly mailFrom: string };
}

/** The address without the name of `Metier <no-reply@example.ch>`. */
const readAddress = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;

const pickDetails = ({ kind, place, minutes, interviewers, note }: InterviewDetails): InterviewDetails => ({
  ...{ kind, place, minutes, interviewers, note },
});

/** What a calendar shows of an interview, in the language of its account. */
const describeEvent = (
  { interviewers, note }: InterviewDetails,
  {
    language,
    ...about
  }: { readonly language: Language | null; readonly other: string; readonly job: string },
) =>
  runInLanguage(language ?? DEFAULT_LANGUAGE, () => ({
    title: texts.event.title(about),
    description: [texts.event.interviewers(interviewers.join(', ')), note].filter(Boolean).join('\n\n'),
  }));

/** Both sides of an interview's application, each with what a notification to it says. */
export async function describeSides(
  { clock, config }: InterviewNotificationDependencies,
  tx: Queryable,
  interview: NotedInterview,
) {
  const sides = await findSides(tx, interview.applicationId);
  if (!sides) throw new Error(`There is no application ${interview.applicationId} to notify about.`);
  const { application, job, seeker, company } = sides;
  const describe = (side: AccountType) => {
    const [self, other] = side === 'job_seeker' ? [seeker, company] : [company, seeker];
    return {
      account: self.userId,
      data: { application, job, interview: interview.id, other: other.name },
      uid: side === 'job_seeker' ? interview.uid : null,
      details: pickDetails(interview),
      toEvent: ({ startsAt, isCancelled }: NotedTime): CalendarEvent => ({
        ...describeEvent(interview, { language: self.language, other: other.name, job }),
        uid: interview.uid,
        sequence: interview.sequence,
        isCancelled,
        startsAt: startsAt.toISOString(),
        stampedAt: clock().toISOString(),
        minutes: interview.minutes,
        location: interview.place,
        organizer: { name: company.name, email: readAddress(config.mailFrom) },
        attendee: { name: self.name, email: self.email },
      }),
    };
  };
  return { job_seeker: describe('job_seeker'), job_provider: describe('job_provider') };
}

const keyOf = (kind: NoticeKind, { id, sequence }: NotedInterview, side: AccountType) =>
  `${kind}:${id}:${sequence}:${side}`;

/** Notifies the candidate of offered times; `released` is the booked time that they replace. */
export async function notifyInterviewOffered(
  dependencies: InterviewNotificationDependencies,
  tx: Queryable,
  interview: NotedInterview,
  slots: readonly Date[],
  released: NotedTime | undefined,
): Promise<void> {
  const { account, data, details, uid, toEvent } = (await describeSides(dependencies, tx, interview))
    .job_seeker;
  await emitNotification(dependencies, tx, {
    kind: 'interview-offered',
    eventKey: keyOf('interview-offered', interview, 'job_seeker'),
    account,
    data,
    mailOnly: {
      ...{ details, uid },
      isFirst: interview.sequence === 0,
      slots: slots.map((slot) => slot.toISOString()),
      event: released ? toEvent(released) : null,
    },
  });
}

/** Notifies the company of the candidate's own times. */
export async function notifyInterviewProposed(
  dependencies: InterviewNotificationDependencies,
  tx: Queryable,
  interview: NotedInterview,
  slots: readonly Date[],
  words: string,
  released: NotedTime | undefined,
): Promise<void> {
  const { account, data, toEvent } = (await describeSides(dependencies, tx, interview)).job_provider;
  await emitNotification(dependencies, tx, {
    kind: 'interview-proposed',
    eventKey: keyOf('interview-proposed', interview, 'job_provider'),
    account,
    data,
    mailOnly: {
      words,
      slots: slots.map((slot) => slot.toISOString()),
      event: released ? toEvent(released) : null,
    },
  });
}

/** Notifies both sides of a booked time, or of a change of the booked interview. */
export async function notifyInterviewBooked(
  dependencies: InterviewNotificationDependencies,
  tx: Queryable,
  interview: NotedInterview,
  startsAt: Date,
  { isChanged }: { readonly isChanged: boolean },
): Promise<void> {
  const sides = await describeSides(dependencies, tx, interview);
  for (const side of ['job_seeker', 'job_provider'] as const) {
    const { account, data, details, uid, toEvent } = sides[side];
    await emitNotification(dependencies, tx, {
      kind: 'interview-booked',
      eventKey: keyOf('interview-booked', interview, side),
      account,
      data: { ...data, startsAt: startsAt.toISOString(), isChanged },
      mailOnly: { details, uid, event: toEvent({ startsAt, isCancelled: false }) },
    });
  }
}

export async function notifyInterviewDeclined(
  dependencies: InterviewNotificationDependencies,
  tx: Queryable,
  interview: NotedInterview,
  words: string,
  released: NotedTime | undefined,
): Promise<void> {
  const { account, data, toEvent } = (await describeSides(dependencies, tx, interview)).job_provider;
  await emitNotification(dependencies, tx, {
    kind: 'interview-declined',
    eventKey: keyOf('interview-declined', interview, 'job_provider'),
    account,
    data,
    mailOnly: { words, event: released ? toEvent(released) : null },
  });
}

/** Notifies these sides that the interview, or its booked time, is cancelled. */
export async function notifyInterviewCancelled(
  dependencies: InterviewNotificationDependencies,
  tx: Queryable,
  interview: NotedInterview,
  receivers: readonly AccountType[],
  words: string,
  released: NotedTime | undefined,
): Promise<void> {
  const sides = await describeSides(dependencies, tx, interview);
  for (const side of receivers) {
    const { account, data, toEvent } = sides[side];
    await emitNotification(dependencies, tx, {
      kind: 'interview-cancelled',
      eventKey: keyOf('interview-cancelled', interview, side),
      account,
      data: { ...data, startsAt: released?.startsAt.toISOString() ?? null },
      mailOnly: { words, event: released ? toEvent(released) : null },
    });
  }
}

/** Reminds both sides of a booked interview; `before` makes the reminders of one time unique. */
export async function notifyInterviewReminder(
  dependencies: InterviewNotificationDependencies,
  tx: Queryable,
  interview: NotedInterview,
  startsAt: Date,
  before: string,
): Promise<void> {
  const sides = await describeSides(dependencies, tx, interview);
  for (const side of ['job_seeker', 'job_provider'] as const) {
    const { account, data, details } = sides[side];
    await emitNotification(dependencies, tx, {
      kind: 'interview-reminder',
      eventKey: `interview-reminder:${interview.id}:${startsAt.toISOString()}:${before}:${side}`,
      account,
      data: { ...data, startsAt: startsAt.toISOString() },
      mailOnly: { details },
    });
  }
}
