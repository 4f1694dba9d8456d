import { translate } from '../languages/texts';
import type * as english from './relative-days.texts';

export const relativeDaysTexts = translate<typeof english.relativeDaysTexts>('rules/relative-days')({
  today: 'oggi',
  tomorrow: 'domani',
  yesterday: 'ieri',
  inDays: (days) => `fra ${days} giorni`,
  daysAgo: (days) => `${days} giorni fa`,
});
