import { german, statusesTexts, textsIn, translate } from '@metier/sdk/rules';
import type * as english from './dashboard.texts';

/** The parts of a profile that can be saved, by their fields. */
const FIELDS: Readonly<Record<string, string>> = {
  biography: 'Über mich',
  experience: 'Bisherige Erfahrung',
  skills: 'Stärken',
};

export const dashboardTexts = translate<typeof english.dashboardTexts>('seeker/dashboard/dashboard')({
  title: 'Übersicht',
  loading: 'Ihr Profil wird geladen\u00a0…',
  findJobs: 'Stellen suchen',

  header: {
    facts: 'Kontakt und Angaben',
    email: 'E-Mail',
    place: 'Ort und Kanton',
    age: 'Alter',
    years: (age) => `${age} Jahre alt`,
    edit: 'Profil bearbeiten',
    documents: 'Dokumente',
  },

  firstSteps: {
    confirm: 'E-Mail-Adresse bestätigen',
    resume: 'Lebenslauf hochladen',
    profile: 'Profil vervollständigen',
    alert: 'Eine Suche als Suchabo speichern',
  },

  figures: {
    label: 'So weit sind Ihre Bewerbungen',
    waiting: 'Noch ohne Antwort',
    reviewed: 'Gesichtet',
    shortlisted: 'Engere Auswahl oder Gespräch',
    answered: (hired) =>
      hired > 0
        ? `Beantwortet, davon ${german.plural(hired, { one: '1 Zusage', other: `${hired} Zusagen` })}`
        : 'Beantwortet',
    failed: 'Die Zahlen zu Ihren Bewerbungen konnten nicht geladen werden',
  },

  applications: {
    title: 'Meine Bewerbungen',
    filter: 'Nach Status filtern',
    all: 'Alle Status',
    choice: (label, count) => (count === undefined ? label : `${label} (${german.count(count)})`),
    submitted: (company, date) => `${company} · ${date}`,
    viewAll: 'Alle Bewerbungen',
    pages: 'Seiten der Bewerbungen',
    empty: 'Keine Bewerbungen gefunden',
    emptyText: 'Finden Sie eine passende Stelle und bewerben Sie sich. Jede Bewerbung erscheint hier.',
    emptyOf: (status) => `Keine davon hat den Status «${textsIn('de', statusesTexts).labels[status]}».`,
    showAll: 'Alle Status anzeigen',
    failed: 'Ihre Bewerbungen konnten nicht geladen werden',
  },

  interviews: {
    failed: 'Ihre Gespräche konnten nicht geladen werden',
    offered: (company) => `${company} möchte Sie kennenlernen`,
    proposed: (company) => `Die Antwort von ${company} auf Ihren Vorschlag steht noch aus`,
    choose: 'Termin wählen',
    chooseOf: (company) => `Termin für das Gespräch mit ${company} wählen`,
    view: 'Ansehen',
    viewOf: (company) => `Gespräch mit ${company} ansehen`,
  },

  favorites: {
    title: 'Gemerkte Stellen',
    facts: (company, location, salary) => `${company} · ${location} · ${salary}`,
    view: 'Ansehen',
    viewOf: (title) => `${title} ansehen`,
    remove: 'Entfernen',
    removeOf: (title) => `${title} aus den gemerkten Stellen entfernen`,
    removed: 'Nicht mehr gemerkt',
    removeFailed: 'Die Stelle konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
    restored: 'Stelle gemerkt',
    restoreFailed: 'Die Stelle konnte nicht gemerkt werden. Bitte versuchen Sie es noch einmal.',
    pages: 'Seiten der gemerkten Stellen',
    empty: 'Noch keine gemerkten Stellen',
    emptyText: 'Drücken Sie bei einer Stelle auf das Herz, um sie hier wiederzufinden.',
    failed: 'Ihre gemerkten Stellen konnten nicht geladen werden',
  },

  reviews: {
    title: 'Bewertungen über mich',
    filter: 'Bewertungen filtern',
    pros: 'Gut:',
    cons: 'Weniger gut:',
    pages: 'Seiten der Bewertungen',
    emptyText: 'Firmen, von denen Sie eingestellt werden, können hier sagen, wie die Zusammenarbeit war.',
    empty: {
      all: 'Noch keine Bewertungen',
      positive: 'Keine positiven Bewertungen',
      critical: 'Keine kritischen Bewertungen',
    },
    showAll: 'Alle Bewertungen anzeigen',
    toApplications: 'Zu meinen Bewerbungen',
    failed: 'Ihre Bewertungen konnten nicht geladen werden',
  },

  profile: {
    title: 'Mein Profil',
    complete: 'Ihr Profil ist vollständig.',
    missing: (parts) => `Es fehlt noch: ${parts}.`,
    biography: 'Über mich',
    experience: 'Bisherige Erfahrung',
    skills: 'Stärken',
    nothing: {
      biography: 'Sagen Sie den Firmen, wer Sie sind und was Sie suchen.',
      experience: 'Stellen, Praktika, Projekte, Studium: Was haben Sie gemacht?',
      skills: 'Was können Sie gut? Firmen schauen zuerst darauf.',
    },
    skillsHint: 'Durch Kommas getrennt.',
    add: (part) => `Hinzufügen: ${part}`,
    edit: (part) => `Bearbeiten: ${part}`,
    save: 'Speichern',
    cancel: 'Abbrechen',
    saving: 'Wird gespeichert\u00a0…',
    showMore: 'Mehr anzeigen',
    showLess: 'Weniger anzeigen',
    changedElsewhere: (part) =>
      `«${part}» wurde inzwischen andernorts geändert. Speichern Sie noch einmal, um es zu ersetzen, oder brechen Sie ab, um es zu lesen.`,
    saveFailed: (field) => `«${FIELDS[field] ?? field}» konnte nicht gespeichert werden`,
    skillsFailed: (words) =>
      words
        ? `Ihre Stärken konnten nicht gespeichert werden: ${words}`
        : 'Ihre Stärken konnten nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },

  loadError: {
    title: 'Ihre Übersicht konnte nicht geladen werden',
    text: 'Der Server hat nicht geantwortet. Nichts, was Sie gespeichert haben, ist verloren.',
  },
});
