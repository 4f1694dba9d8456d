import { defineTexts } from '../languages/texts';

export const relativeDaysTexts = defineTexts('rules/relative-days', {
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  /** Two to six days. */
  inDays: (days: number) => `in ${days} days`,
  daysAgo: (days: number) => `${days} days ago`,
});
