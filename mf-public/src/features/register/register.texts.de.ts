import { translate } from '@metier/sdk/rules';
import type * as english from './register.texts';

export const registerTexts = translate<typeof english.registerTexts>('public/register/register')({
  titleOf: (step) => (step === 3 ? 'Registriert' : `Registrieren, Schritt ${step} von 3`),
  steps: 'Registrierung',
  stepNames: ['Konto', 'Profil', 'Fertig'],
  account: {
    title: 'Konto eröffnen',
    madeTitle: 'Ihr Konto',
    lead: 'Drei Schritte, etwa fünf Minuten.',
    role: 'Ich registriere mich als',
    roles: [
      {
        value: 'job_seeker',
        label: 'Kandidat:in',
        description: 'Ich suche eine Stelle.',
      },
      {
        value: 'job_provider',
        label: 'Firma',
        description: 'Ich schreibe Stellen aus und suche Mitarbeitende.',
      },
    ],
    username: 'Benutzername',
    email: 'E-Mail',
    emailHint:
      'Für Mitteilungen und wenn Sie Ihr Passwort vergessen. Die Adresse erscheint nicht in Ihrem Profil.',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    confirm: 'Passwort wiederholen',
    current: 'Aktuelles Passwort',
    currentHint: 'Nötig, um Ihre Änderungen zu speichern.',
    match: 'Die Passwörter stimmen überein',
    mismatch: 'Die Passwörter stimmen nicht überein.',
    picture: 'Profilbild',
    pictureHint:
      'Freiwillig. Ihr Bild sieht eine Firma, bei der Sie sich bewerben; das Logo einer Firma sehen alle. JPG, PNG oder GIF, höchstens 5\u00a0MB.',
    pictureKept:
      'Sie haben ein Bild. Ein neues tritt an seine Stelle. JPG, PNG oder GIF, höchstens 5\u00a0MB.',
    submit: 'Konto eröffnen',
    submitting: 'Ihr Konto wird eröffnet\u00a0…',
    made: 'Ihr Konto wurde eröffnet. Was Sie hier ändern, wird gespeichert, wenn Sie fortfahren.',
    saving: 'Ihr Konto wird gespeichert\u00a0…',
    next: 'Weiter',
    hasAccount: 'Sie haben schon ein Konto?',
    login: 'Anmelden',
  },
  problems: {
    incomplete: 'Bitte füllen Sie alle Felder aus.',
    missing: 'Bitte füllen Sie dieses Feld aus.',
    badEmail: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.ch.',
    mismatch: 'Die Passwörter stimmen nicht überein.',
    server: 'Serverfehler. Bitte versuchen Sie es später noch einmal.',
  },
  profile: {
    title: { job_seeker: 'Stellen Sie sich vor', job_provider: 'Stellen Sie Ihre Firma vor' },
    lead: {
      job_seeker:
        'Sobald Sie sich bewerben, sieht die Firma Ihren Namen, Ihren Wohnort und was Sie über sich schreiben.',
      job_provider: 'Stellensuchende sehen diese Angaben neben jeder Stelle, die Sie ausschreiben.',
    },
    submit: 'Registrierung abschliessen',
    back: 'Zurück',
    failure: {
      job_seeker: { failureText: 'Das Profil konnte nicht gespeichert werden.', failureLang: 'de' },
      job_provider: { failureText: 'Das Profil konnte nicht gespeichert werden.' },
    },
  },
  complete: {
    title: 'Herzliche Gratulation!',
    text: 'Ihr Konto und Ihr Profil sind bereit.',
    next: 'So geht es weiter',
    steps: {
      job_seeker: [
        'Bestätigen Sie Ihre E-Mail-Adresse mit dem Link in unserer E-Mail.',
        'Laden Sie Ihren Lebenslauf hoch, damit Sie ihn beim Bewerben zur Hand haben.',
        'Suchen Sie eine Stelle und speichern Sie die Suche, um von neuen zu erfahren.',
      ],
      job_provider: [
        'Bestätigen Sie Ihre E-Mail-Adresse mit dem Link in unserer E-Mail.',
        'Schreiben Sie Ihre erste Stelle aus.',
        'Laden Sie Ihr Logo hoch: Die Übersicht zeigt, was noch fehlt.',
      ],
    },
    resume: 'Dort weitermachen, wo Sie waren',
    dashboard: 'Zur Übersicht',
    login: 'Anmelden',
  },
});
