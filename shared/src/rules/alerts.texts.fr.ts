import { translate } from './languages/texts';
import type * as english from './alerts.texts';

export const alertRhythmsTexts = translate<typeof english.alertRhythmsTexts>('rules/alerts')({
  now: 'Immédiatement',
  daily: 'Chaque matin à 7h00',
  weekly: 'Le lundi à 7h00',
});
