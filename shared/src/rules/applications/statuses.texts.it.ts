import { translate } from '../languages/texts';
import type * as english from './statuses.texts';

export const statusesTexts = translate<typeof english.statusesTexts>('rules/statuses')({
  labels: {
    pending: 'In attesa',
    reviewed: 'Esaminata',
    shortlisted: 'Preselezionata',
    interview: 'Colloquio',
    hired: 'Accettata',
    rejected: 'Rifiutata',
    withdrawn: 'Ritirata',
  },
  submitted: 'Inviata',
  closed: 'Annuncio chiuso',
});
