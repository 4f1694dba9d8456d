import { translate } from '@metier/sdk/rules';
import type * as english from './report.texts';

export const reportTexts = translate<typeof english.reportTexts>('public/report/report')({
  titles: {
    job: 'Segnalare questo annuncio',
    company: 'Segnalare questa azienda',
    message: 'Segnalare questo messaggio',
  },
  lead: 'Ogni segnalazione viene letta da una persona di Metier. L’altra parte non viene a sapere chi l’ha inviata.',
  reason: 'Che cosa non va?',
  choose: 'Scegliere un motivo',
  missing: 'Scelga un motivo.',
  text: 'Che cosa dovremmo sapere? (facoltativo)',
  cancel: 'Annullare',
  send: 'Inviare',
  sending: 'Invio…',
  failed: 'Impossibile inviare la segnalazione. Riprovi.',
});
