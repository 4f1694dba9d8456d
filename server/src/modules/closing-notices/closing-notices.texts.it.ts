import { translate } from '@metier/sdk/rules';
import type * as english from './closing-notices.texts';

export const closingTexts = translate<typeof english.closingTexts>('server/closing-notices/closing-notices')({
  subject: (job) => `La Sua candidatura per ${job}`.slice(0, 200),
  templateName: 'Messaggio di chiusura',
});
