import { translate } from '../languages/texts';
import type * as english from './alerts.texts';

export const alertRhythmsTexts = translate<typeof english.alertRhythmsTexts>('rules/alerts')({
  now: 'Immédiatement',
  daily: 'Chaque matin à 7:00',
  weekly: 'Le lundi à 7:00',
});
