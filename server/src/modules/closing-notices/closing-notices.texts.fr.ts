import { translate } from '@metier/sdk/rules';
import type * as english from './closing-notices.texts';

export const closingTexts = translate<typeof english.closingTexts>('server/closing-notices/closing-notices')({
  subject: (job) => `Votre candidature\u00a0: ${job}`.slice(0, 200),
  templateName: 'Avis de clôture',
});
