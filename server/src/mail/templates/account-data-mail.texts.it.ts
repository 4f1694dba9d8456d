import { italian, translate } from '@metier/sdk/rules';
import type * as english from './account-data-mail.texts';

const day = (moment: string) => italian.date(moment) ?? moment;

export const dataMailTexts = translate<typeof english.dataMailTexts>(
  'server/mail/templates/account-data-mail',
)({
  employerLeft: {
    subject: (job) => `La Sua candidatura per «${job}» è conclusa`,
    lines: (job) => [
      `L’azienda dell’annuncio «${job}» ha lasciato Metier. L’annuncio è chiuso e la Sua candidatura è conclusa.`,
      'Le Sue risposte e i relativi documenti sono stati eliminati, e anche i messaggi.',
    ],
    action: 'Trovare altri posti',
  },
  deletionRequested: {
    subject: 'Il Suo account sarà eliminato',
    lines: (dueAt) => [
      `Ci ha chiesto di eliminare il Suo account. Ora è bloccato e sarà eliminato il ${day(dueAt)}.`,
      'Fino ad allora può accedere e conservarlo. Se non l’ha chiesto Lei, acceda, conservi l’account e scelga una nuova password.',
    ],
    action: 'Conservare il mio account',
  },
  accountUnused: {
    subject: 'Le serve ancora il Suo account?',
    lines: (dueAt) => [
      `Non usa il Suo account da molto tempo. Il ${day(dueAt)} lo elimineremo con tutti i suoi dati.`,
      'Per conservarlo basta accedere una volta prima di questa data.',
    ],
    action: 'Accedere e conservare il mio account',
  },
  exportReady: {
    subject: 'I Suoi dati sono pronti',
    lines: (expiresAt) => [
      'L’archivio con i Suoi dati è pronto. Per scaricarlo deve aver effettuato l’accesso.',
      `Il link funziona fino al ${day(expiresAt)}; poi eliminiamo l’archivio.`,
    ],
    action: 'Scaricare i miei dati',
  },
});
