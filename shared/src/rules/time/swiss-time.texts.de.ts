import { translate } from '../languages/texts';
import type * as english from './swiss-time.texts';

export const swissTimeTexts = translate<typeof english.swissTimeTexts>('rules/swiss-time')({
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  day: ({ weekday, day, month, year }) => `${weekday}, ${day}. ${month} ${year}`,
});
