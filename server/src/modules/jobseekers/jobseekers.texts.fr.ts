import { translate } from '@metier/sdk/rules';
import type * as english from './jobseekers.texts';

export const jobseekersTexts = translate<typeof english.jobseekersTexts>('server/jobseekers/jobseekers')({
  exists: 'Vous avez déjà un profil.',
  missing: 'Vous n’avez pas encore de profil.',
});
