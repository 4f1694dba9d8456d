import { translate } from '@metier/sdk/rules';
import type * as english from './letters.texts';

export const lettersTexts = translate<typeof english.lettersTexts>('provider/letters')({
  language: 'Langue',
  subject: (subject) => `Objet\u00a0: ${subject}`,
  loading: 'Chargement du texte…',
  failed: 'Le texte n’a pas pu être chargé dans cette langue',
});
