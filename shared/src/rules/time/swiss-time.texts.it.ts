import { translate } from '../languages/texts';
import type * as english from './swiss-time.texts';

export const swissTimeTexts = translate<typeof english.swissTimeTexts>('rules/swiss-time')({
  weekdays: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
  months: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  /** The first of a month is an ordinal: `martedì 1° dicembre 2026`. */
  day: ({ weekday, day, month, year }) => `${weekday} ${day === 1 ? '1°' : day} ${month} ${year}`,
});
