import { translate } from '../languages/texts';
import type * as english from './roles.texts';

/** The two sides of the job market. */
export const rolesTexts = translate<typeof english.rolesTexts>('rules/roles')({
  labels: { job_seeker: 'Kandidat:in', job_provider: 'Firma' },
  guard: (role) =>
    `Diese Seite ist nur für ${{ job_seeker: 'Stellensuchende', job_provider: 'Firmen' }[role]} zugänglich.`,
});
