import { translate } from '@metier/sdk/rules';
import type * as english from './jobproviders.texts';

export const jobprovidersTexts = translate<typeof english.jobprovidersTexts>(
  'server/jobproviders/jobproviders',
)({
  exists: 'Vous avez déjà un profil d’entreprise.',
  missing: 'Profil d’entreprise introuvable',
});
