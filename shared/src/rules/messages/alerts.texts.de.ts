import { translate } from '../languages/texts';
import type * as english from './alerts.texts';

/** When the new jobs of a saved search are mailed. */
export const alertRhythmsTexts = translate<typeof english.alertRhythmsTexts>('rules/alerts')({
  now: 'Sofort',
  daily: 'Jeden Morgen um 7 Uhr',
  weekly: 'Montags um 7 Uhr',
});
