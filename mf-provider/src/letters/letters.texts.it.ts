import { translate } from '@metier/sdk/rules';
import type * as english from './letters.texts';

export const lettersTexts = translate<typeof english.lettersTexts>('provider/letters')({
  language: 'Lingua',
  subject: (subject) => `Oggetto: ${subject}`,
  loading: 'Caricamento del testo…',
  failed: 'Impossibile caricare il testo in questa lingua',
});
