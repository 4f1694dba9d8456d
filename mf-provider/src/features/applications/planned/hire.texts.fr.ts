import { translate } from '@metier/sdk/rules';
import type * as english from './hire.texts';

/** Texts of the dialog that hires a candidate. */
export const hireTexts = translate<typeof english.hireTexts>('provider/applications/planned/hire')({
  title: (name) => `Retenir ${name}`,
  told: (name) =>
    `${name} recevra la nouvelle par e-mail dans 60\u00a0secondes. D’ici là, vous pouvez revenir en arrière.`,
  message: 'Message (facultatif)',
  messageHint: 'Il accompagne la nouvelle\u00a0: la suite des démarches et la personne à contacter.',
  confirm: 'Retenir',
  confirming: 'Envoi en cours…',
  cancel: 'Annuler',
});
