import { translate } from '../languages/texts';
import type * as english from './match-reasons.texts';

/** Why a search found a job. */
export const matchReasonsTexts = translate<typeof english.matchReasonsTexts>('rules/match-reasons')({
  occupation: 'Gleicher Beruf, andere Bezeichnung',
  group: 'Beruf aus diesem Bereich',
  related: 'Verwandter Beruf',
  company: 'Im Firmennamen gefunden',
});
