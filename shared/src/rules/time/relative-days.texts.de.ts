import { translate } from '../languages/texts';
import type * as english from './relative-days.texts';

export const relativeDaysTexts = translate<typeof english.relativeDaysTexts>('rules/relative-days')({
  today: 'heute',
  tomorrow: 'morgen',
  yesterday: 'gestern',
  inDays: (days) => `in ${days} Tagen`,
  daysAgo: (days) => `vor ${days} Tagen`,
});
