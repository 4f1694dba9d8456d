import { translate } from '@metier/sdk/rules';
import type * as english from './applications-export.texts';

export const exportColumnsTexts = translate<typeof english.exportColumnsTexts>(
  'server/applications/applications-export',
)({
  applicant: 'Nome',
  email: 'E-mail',
  phone: 'Telefono',
  job: 'Annuncio',
  location: 'Luogo di lavoro',
  status: 'Stato',
  submitted: 'Inviata il',
  experience: 'Esperienza',
  availability: 'Disponibile dal',
  salary: 'Pretese salariali',
  notes: 'Note',
});
