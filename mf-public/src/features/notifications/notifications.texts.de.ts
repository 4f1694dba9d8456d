import { german, translate } from '@metier/sdk/rules';
import type * as english from './notifications.texts';

export const notificationsTexts = translate<typeof english.notificationsTexts>(
  'public/notifications/notifications',
)({
  title: 'Mitteilungen',
  titleUnread: (count) => (count > 0 ? `(${german.count(count)}) Mitteilungen` : 'Mitteilungen'),
  settingsLink: 'Einstellungen',
  readAll: 'Alle als gelesen markieren',
  read: 'Als gelesen markieren',
  unread: 'Neu',
  list: 'Alle Mitteilungen',
  older: 'Ältere Mitteilungen',
  newest: 'Neueste Mitteilungen',
  empty: {
    title: 'Noch keine Mitteilungen',
    text: 'Hier erscheint Neues zu Bewerbungen, Nachrichten und Bewertungen.',
  },
  failed: {
    title: 'Ihre Mitteilungen konnten nicht geladen werden',
    text: 'Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
    read: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  settings: {
    title: 'Mitteilungen anpassen',
    lead: 'Was Sie erfahren möchten und wie.',
    back: 'Alle Mitteilungen',
    mailsTo: (email) =>
      `E-Mails gehen an ${email}. Jede enthält einen Link, mit dem Sie E-Mails dieser Art abbestellen können.`,
    unconfirmed: (email) =>
      `${email} ist noch nicht bestätigt: Bis dahin senden wir keine E-Mails an diese Adresse.`,
    page: 'Auf Metier anzeigen',
    mail: 'Per E-Mail',
    rhythms: { now: 'Sofort', daily: 'Jeden Morgen um 7 Uhr', none: 'Nie' },
    save: 'Einstellungen speichern',
    saving: 'Wird gespeichert\u00a0…',
    saved: 'Ihre Einstellungen sind gespeichert.',
    failed: 'Ihre Einstellungen konnten nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    failedLoad: 'Ihre Einstellungen konnten nicht geladen werden',
  },
});
