import { translate } from '../languages/texts';
import type { AccountType } from './roles';
import type * as english from './roles.texts';

const PEOPLE: Record<AccountType, string> = {
  job_seeker: 'personnes en recherche d’emploi',
  job_provider: 'entreprises',
};

export const rolesTexts = translate<typeof english.rolesTexts>('rules/roles')({
  labels: { job_seeker: 'Candidat·e', job_provider: 'Entreprise' },
  guard: (role) => `Cette page est réservée aux ${PEOPLE[role]}.`,
});
