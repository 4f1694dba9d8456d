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
import { fitSubject } from './fit-subject';
import { closing, type LinkContext } from './mail-closing';
import type { WrittenMail } from './mail-content';

type InterviewMailKind = Extract<NoticeKind, `interview-${string}`>;

type InterviewWriters = {
  [Kind in InterviewMailKind]: (payload: MailPayloads[Kind], links: LinkContext) => WrittenMail;
};

interface AboutEvent extends Addressee {
  readonly application: number;
  readonly other: string;
  readonly job: string;
  readonly event?: CalendarEvent | null;
}

const applicationPage = ({ origin }: LinkContext, application: number) =>
  `${origin}/applications/${application}`;

/** What all mails about an interview have: who and what it is about, the calendar file and the end. */
const frame = (
  kind: InterviewMailKind,
  { account, application, other, job, event }: AboutEvent,
  links: LinkContext,
) => ({
  about: [other, job],
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

const toTimes = (slots: readonly string[]) => slots.map((slot) => ({ text: texts.slot(slot) }));

export const interviewWriters: InterviewWriters = {
  'interview-offered': (payload, links) => {
    const offered = payload.isFirst ? texts.invited : texts.offered;
    return {
      ...frame('interview-offered', payload, links),
      subject: fitSubject(offered.subject, payload),
      title: offered.title,
      lines: [offered.line(payload)],
      facts: texts.details(payload.details),
      ...(payload.details.note && { quote: payload.details.note }),
      items: toTimes(payload.slots),
      action: { label: texts.offered.action, address: answerPage(links, payload) },
      next: texts.offered.next(payload),
    };
  },
  'interview-proposed': (payload, links) => ({
    ...frame('interview-proposed', payload, links),
    subject: fitSubject(texts.proposed.subject, payload),
    title: texts.proposed.title,
    lines: [texts.proposed.line(payload)],
    items: toTimes(payload.slots),
    ...(payload.words && { quote: payload.words }),
    action: { label: texts.proposed.action, address: applicationPage(links, payload.application) },
    next: texts.proposed.next,
  }),
  'interview-booked': (payload, links) => ({
    ...frame('interview-booked', payload, links),
    subject: fitSubject(texts.booked.subject, payload),
    title: texts.booked.title(payload),
    lines: [texts.booked.line(payload)],
    moment: texts.moment(payload.startsAt),
    facts: texts.details(payload.details),
    ...(payload.details.note && { quote: payload.details.note }),
    action: { label: texts.booked.action, address: answerPage(links, payload) },
    next: texts.booked.next,
  }),
  'interview-declined': (payload, links) => ({
    ...frame('interview-declined', payload, links),
    subject: fitSubject(texts.declined.subject, payload),
    title: texts.declined.title,
    lines: [texts.declined.line(payload)],
    ...(payload.words && { quote: payload.words }),
    action: { label: texts.view, address: applicationPage(links, payload.application) },
    next: texts.declined.next,
  }),
  'interview-cancelled': (payload, links) => ({
    ...frame('interview-cancelled', payload, links),
    subject: fitSubject(texts.cancelled.subject, payload),
    title: texts.cancelled.title,
    lines: [texts.cancelled.line(payload)],
    ...(payload.words && { quote: payload.words }),
    action: { label: texts.view, address: applicationPage(links, payload.application) },
    ...(payload.event && { next: texts.cancelled.calendar }),
  }),
  'interview-reminder': (payload, links) => ({
    ...frame('interview-reminder', payload, links),
    subject: fitSubject(texts.reminder.subject, payload),
    title: texts.reminder.title,
    lines: [texts.reminder.line(payload)],
    moment: texts.moment(payload.startsAt),
    facts: texts.details(payload.details),
    ...(payload.details.note && { quote: payload.details.note }),
    action: { label: texts.view, address: applicationPage(links, payload.application) },
    next: texts.reminder.next,
  }),
};
