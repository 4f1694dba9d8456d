import { translate } from '../languages/texts';
import type * as english from './roles.texts';

export const rolesTexts = translate<typeof english.rolesTexts>('rules/roles')({
  labels: { job_seeker: 'Candidata/o', job_provider: 'Azienda' },
  guard: (role) =>
    role === 'job_seeker'
      ? 'Questa pagina è accessibile solo a chi cerca lavoro.'
      : 'Questa pagina è accessibile solo alle aziende.',
});
