import { ALERT_RHYTHMS } from './alerts';
import { defineTexts } from '../languages/texts';
import { textsOf } from '../languages/texts-of';

/** When the new jobs of a saved search are mailed. */
export const alertRhythmsTexts = defineTexts('rules/alerts', textsOf(ALERT_RHYTHMS, 'label'));
