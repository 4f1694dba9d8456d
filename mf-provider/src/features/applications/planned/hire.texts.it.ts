import { translate } from '@metier/sdk/rules';
import type * as english from './hire.texts';

/** Texts of the dialog that hires a candidate. */
export const hireTexts = translate<typeof english.hireTexts>('provider/applications/planned/hire')({
  title: (name) => `Accettare la candidatura di ${name}`,
  told: (name) =>
    `${name} riceverà la notizia per e-mail tra 60 secondi. Fino ad allora Lei può tornare indietro.`,
  message: 'Messaggio (facoltativo)',
  messageHint: 'Accompagna la notizia: come si prosegue e a chi rivolgersi.',
  confirm: 'Accettare',
  confirming: 'Accettazione in corso…',
  cancel: 'Annullare',
});
