import { german, translate } from '@metier/sdk/rules';
import type * as english from './two-step.texts';

export const twoStepTexts = translate<typeof english.twoStepTexts>('public/account/two-step')({
  title: 'Anmeldung in zwei Schritten',
  offHint: 'Für die Anmeldung brauchen Sie dann neben dem Passwort den Code einer App auf Ihrem Smartphone.',
  requiredHint:
    'Ihr Konto verlangt einen zweiten Schritt: die Anmeldung in zwei Schritten oder einen Passkey.',
  since: (day) => `Seit ${day}.`,
  left: (count) =>
    german.plural(count, {
      one: 'Ein Wiederherstellungscode ist noch übrig.',
      other: `${count} Wiederherstellungscodes sind noch übrig.`,
    }),
  setUp: 'Einrichten',
  end: 'Deaktivieren',
  renew: 'Neue Wiederherstellungscodes',
  replace: 'Andere App verwenden',
  on: 'Aktiviert',
  ended: 'Die Anmeldung in zwei Schritten ist deaktiviert.',
  start: {
    title: 'Anmeldung in zwei Schritten einrichten',
    lead: 'Sie brauchen eine Authenticator-App auf Ihrem Smartphone. Am Schluss werden alle anderen Geräte abgemeldet.',
    submit: 'Weiter',
    submitting: 'Code wird erstellt\u00a0…',
  },
  replaceDialog: {
    title: 'Andere Authenticator-App verwenden',
    lead: 'Die bisherige App gilt weiterhin, bis Sie einen Code der neuen eingeben. Danach erhalten Sie neue Wiederherstellungscodes, und alle anderen Geräte werden abgemeldet.',
    submit: 'Weiter',
    submitting: 'Code wird erstellt\u00a0…',
  },
  scan: {
    title: 'Scannen Sie diesen Code mit Ihrer App',
    image: 'QR-Code für Ihre Authenticator-App',
    lead: 'Geben Sie dann die sechs Ziffern ein, die die App anzeigt.',
    manual: 'Oder geben Sie in der App diesen Schlüssel ein:',
    open: 'App auf diesem Gerät öffnen',
    code: 'Code der App',
    missing: 'Geben Sie den Code Ihrer App ein.',
    submit: 'Aktivieren',
    submitting: 'Code wird geprüft\u00a0…',
    cancel: 'Abbrechen',
  },
  codes: {
    title: 'Ihre Wiederherstellungscodes',
    lead: 'Mit jedem Code können Sie sich einmal ohne Smartphone anmelden. Die Codes werden nur jetzt angezeigt: Bewahren Sie sie an einem sicheren Ort auf.',
    copy: 'Kopieren',
    copied: 'Die Codes sind kopiert.',
    notCopied: 'Die Codes konnten nicht kopiert werden. Bitte schreiben Sie sie auf.',
    done: 'Ich habe sie gesichert',
  },
  endDialog: {
    title: 'Anmeldung in zwei Schritten deaktivieren?',
    lead: 'Für die Anmeldung brauchen Sie dann nur noch Ihr Passwort, und Ihre Wiederherstellungscodes werden gelöscht.',
    submit: 'Deaktivieren',
    submitting: 'Wird deaktiviert\u00a0…',
  },
  renewDialog: {
    title: 'Neue Wiederherstellungscodes',
    lead: 'Die bisherigen sind danach nicht mehr gültig.',
    submit: 'Neue Codes erstellen',
    submitting: 'Neue Codes werden erstellt\u00a0…',
  },
});
