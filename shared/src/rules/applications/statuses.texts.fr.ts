import { translate } from '../languages/texts';
import type * as english from './statuses.texts';

export const statusesTexts = translate<typeof english.statusesTexts>('rules/statuses')({
  labels: {
    pending: 'En attente',
    reviewed: 'Examinée',
    shortlisted: 'Présélection',
    interview: 'Entretien',
    hired: 'Retenue',
    rejected: 'Refusée',
    withdrawn: 'Retirée',
  },
  submitted: 'Envoyée',
  closed: 'Offre close',
});
