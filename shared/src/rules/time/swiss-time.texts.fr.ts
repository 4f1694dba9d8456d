import { translate } from '../languages/texts';
import type * as english from './swiss-time.texts';

export const swissTimeTexts = translate<typeof english.swissTimeTexts>('rules/swiss-time')({
  weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  day: ({ weekday, day, month, year }) => `${weekday} ${day === 1 ? '1er' : day} ${month} ${year}`,
});
