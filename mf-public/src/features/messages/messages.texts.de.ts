import { german, translate } from '@metier/sdk/rules';
import type * as english from './messages.texts';

export const messagesTexts = translate<typeof english.messagesTexts>('public/messages/messages')({
  title: 'Nachrichten',
  titleWith: (name) => `${name} – Nachrichten`,
  titleUnread: (count, title) => (count > 0 ? `(${german.count(count)}) ${title}` : title),
  threads: {
    label: 'Nachrichtenverläufe',
    unread: (count) =>
      german.plural(count, {
        one: '1 ungelesene Nachricht',
        other: `${german.count(count)} ungelesene Nachrichten`,
      }),
    you: 'Sie: ',
    more: 'Ältere Nachrichtenverläufe anzeigen',
  },
  empty: {
    job_seeker: {
      title: 'Noch keine Nachrichten',
      text: 'Wenn eine Firma Ihnen zu einer Bewerbung schreibt, erscheint die Nachricht hier.',
      action: 'Meine Bewerbungen',
      to: '/applications',
    },
    job_provider: {
      title: 'Noch keine Nachrichten',
      text: 'Schreiben Sie einer Person direkt aus ihrer Bewerbung. Was Sie einander schreiben, bleibt hier.',
      action: 'Bewerbungen verwalten',
      to: '/applications',
    },
  },
  none: {
    title: 'Wählen Sie einen Nachrichtenverlauf',
    text: 'Lesen Sie ihn hier und antworten Sie, ohne die Seite zu verlassen.',
  },
  thread: {
    back: 'Alle Nachrichten',
    about: 'Stelle:',
    application: 'Bewerbung ansehen',
    log: (name) => `Nachrichten mit ${name}`,
    earlier: 'Frühere Nachrichten anzeigen',
    you: 'Sie',
    isNew: 'Neu',
    newBelow: (count) =>
      german.plural(count, { one: 'Neue Nachricht', other: `${german.count(count)} neue Nachrichten` }),
    sending: 'Wird gesendet\u00a0…',
    sent: 'Gesendet',
    read: 'Gelesen',
    reported: 'diese Nachricht',
    first: (name) => `Sie schreiben ${name} zum ersten Mal.`,
    silent: {
      title: 'Noch nichts da',
      text: 'Die Firma schreibt zuerst. Sie können antworten, sobald eine Nachricht da ist.',
    },
    newTab: '(öffnet in einem neuen Tab)',
  },
  ended: {
    job_seeker: 'Sie haben diese Bewerbung zurückgezogen. Es können keine Nachrichten mehr gesendet werden.',
    job_provider: 'Diese Bewerbung wurde zurückgezogen. Es können keine Nachrichten mehr gesendet werden.',
    none: 'Es wurde nichts geschrieben',
  },
  missing: {
    title: 'Diesen Nachrichtenverlauf gibt es nicht',
    text: 'Die Bewerbung wurde vielleicht entfernt, oder sie gehört nicht Ihnen.',
    back: 'Alle Nachrichten',
  },
  failed: {
    title: 'Ihre Nachrichten konnten nicht geladen werden',
    text: 'Es ist nichts verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    thread: 'Dieser Nachrichtenverlauf konnte nicht geladen werden',
    stale: 'Was Sie sehen, ist vielleicht veraltet: Der Server antwortet nicht.',
    tryAgain: 'Erneut versuchen',
  },
  composer: {
    label: (name) => `Nachricht an ${name}`,
    placeholder: 'Nachricht schreiben',
    subject: 'Betreff',
    subjectOf: (job) => `Ihre Bewerbung auf die Stelle «${job}»`,
    copy: 'Kopie an meine E-Mail-Adresse',
    send: 'Senden',
    shortcut: 'Senden mit Ctrl + Enter',
    tooLong: (over) =>
      `${german.plural(over, { one: '1 Zeichen', other: `${german.count(over)} Zeichen` })} zu viel.`,
  },
  templates: {
    open: 'Vorlagen',
    title: 'Vorlage wählen',
    loading: 'Vorlagen werden geladen\u00a0…',
    failed: 'Die Vorlagen konnten nicht geladen werden',
    none: 'Ihre Firma hat noch keine Vorlagen für Nachrichten.',
    manage: 'Vorlage bei den Bewerbungen hinzufügen',
  },
  sent: 'Nachricht gesendet',
  sendFailed: 'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  edit: 'Bearbeiten',
  discard: 'Verwerfen',
  leave: {
    text: 'Diese Seite verlassen? Die Nachricht, die Sie nicht gesendet haben, geht verloren.',
    confirm: 'Seite verlassen',
    isDangerous: true,
  },
  today: 'Heute',
  yesterday: 'Gestern',
});
