import { defineTexts } from '../languages/texts';

interface Day {
  readonly weekday: string;
  readonly day: number;
  readonly month: string;
  readonly year: number;
}

export const swissTimeTexts = defineTexts('rules/swiss-time', {
  /** From Sunday. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  day: ({ weekday, day, month, year }: Day) => `${weekday}, ${day} ${month} ${year}`,
});
