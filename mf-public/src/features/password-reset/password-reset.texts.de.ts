import { translate } from '@metier/sdk/rules';
import type * as english from './password-reset.texts';

export const passwordResetTexts = translate<typeof english.passwordResetTexts>(
  'public/password-reset/password-reset',
)({
  wait: (time) => `Zu viele Versuche. Bitte versuchen Sie es in ${time} noch einmal.`,
  forgot: {
    title: 'Passwort vergessen?',
    lead: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
    linkOver:
      'Dieser Link ist nicht mehr gültig: Er gilt 60\u00a0Minuten und nur einmal. Fordern Sie hier einen neuen an.',
    email: 'E-Mail',
    missing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    invalid: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.ch.',
    submit: 'Link senden',
    submitting: 'Link wird gesendet\u00a0…',
    failure: 'Der Link konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    remembered: 'Ist es Ihnen wieder eingefallen?',
    login: 'Anmelden',
  },
  sent: {
    title: 'Schauen Sie in Ihren Posteingang',
    to: 'Ihre Eingabe:',
    validity: 'Der Link gilt 60\u00a0Minuten und nur einmal.',
    nothing:
      'Nach ein paar Minuten noch nichts da? Schauen Sie in den Spam-Ordner und prüfen Sie die Adresse oben.',
    again: 'Erneut senden',
    sentAgain: 'Erneut gesendet.',
    other: 'Andere Adresse verwenden',
  },
  reset: {
    title: 'Neues Passwort wählen',
    lead: 'Sie werden auf allen Geräten abgemeldet. Melden Sie sich danach mit dem neuen Passwort an.',
    password: 'Neues Passwort',
    missing: 'Geben Sie Ihr neues Passwort ein.',
    submit: 'Passwort speichern',
    submitting: 'Passwort wird gespeichert\u00a0…',
    failure: 'Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
});
