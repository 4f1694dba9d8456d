import { translate } from '@metier/sdk/rules';
import type * as english from './report.texts';

export const reportTexts = translate<typeof english.reportTexts>('public/report/report')({
  titles: {
    job: 'Diese Stelle melden',
    company: 'Diese Firma melden',
    message: 'Diese Nachricht melden',
  },
  lead: 'Jede Meldung wird bei Metier von einem Menschen gelesen. Die andere Seite erfährt nicht, wer gemeldet hat.',
  reason: 'Was stimmt nicht?',
  choose: 'Grund wählen',
  missing: 'Bitte wählen Sie einen Grund.',
  text: 'Was sollten wir wissen? (freiwillig)',
  cancel: 'Abbrechen',
  send: 'Meldung senden',
  sending: 'Wird gesendet\u00a0…',
  failed: 'Die Meldung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
});
