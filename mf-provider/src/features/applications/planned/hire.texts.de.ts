import { translate } from '@metier/sdk/rules';
import type * as english from './hire.texts';

/** Texts of the dialog that hires a candidate. */
export const hireTexts = translate<typeof english.hireTexts>('provider/applications/planned/hire')({
  title: (name) => `Zusage an ${name}`,
  told: (name) =>
    `${name} erfährt es in 60\u00a0Sekunden per E-Mail. Bis dahin können Sie es rückgängig machen.`,
  message: 'Nachricht (freiwillig)',
  messageHint: 'Sie wird mit der Zusage gesendet: wie es weitergeht und wer Fragen beantwortet.',
  confirm: 'Zusagen',
  confirming: 'Zusage läuft\u00a0…',
  cancel: 'Abbrechen',
});
