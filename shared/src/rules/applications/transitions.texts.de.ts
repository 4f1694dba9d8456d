import { translate } from '../languages/texts';
import type * as english from './transitions.texts';

/** Why a status cannot be set. */
export const transitionsTexts = translate<typeof english.transitionsTexts>('rules/transitions')({
  already: {
    pending: 'Bereits eingereicht.',
    reviewed: 'Bereits gesichtet.',
    shortlisted: 'Bereits in der engeren Auswahl.',
    interview: 'Bereits zum Gespräch eingeladen.',
    hired: 'Bereits zugesagt.',
    rejected: 'Bereits abgesagt.',
    withdrawn: 'Bereits zurückgezogen.',
  },
  companyOnly: 'Nur die Firma kann diesen Status ändern.',
  candidateOnly: 'Nur wer sich beworben hat, kann die Bewerbung zurückziehen.',
  shortlistFirst: 'Nehmen Sie diese Bewerbung zuerst in die engere Auswahl.',
  reviewFirst: 'Sichten Sie diese Bewerbung zuerst.',
});
