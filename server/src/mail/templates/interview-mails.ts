import type { NoticeKind } from '@metier/sdk/rules';
import {
  CALENDAR_NAME,
  calendarType,
  makeCalendarFile,
  type CalendarEvent,
} from '../../calendar/calendar-file';
import { makeInterviewToken } from '../interview-token';
import type { Addressee, MailPayloads } from '../mails';
import { interviewMailTexts as texts } from './interview-mail.texts';
import { closing, type LinkContext } from './mail-closing';
import type { MailContent } from './mail-content';

type InterviewMailKind = Extract<NoticeKind, `interview-${string}`>;

type InterviewWriters = {
  [Kind in InterviewMailKind]: (
    payload: MailPayloads[Kind],
    links: LinkContext,
  ) => Omit<MailContent, 'greeting'>;
};

interface AboutEvent extends Addressee {
  readonly application: number;
  readonly event?: CalendarEvent | null;
}

const applicationPage = ({ origin }: LinkContext, application: number) =>
  `${origin}/applications/${application}`;

/** What all mails about an interview have: greeting, calendar file and the end. */
const frame = (kind: InterviewMailKind, { account, application, event }: AboutEvent, links: LinkContext) => ({
  ...(event && {
    attachments: [
      {
        filename: CALENDAR_NAME,
        content: makeCalendarFile(event, applicationPage(links, application)),
        contentType: calendarType(event),
      },
    ],
  }),
  ...closing(kind, account, links),
});

/** The page on which the candidate answers without a login; the company has to log in. */
const answerPage = (
  links: LinkContext,
  {
    interview,
    application,
    uid,
  }: { readonly interview: number; readonly application: number; readonly uid: string | null },
) =>
  uid === null
    ? applicationPage(links, application)
    : `${links.origin}/interviews/answer?token=${makeInterviewToken(links.secret, interview, uid)}`;

/** Lines of a mail without the empty ones. */
const linesOf = (...lines: readonly string[]) => lines.filter(Boolean);

export const interviewWriters: InterviewWriters = {
  'interview-offered': (payload, links) => ({
    ...frame('interview-offered', payload, links),
    subject: texts.offered.subject(payload),
    lines: linesOf(texts.offered.line(payload), ...texts.details(payload.details), texts.offered.choose),
    items: payload.slots.map((slot) => ({
      text: texts.moment(slot),
      address: `${answerPage(links, payload)}&time=${encodeURIComponent(slot)}`,
    })),
    action: { label: texts.offered.action, address: answerPage(links, payload) },
  }),
  'interview-proposed': (payload, links) => ({
    ...frame('interview-proposed', payload, links),
    subject: texts.proposed.subject(payload),
    lines: [texts.proposed.line(payload)],
    items: payload.slots.map((slot) => ({
      text: texts.moment(slot),
      address: applicationPage(links, payload.application),
    })),
    ...(payload.words && { quote: payload.words }),
    action: { label: texts.proposed.action, address: applicationPage(links, payload.application) },
  }),
  'interview-booked': (payload, links) => ({
    ...frame('interview-booked', payload, links),
    subject: texts.booked.subject(payload),
    lines: linesOf(
      texts.booked.line(payload),
      texts.moment(payload.startsAt),
      ...texts.details(payload.details),
      texts.booked.calendar,
    ),
    action: { label: texts.booked.action, address: answerPage(links, payload) },
  }),
  'interview-declined': (payload, links) => ({
    ...frame('interview-declined', payload, links),
    subject: texts.declined.subject(payload),
    lines: [texts.declined.line(payload)],
    ...(payload.words && { quote: payload.words }),
    action: { label: texts.view, address: applicationPage(links, payload.application) },
  }),
  'interview-cancelled': (payload, links) => ({
    ...frame('interview-cancelled', payload, links),
    subject: texts.cancelled.subject(payload),
    lines: [texts.cancelled.line(payload)],
    ...(payload.words && { quote: payload.words }),
    action: { label: texts.view, address: applicationPage(links, payload.application) },
  }),
  'interview-reminder': (payload, links) => ({
    ...frame('interview-reminder', payload, links),
    subject: texts.reminder.subject(payload),
    lines: linesOf(
      texts.reminder.line(payload),
      texts.moment(payload.startsAt),
      ...texts.details(payload.details),
    ),
    action: { label: texts.view, address: applicationPage(links, payload.application) },
  }),
};
