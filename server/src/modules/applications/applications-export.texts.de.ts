import { translate } from '@metier/sdk/rules';
import type * as english from './applications-export.texts';

export const exportColumnsTexts = translate<typeof english.exportColumnsTexts>(
  'server/applications/applications-export',
)({
  applicant: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  job: 'Stelle',
  location: 'Arbeitsort',
  status: 'Status',
  submitted: 'Beworben am',
  experience: 'Erfahrung',
  availability: 'Verfügbar ab',
  salary: 'Lohnvorstellung',
  notes: 'Notizen',
});
