import type * as english from './alerts.texts';
import { translate } from '../languages/texts';

export const alertRhythmsTexts = translate<typeof english.alertRhythmsTexts>('rules/alerts')({
  now: 'Subito',
  daily: 'Ogni mattina alle 7:00',
  weekly: 'Il lunedì alle 7:00',
});
