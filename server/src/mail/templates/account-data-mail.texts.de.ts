import { german, translate } from '@metier/sdk/rules';
import type * as english from './account-data-mail.texts';

const day = (moment: string) => german.date(moment) ?? moment;

export const dataMailTexts = translate<typeof english.dataMailTexts>(
  'server/mail/templates/account-data-mail',
)({
  employerLeft: {
    subject: (job) => `Ihre Bewerbung auf die Stelle «${job}» ist abgeschlossen`,
    lines: (job) => [
      `Die Firma hinter der Stelle «${job}» hat Metier verlassen. Die Stelle ist geschlossen und Ihre Bewerbung damit abgeschlossen.`,
      'Ihre Antworten und Dokumente dazu sind gelöscht, ebenso die Nachrichten.',
    ],
    action: 'Andere Stellen finden',
  },
  deletionRequested: {
    subject: 'Ihr Konto wird gelöscht',
    lines: (dueAt) => [
      `Sie haben die Löschung Ihres Kontos verlangt. Es ist jetzt gesperrt und wird am ${day(dueAt)} gelöscht.`,
      'Bis dahin können Sie sich anmelden und es behalten. Wenn Sie es nicht waren, melden Sie sich an, behalten Sie das Konto und wählen Sie ein neues Passwort.',
    ],
    action: 'Mein Konto behalten',
  },
  accountUnused: {
    subject: 'Brauchen Sie Ihr Konto noch?',
    lines: (dueAt) => [
      `Sie haben Ihr Konto lange nicht benutzt. Am ${day(dueAt)} löschen wir es mit allen seinen Daten.`,
      'Wenn Sie es behalten möchten, melden Sie sich vorher einmal an.',
    ],
    action: 'Anmelden und Konto behalten',
  },
  exportReady: {
    subject: 'Ihre Daten sind bereit',
    lines: (expiresAt) => [
      'Das Archiv mit Ihren Daten ist bereit. Zum Herunterladen müssen Sie angemeldet sein.',
      `Der Link funktioniert bis am ${day(expiresAt)}; danach löschen wir das Archiv.`,
    ],
    action: 'Meine Daten herunterladen',
  },
});
