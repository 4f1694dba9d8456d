import { addTranslations } from '@metier/sdk/rules';
import { translations } from '../../../languages/de';
import { formatDay, formatRecent } from './message-times';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T00:30:00Z', 'Today', '01:30'],
  ['2026-11-19T22:59:00Z', 'Yesterday', 'Yesterday'],
  ['2026-11-19T23:01:00Z', 'Today', '00:01'],
  ['2026-11-16T09:00:00Z', 'Monday, 16 November 2026', 'Monday'],
  ['2026-11-01T09:00:00Z', 'Sunday, 1 November 2026', '01/11/2026'],
  ['2025-12-31T09:00:00Z', 'Wednesday, 31 December 2025', '31/12/2025'],
  ['2026-07-01T12:00:00Z', 'Wednesday, 1 July 2026', '01/07/2026'],
])('%s is %s in a conversation and %s in the list', (iso, day, recent) => {
  expect(formatDay(iso, now, 'en')).toBe(day);
  expect(formatRecent(iso, now, 'en')).toBe(recent);
});

test.each([
  ['2026-11-19T12:00:00Z', 'Gestern', 'Gestern'],
  ['2026-11-16T09:00:00Z', 'Montag, 16. November 2026', 'Montag'],
  ['2025-12-31T09:00:00Z', 'Mittwoch, 31. Dezember 2025', '31.12.2025'],
])('in German, %s is %s in a conversation and %s in the list', (iso, day, recent) => {
  addTranslations('de', translations);
  expect(formatDay(iso, now, 'de')).toBe(day);
  expect(formatRecent(iso, now, 'de')).toBe(recent);
});
