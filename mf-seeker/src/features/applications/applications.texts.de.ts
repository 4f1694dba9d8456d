import { german, translate } from '@metier/sdk/rules';
import type * as english from './applications.texts';

export const applicationsTexts = translate<typeof english.applicationsTexts>(
  'seeker/applications/applications',
)({
  title: 'Meine Bewerbungen',
  lead: 'Alle Ihre Bewerbungen und wie es um sie steht.',
  findJobs: 'Stellen suchen',
  count: (total) => german.plural(total, { one: '1 Bewerbung', other: `${german.count(total)} Bewerbungen` }),
  loading: 'Bewerbungen werden geladen\u00a0…',

  filters: {
    search: 'Suchen',
    searchLabel: 'Nach Titel der Stelle oder Firma suchen',
    searchPlaceholder: 'Titel der Stelle oder Firma',
    statusLabel: 'Nach Status filtern',
    all: 'Alle',
    ordering: 'Sortieren nach',
    orderings: [
      { value: '-submitted_at', label: 'Neueste zuerst' },
      { value: 'submitted_at', label: 'Älteste zuerst' },
      { value: 'status', label: 'Status' },
    ],
  },

  card: {
    submitted: (date) => `Eingereicht am ${date}`,
    progress: (title) => `Verlauf: ${title}`,
    details: 'Details',
    detailsOf: (title) => `Details: ${title}`,
    actionsOf: (title) => `Aktionen: ${title}`,
    documents: (count) => german.plural(count, { one: '1 Dokument', other: `${count} Dokumente` }),
    unfinished: 'Ihre Antworten wurden noch nicht gesendet.',
    finish: 'Bewerbung fertigstellen',
    messages: 'Nachrichten',
    messagesOf: (company, unread) => `Nachrichten mit ${company}${unread > 0 ? `, ${unread} neu` : ''}`,
  },

  details: {
    answers: 'Ihre Antworten',
    progress: 'Verlauf',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    experience: 'Berufserfahrung',
    availability: 'Verfügbar ab',
    salary: 'Lohnvorstellung',
    resume: 'Lebenslauf',
    noResume: 'Keiner gesendet',
    coverLetter: 'Motivationsschreiben',
    noCoverLetter: 'Sie haben kein Motivationsschreiben gesendet.',
    additionalInfo: 'Weitere Angaben',
    documents: 'Dokumente',
    noDocuments: 'Keine gesendet',
    job: 'Zur Stelle',
    company: 'Zur Firma',
    noValue: '–',
    frozen:
      'Sie haben diese Bewerbung zurückgezogen. Sie lässt sich nicht mehr ändern, und die Firma sieht Ihre Kontaktangaben, Antworten und Dateien nicht mehr.',
  },

  actions: {
    edit: 'Bewerbung bearbeiten',
    documents: 'Dokumente',
    review: 'Firma bewerten',
    withdraw: 'Zurückziehen',
  },

  withdrawal: {
    question: 'Möchten Sie diese Bewerbung wirklich zurückziehen? Das lässt sich nicht rückgängig machen.',
    confirm: 'Zurückziehen',
    done: 'Bewerbung zurückgezogen',
    failed: 'Die Bewerbung konnte nicht zurückgezogen werden. Bitte versuchen Sie es noch einmal.',
  },

  companyFailed: 'Das Firmenprofil konnte nicht angezeigt werden. Bitte versuchen Sie es noch einmal.',

  missing: 'Diese Bewerbung wurde nicht gefunden.',
  missingHint: 'Sie gehört vielleicht nicht Ihnen, oder die Adresse enthält einen Tippfehler.',
  toList: 'Zu meinen Bewerbungen',

  empty: {
    title: 'Keine Bewerbungen gefunden',
    first: 'Finden Sie eine passende Stelle und bewerben Sie sich. Hier können Sie jede Bewerbung verfolgen.',
    filtered: 'Nichts passt zu dieser Suche und diesem Status.',
    all: 'Alle anzeigen',
  },

  noProfile: {
    title: 'Noch kein Profil',
    text: 'Erstellen Sie zuerst Ihr Profil: Damit können Sie sich bewerben und Ihre Bewerbungen hier verfolgen.',
    action: 'Profil erstellen',
  },

  loadError: {
    title: 'Die Bewerbungen konnten nicht geladen werden',
    text: 'Der Server hat nicht geantwortet. Ihre Bewerbungen sind nicht verloren.',
  },
});
