import { german, translate } from '@metier/sdk/rules';
import type * as english from './apply.texts';

/** Names of the fields in a refused application. */
const FIELDS: Readonly<Record<string, string>> = {
  first_name: 'Vorname',
  last_name: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  experience: 'Berufserfahrung',
  availability: 'Verfügbar ab',
  salary_expectation: 'Lohnvorstellung',
  resume: 'Lebenslauf',
  cover_letter: 'Motivationsschreiben',
  additional_info: 'Weitere Angaben',
};

export const applyTexts = translate<typeof english.applyTexts>('seeker/applications/apply/apply')({
  heading: (title) => `Bewerbung: ${title}`,
  lead: (company, location) => `${company} · ${location}`,
  breadcrumb: { home: 'Startseite', job: 'Stelle', apply: 'Bewerben' },

  form: {
    label: 'Bewerbung',
    personHint:
      'Aus Ihrem Profil und Ihrer letzten Bewerbung übernommen. Was Sie hier ändern, gilt nur für diese Bewerbung.',
    resumeHint:
      'PDF, DOC oder DOCX, höchstens 5\u00a0MB. Freiwillig. Anders als Ihre Antworten kann eine Datei nicht für später aufbewahrt werden.',
    terms: (company) =>
      `Ich bestätige, dass meine Angaben wahr sind, und bin mit den Bedingungen einverstanden: ${company} darf meine Bewerbung lesen und aufbewahren.`,
    termsMissing: 'Stimmen Sie den Bedingungen zu, um fortzufahren.',
    kept: 'Ihre Antworten bleiben auf diesem Gerät, bis Sie sie senden.',
    submit: 'Bewerbung absenden',
    sending: 'Ihre Bewerbung wird gesendet\u00a0…',
    cancel: 'Abbrechen',
  },

  draft: {
    restored: (date) => `Das haben Sie am ${date} eingegeben.`,
    resume: (name) => `Bitte wählen Sie ${name} noch einmal: Eine Datei kann nicht aufbewahrt werden.`,
    discard: 'Neu beginnen',
    question: 'Neu beginnen? Ihre Eingaben gehen verloren.',
  },

  failure: {
    title: 'Ihre Bewerbung ist noch nicht angekommen',
    safe: 'Alle Ihre Eingaben sind noch da.',
    withoutResume: 'Ihre Bewerbung ist ohne Ihren Lebenslauf angekommen',
    resume:
      'Der Lebenslauf konnte nicht gesendet werden. Versuchen Sie es noch einmal oder fügen Sie ihn später hinzu.',
    resumeRefused: (errors) =>
      `${Object.values(errors).flat().join(' ')} Wählen Sie eine andere Datei oder fügen Sie den Lebenslauf später hinzu.`,
    view: 'Bewerbung ansehen',
    jobMissing: 'Die Nummer der Stelle fehlt. Bitte versuchen Sie es noch einmal.',
    profileMissing:
      'Ihr Profil fehlt. Bitte prüfen Sie, ob Sie mit einem Konto für Stellensuchende angemeldet sind.',
    other: 'Die Bewerbung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    fields: (errors) =>
      `Die Bewerbung wurde nicht angenommen: ${Object.entries(errors)
        .map(([field, messages]) => `${FIELDS[field] ?? field}: ${messages.join(', ')}`)
        .join('; ')}`,
  },

  sent: {
    title: 'Bewerbung eingereicht!',
    text: (title, company) => `${company} hat Ihre Bewerbung auf die Stelle «${title}» erhalten.`,
    next: 'Sie sehen sie gleich unter Ihren Bewerbungen.',
    home: 'Zur Startseite',
    applications: 'Zu den Bewerbungen',
  },

  alreadyApplied: {
    title: 'Sie haben sich bereits auf diese Stelle beworben.',
    text: (date) =>
      `Sie haben Ihre Bewerbung am ${date} gesendet. Unter Ihren Bewerbungen können Sie sie verfolgen.`,
    action: 'Bewerbung ansehen',
  },
  paused: {
    title: 'Auf diese Stelle kann man sich nicht mehr bewerben.',
    text: 'Die Firma hat sie pausiert. Andere Stellen warten auf Sie.',
    action: 'Stellen suchen',
  },

  summary: {
    label: 'Die Stelle in Kürze',
    location: 'Ort',
    type: 'Vertragsart',
    salary: 'Lohn',
    activityRate: 'Pensum',
    overview: 'Beschreibung',
    requirements: 'Anforderungen',
    more: (count) =>
      german.plural(count, { one: '+1 weitere Anforderung', other: `+${count} weitere Anforderungen` }),
    full: 'Ganze Beschreibung ansehen',
  },

  loadError: {
    title: 'Die Stelle konnte nicht geladen werden',
    text: 'Die Angaben zur Stelle konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    badId: 'Ungültige Stellennummer',
    gone: 'Diese Stelle gibt es nicht, oder sie wurde entfernt.',
    home: 'Zur Startseite',
  },
});
