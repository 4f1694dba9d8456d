import ICAL from 'ical.js';
import { makeCalendarFile, type CalendarEvent } from './calendar-file';

const EVENT: CalendarEvent = {
  ...{ uid: '1@metier', sequence: 0, isCancelled: false, minutes: 45, url: null },
  ...{ startsAt: '2090-03-04T09:00:00.000Z', stampedAt: '2090-02-25T08:00:00.000Z' },
  title: 'Interview at Hotel "Krone"; bring: a, b\\c',
  location: 'Gasse 1; 3000 Bern, "Saal"',
  description: 'With: Anna "Anni" Meier\nBring a pen.',
  organizer: { name: 'Hotel "Krone", Bern; Zürich: \\o/', email: 'no-reply@example.ch' },
  attendee: { name: 'Léa\r\nX-EVIL:1 "Lea" Muster', email: 'lea@example.ch' },
};

it('names with quotes, signs and line breaks are what a calendar program reads', () => {
  const content = makeCalendarFile(EVENT);
  // RFC 5545: no parameter value has a quote inside its quotes.
  const people = content.replaceAll('\r\n ', '').match(/^(?:ORGANIZER|ATTENDEE).*$/gm) ?? [];
  expect(people).toHaveLength(2);
  for (const person of people) expect(person).toMatch(/^[^"]*(?:"[^"\\]*"[^"]*)*$/);
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  expect(event?.getFirstProperty('organizer')?.getParameter('cn')).toBe("Hotel 'Krone', Bern; Zürich: /o/");
  expect(event?.getFirstProperty('attendee')?.getParameter('cn')).toBe("Léa X-EVIL:1 'Lea' Muster");
  expect(event?.hasProperty('x-evil')).toBe(false);
  expect(event?.getFirstPropertyValue('summary')).toBe(EVENT.title);
  expect(event?.getFirstPropertyValue('location')).toBe(EVENT.location);
  expect(event?.getFirstPropertyValue('description')).toBe(EVENT.description);
});
