import { translate } from '../languages/texts';
import type * as english from './alerts.texts';

export const alertRhythmsTexts = translate<typeof english.alertRhythmsTexts>('rules/alerts')({
  now: 'Immédiatement',
  daily: 'Chaque matin à 7\u00a0h',
  weekly: 'Le lundi à 7\u00a0h',
});
