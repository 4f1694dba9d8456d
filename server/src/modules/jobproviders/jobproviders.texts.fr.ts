import { translate } from '@metier/sdk/rules';
import type * as english from './jobproviders.texts';

export const jobprovidersTexts = translate<typeof english.jobprovidersTexts>(
  'server/jobproviders/jobproviders',
)({
  exists: 'Vous avez déjà un profil d’entreprise.',
  missing: 'Vous n’avez pas encore de profil d’entreprise.',
});
