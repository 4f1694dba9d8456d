import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An event of a calendar file, as plain JSON for the outbox. */
export interface CalendarEvent {
  /** The same for every version of the event. */
  readonly uid: string;
  /** Higher in every later version. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  /** Timestamps. */
  readonly startsAt: string;
  readonly stampedAt: string;
  readonly minutes: number;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  /** Sender of the file; calendars take a cancellation only from the organizer. */
  readonly organizer: { readonly name: string; readonly email: string };
  readonly attendee: { readonly name: string; readonly email: string };
}

/** Seconds before the start at which a calendar reminds: a day and an hour. */
const ALARMS = [24 * 3600, 3600];

export const CALENDAR_NAME = 'interview.ics';

/** Media type of a calendar file; programs that show invitations need the method in it. */
export const calendarType = ({ isCancelled }: CalendarEvent): string =>
  `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'REQUEST'}`;

/**
 * A person for a parameter, which can hold neither quotes nor line breaks (RFC 5545, 3.2), and whose backslashes
 * are no escapes.
 */
const toParameter = ({ name, email }: CalendarEvent['attendee']) => ({
  name: name
    .replaceAll('"', "'")
    .replaceAll('\\', '/')
    .replace(/\p{Cc}+/gu, ' '),
  email,
});

/**
 * A calendar file (RFC 5545) with one event, whose page has this address; its times are in UTC, so that it needs no
 * time zone.
 */
export function makeCalendarFile(event: CalendarEvent, page: string): string {
  const start = new Date(event.startsAt);
  const calendar = ical({
    prodId: { company: 'Metier', product: 'Interviews', language: 'EN' },
    method: event.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const entry = calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: new Date(event.stampedAt),
    start,
    end: new Date(start.getTime() + event.minutes * 60_000),
    summary: event.title,
    location: event.location,
    // Some calendars show no URL.
    description: `${event.description}\n\n${page}`,
    url: page,
    organizer: toParameter(event.organizer),
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  entry.createAttendee({ ...toParameter(event.attendee), rsvp: false });
  if (!event.isCancelled)
    for (const triggerBefore of ALARMS)
      entry.createAlarm({ type: ICalAlarmType.display, triggerBefore, description: event.title });
  return calendar.toString();
}
