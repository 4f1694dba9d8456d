import { translate } from '@metier/sdk/rules';
import type { english } from './account-mail.texts.en';

const NOT_YOU = 'Se non l’ha fatto Lei, scelga subito una nuova password:';
const SIGNED_OUT = `${NOT_YOU} tutti i dispositivi saranno disconnessi.`;
const WRITE_US =
  'Se non l’ha fatto Lei, ci scriva subito: trova il nostro indirizzo nella pagina di assistenza.';

export const italian = translate<typeof english>('server/mail/templates/account-mail')({
  confirm: {
    subject: 'Confermi il Suo indirizzo e-mail',
    lines: ({ isNew }) => [
      isNew
        ? 'Ha chiesto di usare questo indirizzo per il Suo account su Metier. La modifica avviene dopo la Sua conferma.'
        : 'Con questo indirizzo è stato aperto un account su Metier. Confermi che l’indirizzo è Suo; fino ad allora non inviamo notifiche a questo indirizzo.',
      `Il link funziona una sola volta, per ${isNew ? '24 ore' : 'sette giorni'}.`,
    ],
    action: 'Confermare questo indirizzo',
    footnote: 'Se non l’ha chiesto Lei, ignori questa e-mail: senza la Sua conferma non cambia nulla.',
  },
  taken: {
    subject: 'Il Suo indirizzo e-mail per un altro account?',
    lines: [
      'Qualcuno ha inserito questo indirizzo per un altro account. Appartiene al Suo, perciò non è cambiato nulla.',
      'Se l’ha fatto Lei, acceda all’account che ha questo indirizzo. Se ne ha dimenticato la password, può sceglierne una nuova.',
    ],
    action: 'Andare all’accesso',
    footnote: 'Se non l’ha fatto Lei, non deve fare nulla.',
  },
  device: (browser, system) => `Browser: ${browser} su ${system}.`,
  changes: {
    'email-requested': {
      subject: 'Il Suo indirizzo e-mail sta per cambiare',
      lines: [
        'Qualcuno che conosce la Sua password ha chiesto di modificare l’indirizzo e-mail del Suo account. La modifica avviene quando il nuovo indirizzo è confermato.',
        `${NOT_YOU} questo indirizzo rimarrà e tutti i dispositivi saranno disconnessi.`,
      ],
    },
    email: {
      subject: 'Il Suo indirizzo e-mail è cambiato',
      lines: [
        'Il Suo account ha un nuovo indirizzo e-mail, che è stato confermato. A questo indirizzo non arrivano più e-mail del Suo account.',
        WRITE_US,
      ],
    },
    password: {
      subject: 'La Sua password è cambiata',
      lines: [
        'Il Suo account ha una nuova password. Tutti gli altri dispositivi sono stati disconnessi.',
        SIGNED_OUT,
      ],
    },
    'two-step-on': {
      subject: 'L’accesso in due passaggi è attivo',
      lines: [
        'Per accedere al Suo account serve ora un codice della Sua app di autenticazione. Tutti gli altri dispositivi sono stati disconnessi.',
        WRITE_US,
      ],
    },
    'two-step-app': {
      subject: 'Ora accede con un’altra app di autenticazione',
      lines: [
        'I codici della precedente app di autenticazione e i precedenti codici di recupero non sono più validi. Tutti gli altri dispositivi sono stati disconnessi.',
        WRITE_US,
      ],
    },
    'two-step-off': {
      subject: 'L’accesso in due passaggi è disattivato',
      lines: ['Per accedere al Suo account basta di nuovo la password.', SIGNED_OUT],
    },
    'recovery-codes': {
      subject: 'Ha nuovi codici di recupero',
      lines: [
        'I codici di recupero del Suo account sono stati sostituiti. Quelli precedenti non sono più validi.',
        SIGNED_OUT,
      ],
    },
    'passkey-added': {
      subject: 'È stata aggiunta una passkey',
      lines: [
        'Il Suo account ha una nuova passkey: il relativo dispositivo può accedere senza la Sua password.',
        'Se non l’ha fatto Lei, rimuova la passkey nella pagina del Suo account e scelga subito una nuova password:',
      ],
    },
    'passkey-removed': {
      subject: 'È stata rimossa una passkey',
      lines: ['Una passkey del Suo account è stata rimossa.', SIGNED_OUT],
    },
    'new-device': {
      subject: 'Accesso da un altro dispositivo',
      lines: [
        'Qualcuno ha effettuato l’accesso al Suo account da un browser mai usato prima per questo account.',
        `Se è stato Lei, non deve fare nulla. ${SIGNED_OUT}`,
      ],
    },
    'recovery-code-used': {
      subject: 'È stato usato un codice di recupero',
      lines: [
        'Qualcuno ha effettuato l’accesso al Suo account con un codice di recupero, che ora non è più valido.',
        SIGNED_OUT,
      ],
    },
  },
  actions: { choosePassword: 'Scegliere una nuova password', support: 'Andare alla pagina di assistenza' },
});
