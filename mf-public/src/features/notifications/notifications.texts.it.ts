import { italian, translate } from '@metier/sdk/rules';
import type * as english from './notifications.texts';

export const notificationsTexts = translate<typeof english.notificationsTexts>(
  'public/notifications/notifications',
)({
  title: 'Notifiche',
  titleUnread: (count) => (count > 0 ? `(${italian.count(count)}) Notifiche` : 'Notifiche'),
  settingsLink: 'Impostazioni',
  readAll: 'Segnare tutte come lette',
  read: 'Segnare come letta',
  unread: 'Nuova',
  list: 'Tutte le notifiche',
  older: 'Notifiche precedenti',
  newest: 'Notifiche più recenti',
  empty: {
    title: 'Ancora nessuna notifica',
    text: 'Qui appaiono le novità su candidature, messaggi e recensioni.',
  },
  failed: {
    title: 'Impossibile caricare le Sue notifiche',
    text: 'Nulla è andato perso. Riprovi.',
    read: 'Non ha funzionato. Riprovi.',
  },
  settings: {
    title: 'Impostazioni delle notifiche',
    lead: 'Che cosa Le comunichiamo, e come.',
    back: 'Tutte le notifiche',
    mailsTo: (email) =>
      `Le e-mail vanno a ${email}. Ognuna contiene un link per disdire quel tipo di notifica.`,
    unconfirmed: (email) =>
      `${email} non è ancora confermato: finché non lo è, non inviamo e-mail a questo indirizzo.`,
    page: 'Mostrare su Metier',
    mail: 'Per e-mail',
    rhythms: { now: 'Subito', daily: 'Ogni mattina alle 7:00', none: 'Mai' },
    save: 'Salvare le impostazioni',
    saving: 'Salvataggio…',
    saved: 'Le Sue impostazioni sono salvate.',
    failed: 'Impossibile salvare le Sue impostazioni. Riprovi.',
    failedLoad: 'Impossibile caricare le Sue impostazioni',
  },
});
