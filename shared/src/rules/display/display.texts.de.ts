import { translate } from '../languages/texts';
import type * as english from './display.texts';

/** Shown instead of missing fields of a job. */
export const displayTexts = translate<typeof english.displayTexts>('rules/display')({
  company: 'Unbekannte Firma',
  location: 'Homeoffice',
  type: 'Vollzeit',
  posted: 'Vor Kurzem',
});
