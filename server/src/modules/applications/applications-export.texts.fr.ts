import { translate } from '@metier/sdk/rules';
import type * as english from './applications-export.texts';

export const exportColumnsTexts = translate<typeof english.exportColumnsTexts>(
  'server/applications/applications-export',
)({
  applicant: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  job: 'Offre',
  location: 'Lieu de travail',
  status: 'Statut',
  submitted: 'Envoyée le',
  experience: 'Expérience',
  availability: 'Disponible dès',
  salary: 'Prétentions salariales',
  notes: 'Notes',
});
