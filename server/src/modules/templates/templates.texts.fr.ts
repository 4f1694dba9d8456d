import { translate } from '@metier/sdk/rules';
import type * as english from './templates.texts';

export const templatesTexts = translate<typeof english.templatesTexts>('server/templates/templates')({
  nameTaken: 'Vous avez déjà un modèle de ce nom.',
  oneClosing: 'Vous avez déjà un avis de clôture\u00a0: modifiez celui-ci.',
  tooMany: (most) => `Une entreprise peut avoir ${most} modèles au maximum. Supprimez-en d’abord un.`,
});
