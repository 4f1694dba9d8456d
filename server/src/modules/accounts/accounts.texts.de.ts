import { translate } from '@metier/sdk/rules';
import type * as english from './accounts.texts';

/** Texts of the account endpoints. */
export const accountsTexts = translate<typeof english.accountsTexts>('server/accounts/accounts')({
  wrongLogin: 'Benutzername oder Passwort ist falsch.',
  blocked: (contact) =>
    `Dieses Konto ist gesperrt. Unser Entscheid sagt, weshalb, und Sie können darauf antworten. Fragen: ${contact}.`,
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  usernameTaken: 'Dieser Benutzername ist bereits vergeben.',
  emailTaken: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.',
  currentPasswordMissing: 'Geben Sie Ihr aktuelles Passwort ein.',
  currentPasswordWrong: 'Das ist nicht Ihr aktuelles Passwort.',
  hasProfile: 'Dieses Konto hat bereits ein Profil.',
  passwordTooShort: (length) => `Das Passwort muss mindestens ${length} Zeichen lang sein.`,
  passwordTooCommon: 'Dieses Passwort ist zu verbreitet.',
  passwordIsName: 'Das Passwort darf weder der Benutzername noch die E-Mail-Adresse sein.',
  resetAsked:
    'Wenn es mit dieser E-Mail-Adresse ein Konto gibt, ist ein Link für ein neues Passwort dorthin unterwegs.',
  sameEmail: 'Das ist bereits Ihre Adresse.',
  emailConfirmed: 'Ihre Adresse ist bereits bestätigt.',
  confirmationSent: (email) => `Wir haben einen Link an ${email} gesendet. Bitte öffnen Sie ihn dort.`,
  confirmationOver: 'Dieser Link ist nicht mehr gültig: Er wurde verwendet oder ersetzt, oder er ist zu alt.',
  confirmationTaken: 'Diese Adresse gehört inzwischen zu einem anderen Konto.',
  codeMissing: 'Geben Sie den Code Ihrer Authenticator-App ein.',
  wrongCode: 'Dieser Code ist falsch oder wurde bereits verwendet.',
  twoStepOff: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  twoStepRequired:
    'Dieses Konto verlangt einen zweiten Schritt: die Anmeldung in zwei Schritten oder einen Passkey.',
  secondFactorFirst: 'Melden Sie sich zuerst mit Ihrem Passkey an.',
  tooManyPasskeys: (most) => `Ein Konto hat höchstens ${most} Passkeys.`,
  wrongPasskey: 'Dieser Passkey kann nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.',
  unknownPasskey: 'Dieser Passkey gehört hier zu keinem Konto. Melden Sie sich mit Ihrem Passwort an.',
  foreignEmail: 'Eine E-Mail-Adresse als Benutzername muss Ihre eigene sein.',
  resetOver: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  browserOn: (browser, system) => `${browser} auf ${system}`,
});
