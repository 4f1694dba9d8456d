import { translate } from '@metier/sdk/rules';
import type * as english from './login.texts';

export const loginTexts = translate<typeof english.loginTexts>('public/login/login')({
  title: 'Anmelden',
  lead: 'Schön, dass Sie wieder da sind.',
  apply: {
    before: 'Um sich auf die Stelle',
    at: (company) => `bei ${company} zu bewerben, melden Sie sich an oder registrieren Sie sich.`,
  },
  passwordChanged: 'Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen an.',
  username: 'Benutzername',
  usernameHint: 'Ihr Benutzername oder Ihre E-Mail-Adresse.',
  password: 'Passwort',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  submitting: 'Anmeldung läuft\u00a0…',
  failure: 'Ungültige Anmeldedaten oder Server nicht erreichbar.',
  reasons: {
    credentials: 'Der Benutzername oder das Passwort ist falsch.',
    connection:
      'Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    server: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  },
  readDecision: 'Entscheid lesen und beantworten',
  waitABit: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  wait: (time) => `Zu viele Versuche. Bitte versuchen Sie es in ${time} noch einmal.`,
  code: {
    lead: 'Geben Sie den Code Ihrer Authenticator-App oder einen Ihrer Wiederherstellungscodes ein.',
    label: 'Code',
    other: 'Anderes Konto verwenden',
  },
  passkey: {
    or: 'oder',
    action: 'Weiter mit Passkey',
    waiting: 'Warten auf Ihr Gerät\u00a0…',
    failed:
      'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  },
  newHere: 'Neu bei Metier?',
  signUp: 'Registrieren',
});
