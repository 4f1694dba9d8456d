import { translate } from '@metier/sdk/rules';
import type * as english from './errors.texts';

export const errorsTexts = translate<typeof english.errorsTexts>('server/errors')({
  invalid: 'La richiesta non è comprensibile.',
  unauthenticated: 'Acceda al Suo account.',
  forbidden: 'Questa azione non Le è consentita.',
  missing: 'Non trovato.',
  notAllowed: 'Questo indirizzo non ammette questo metodo.',
  conflict: 'Questo non è più possibile.',
  tooLarge: 'Il contenuto è troppo grande.',
  unsupported: 'Questo tipo di contenuto non è accettato.',
  throttled: 'Troppi tentativi. Riprovi più tardi.',
  failed: 'Si è verificato un errore da parte nostra. Riprovi più tardi.',
  busy: 'Il server è sovraccarico. Riprovi tra qualche istante.',
});
