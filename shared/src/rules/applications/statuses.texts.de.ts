import { translate } from '../languages/texts';
import type * as english from './statuses.texts';

export const statusesTexts = translate<typeof english.statusesTexts>('rules/statuses')({
  labels: {
    pending: 'Eingereicht',
    reviewed: 'Gesichtet',
    shortlisted: 'Engere Auswahl',
    interview: 'Gespräch',
    hired: 'Zusage',
    rejected: 'Absage',
    withdrawn: 'Zurückgezogen',
  },
  submitted: 'Eingereicht',
  closed: 'Stelle geschlossen',
});
