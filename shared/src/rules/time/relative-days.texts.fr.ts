import { translate } from '../languages/texts';
import type * as english from './relative-days.texts';

export const relativeDaysTexts = translate<typeof english.relativeDaysTexts>('rules/relative-days')({
  today: 'aujourd’hui',
  tomorrow: 'demain',
  yesterday: 'hier',
  inDays: (days) => `dans ${days}\u00a0jours`,
  daysAgo: (days) => `il y a ${days}\u00a0jours`,
});
