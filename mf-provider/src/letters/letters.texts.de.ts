import { translate } from '@metier/sdk/rules';
import type * as english from './letters.texts';

export const lettersTexts = translate<typeof english.lettersTexts>('provider/letters')({
  language: 'Sprache',
  subject: (subject) => `Betreff: ${subject}`,
  loading: 'Text wird geladen\u00a0…',
  failed: 'Der Text konnte in dieser Sprache nicht geladen werden',
});
