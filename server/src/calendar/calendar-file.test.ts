import ICAL from 'ical.js';
import { makeCalendarFile, type CalendarEvent } from './calendar-file';

const EVENT: CalendarEvent = {
  ...{ uid: '1@metier', sequence: 0, isCancelled: false, minutes: 45 },
  ...{ startsAt: '2090-03-04T09:00:00.000Z', stampedAt: '2090-02-25T08:00:00.000Z' },
  title: 'Interview at Hotel "Krone"; bring: a, b\\c',
  location: 'Gasse 1; 3000 Bern, "Saal"',
  description: 'With: Anna "Anni" Meier\nBring a pen.',
  organizer: { name: 'Hotel "Krone", Bern; Zürich: \\o/', email: 'no-reply@example.ch' },
  attendee: { name: 'Léa\r\nX-EVIL:1 "Lea" Muster', email: 'lea@example.ch' },
};

const PAGE = 'https://jobs.example/applications/41';

const readEvent = (content: string) =>
  new ICAL.Component(ICAL.parse(content) as unknown[]).getFirstSubcomponent('vevent');

it('names with quotes, signs and line breaks are what a calendar program reads', () => {
  const content = makeCalendarFile(EVENT, PAGE);
  // RFC 5545: no parameter value has a quote inside its quotes.
  const people = content.replaceAll('\r\n ', '').match(/^(?:ORGANIZER|ATTENDEE).*$/gm) ?? [];
  expect(people).toHaveLength(2);
  for (const person of people) expect(person).toMatch(/^[^"]*(?:"[^"\\]*"[^"]*)*$/);
  const event = readEvent(content);
  expect(event?.getFirstProperty('organizer')?.getParameter('cn')).toBe("Hotel 'Krone', Bern; Zürich: /o/");
  expect(event?.getFirstProperty('attendee')?.getParameter('cn')).toBe("Léa X-EVIL:1 'Lea' Muster");
  expect(event?.hasProperty('x-evil')).toBe(false);
  expect(event?.getFirstPropertyValue('summary')).toBe(EVENT.title);
  expect(event?.getFirstPropertyValue('location')).toBe(EVENT.location);
  expect(event?.getFirstPropertyValue('description')).toBe(`${EVENT.description}\n\n${PAGE}`);
});

it('an event reminds a day and an hour before, and leads to its page', () => {
  const event = readEvent(makeCalendarFile(EVENT, PAGE));
  expect(event?.getFirstPropertyValue('url')).toBe(PAGE);
  const alarms = event?.getAllSubcomponents('valarm') ?? [];
  // RFC 5545, 3.6.6: an alarm that shows something has exactly one action, description and trigger.
  for (const alarm of alarms)
    for (const name of ['action', 'description', 'trigger'])
      expect(alarm.getAllProperties(name)).toHaveLength(1);
  expect(
    alarms.map((alarm) =>
      ['action', 'description', 'trigger'].map((name) => String(alarm.getFirstPropertyValue(name))),
    ),
  ).toEqual([
    ['DISPLAY', EVENT.title, '-P1D'],
    ['DISPLAY', EVENT.title, '-PT1H'],
  ]);
});

it('a cancelled event reminds of nothing', () => {
  const event = readEvent(makeCalendarFile({ ...EVENT, isCancelled: true }, PAGE));
  expect(event?.getAllSubcomponents('valarm')).toEqual([]);
});
