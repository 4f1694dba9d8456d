import { italian, translate } from '@metier/sdk/rules';
import type * as english from './access.texts';

export const accessTexts = translate<typeof english.accessTexts>('server/http/access/access')({
  locked: (dueAt) =>
    `Questo account è bloccato e sarà eliminato il ${italian.date(dueAt.toISOString()) ?? ''}. Può conservarlo sotto «I Suoi dati».`,
  unconfirmed: (email) =>
    `Confermi prima il Suo indirizzo e-mail: apra il link che abbiamo inviato a ${email} oppure ne richieda uno nuovo nella pagina del Suo account.`,
  crossSite: 'La richiesta proviene da un altro sito.',
  csrf: 'Il token CSRF manca o non corrisponde. Ricarichi la pagina.',
  secondFactor:
    'Per moderare serve un secondo passaggio. Configuri l’accesso in due passaggi o una passkey nella pagina del Suo account; se ha una passkey, la usi per accedere.',
});
