import { italian, translate } from '@metier/sdk/rules';
import type * as english from './messages.texts';

export const messagesTexts = translate<typeof english.messagesTexts>('public/messages/messages')({
  title: 'Messaggi',
  titleWith: (name) => `${name} – Messaggi`,
  titleUnread: (count, title) => (count > 0 ? `(${italian.count(count)}) ${title}` : title),
  threads: {
    label: 'Conversazioni',
    unread: (count) =>
      italian.plural(count, {
        one: '1 messaggio da leggere',
        other: `${italian.count(count)} messaggi da leggere`,
      }),
    you: 'Lei: ',
    more: 'Mostrare le conversazioni precedenti',
  },
  empty: {
    job_seeker: {
      title: 'Ancora nessun messaggio',
      text: 'Quando un’azienda Le scrive riguardo a una candidatura, la conversazione appare qui.',
      action: 'Le mie candidature',
      to: '/applications',
    },
    job_provider: {
      title: 'Ancora nessun messaggio',
      text: 'Per scrivere a una candidata o a un candidato, apra la candidatura. Tutto ciò che vi scrivete resta qui.',
      action: 'Gestire le candidature',
      to: '/applications',
    },
  },
  none: {
    title: 'Scelga una conversazione',
    text: 'La legga qui e risponda senza lasciare la pagina.',
  },
  thread: {
    back: 'Tutti i messaggi',
    about: 'Oggetto',
    application: 'Visualizzare la candidatura',
    log: (name) => `Messaggi con ${name}`,
    earlier: 'Mostrare i messaggi precedenti',
    you: 'Lei',
    isNew: 'Nuovo',
    newBelow: (count) =>
      italian.plural(count, { one: 'Nuovo messaggio', other: `${italian.count(count)} nuovi messaggi` }),
    sending: 'Invio…',
    sent: 'Inviato',
    read: 'Letto',
    reported: 'questo messaggio',
    first: (name) => `Sta per scrivere a ${name} per la prima volta.`,
    silent: {
      title: 'Qui non c’è ancora nulla',
      text: 'È l’azienda a scrivere per prima. Potrà rispondere appena ci sarà un messaggio.',
    },
    newTab: '(si apre in una nuova scheda)',
  },
  ended: {
    job_seeker: 'Ha ritirato questa candidatura. La conversazione è terminata.',
    job_provider: 'Questa candidatura è stata ritirata. La conversazione è terminata.',
    none: 'Nessun messaggio',
  },
  missing: {
    title: 'Questa conversazione non esiste',
    text: 'Forse la candidatura è stata rimossa o non è Sua.',
    back: 'Tutti i messaggi',
  },
  failed: {
    title: 'Impossibile caricare i Suoi messaggi',
    text: 'Nulla è andato perso. Controlli la connessione e riprovi.',
    thread: 'Impossibile caricare questa conversazione',
    stale: 'Ciò che vede potrebbe non essere aggiornato: il server non risponde.',
    tryAgain: 'Riprovare',
  },
  composer: {
    label: (name) => `Messaggio a ${name}`,
    placeholder: 'Scrivere un messaggio',
    subject: 'Oggetto',
    subjectOf: (job) => `La Sua candidatura per «${job}»`,
    copy: 'Inviarmi una copia per e-mail',
    send: 'Inviare',
    shortcut: 'Ctrl + Invio per inviare',
    tooLong: (over) =>
      italian.plural(over, {
        one: '1 carattere di troppo.',
        other: `${italian.count(over)} caratteri di troppo.`,
      }),
  },
  templates: {
    open: 'Modelli',
    title: 'Scelga un modello',
    loading: 'Caricamento dei modelli…',
    failed: 'Impossibile caricare i modelli',
    none: 'La Sua azienda non ha ancora modelli per i messaggi.',
    manage: 'Aggiungerne uno nella pagina delle candidature',
  },
  sent: 'Messaggio inviato',
  sendFailed: 'Impossibile inviare il messaggio. Riprovi.',
  edit: 'Modificare',
  discard: 'Scartare',
  leave: {
    text: 'Lasciare questa pagina? Il messaggio non inviato andrà perso.',
    confirm: 'Lasciare la pagina',
    isDangerous: true,
  },
  today: 'Oggi',
  yesterday: 'Ieri',
});
