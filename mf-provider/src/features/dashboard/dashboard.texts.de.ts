import { german, statusesTexts, textsIn, translate } from '@metier/sdk/rules';
import type * as english from './dashboard.texts';

export const dashboardTexts = translate<typeof english.dashboardTexts>('provider/dashboard/dashboard')({
  title: 'Übersicht',
  postJob: 'Stelle ausschreiben',
  viewReviews: 'Bewertungen ansehen',
  editProfile: 'Profil bearbeiten',
  email: 'E-Mail',
  website: 'Website',
  place: 'Standort',
  responseTime: {
    label: 'Antwortzeit',
    seen: (words) =>
      words ? `Stellensuchende sehen: «${words}»` : 'Stellensuchende sehen noch keine Antwortzeit',
  },
  noEmail: 'E-Mail nicht angegeben',
  noWebsite: 'Website nicht angegeben',
  noLocation: 'Ort nicht angegeben',
  noRegion: 'Kanton nicht angegeben',
  posted: { text: (title) => `«${title}» ist jetzt online.`, view: 'Zur Stelle' },
  facts: 'Kontakt und Angaben',
  safe: 'Es ist nichts verloren. Versuchen Sie es gleich noch einmal.',
  followers: 'Follower',
  followersCount: (count) => german.count(count),
  firstSteps: {
    confirm: 'E-Mail-Adresse bestätigen',
    profile: 'Firma vorstellen',
    logo: 'Logo hochladen',
    job: 'Erste Stelle ausschreiben',
  },

  interviews: {
    loadFailed: 'Die Gespräche konnten nicht geladen werden',
    view: 'Ansehen',
    viewOf: (candidate) => `Gespräch mit ${candidate} ansehen`,
  },

  applications: {
    title: 'Neueste Bewerbungen',
    loadFailed: 'Die Bewerbungen konnten nicht geladen werden',
    filter: 'Nach Status filtern',
    all: (count) => `Alle Status (${german.count(count)})`,
    statusOf: (status, count) => `${textsIn('de', statusesTexts).labels[status]} (${german.count(count)})`,
    submitted: (date) => `\u00a0· ${date}`,
    withdrawn: (date) => `\u00a0· Zurückgezogen: ${date}`,
    view: 'Ansehen',
    viewOf: (name) => `Bewerbung von ${name} ansehen`,
    moves: {
      shortlisted: 'In engere Auswahl',
      interview: 'Einladen',
      hired: 'Zusagen',
      rejected: 'Absagen',
    },
    moveOf: (move, name) => `${move}: ${name}`,
    actionsOf: (name) => `Weitere Aktionen zu ${name}`,
    none: 'Keine Bewerbungen gefunden',
    noneHint: 'Bewerbungen erscheinen hier, sobald sich jemand auf eine Ihrer Stellen bewirbt.',
    noneOf: (status) => `Keine davon hat den Status «${textsIn('de', statusesTexts).labels[status]}».`,
    showAll: 'Alle Status anzeigen',
    viewAll: 'Alle Bewerbungen',
    pages: 'Seiten der Bewerbungen',
  },
  jobs: {
    title: 'Ihre Stellen',
    loadFailed: 'Ihre Stellen konnten nicht geladen werden',
    filter: 'Stellen filtern',
    filters: { all: 'Alle', active: 'Aktiv', inactive: 'Inaktiv' },
    facts: (location, type, salary) => `${location} · ${type} · ${salary}`,
    received: (count) =>
      german.plural(count, { one: '1 Bewerbung', other: `${german.count(count)} Bewerbungen` }),
    viewsAndDay: (views, posted) =>
      ` · ${german.plural(views, { one: '1 Aufruf', other: `${german.count(views)} Aufrufe` })} · veröffentlicht: ${posted}`,
    steps: {
      views: (count) => german.plural(count, { one: 'Aufruf', other: 'Aufrufe' }),
      applications: (count) => german.plural(count, { one: 'Bewerbung', other: 'Bewerbungen' }),
      interviews: (count) => german.plural(count, { one: 'Gespräch', other: 'Gespräche' }),
    },
    recentViews: (sum, most) =>
      `Aufrufe der letzten 14 Tage: ${german.count(sum)}, höchstens ${german.count(most)} an einem Tag`,
    viewsInTwoWeeks: 'Aufrufe der letzten 14 Tage',
    halfAnswered: 'Die Hälfte erhält Antwort innert',
    days: (count) => german.plural(count, { one: 'eines Tages', other: `${count} Tagen` }),
    noAnswers: 'Noch zu wenige Antworten',
    actionsOf: (title) => `Aktionen zu «${title}»`,
    deadline: {
      open: (day, left) => `Bewerben bis ${day} · ${left}`,
      paused: (day) => `Bewerbungsfrist: ${day}`,
      passed: (day) => `Mit Ablauf der Bewerbungsfrist am ${day} geschlossen`,
    },
    pause: 'Pausieren',
    activate: 'Aktivieren',
    relist: 'Neu ausschreiben',
    edit: 'Bearbeiten',
    editOf: (title) => `${title} bearbeiten`,
    duplicate: 'Duplizieren',
    duplicateFailed: 'Die Stelle konnte nicht dupliziert werden.',
    applications: 'Bewerbungen',
    applicationsOf: (title) => `Bewerbungen auf «${title}»`,
    updateFailed: 'Der Status der Stelle konnte nicht geändert werden.',
    none: 'Sie haben noch keine Stellen ausgeschrieben.',
    noneHint: 'Eine Stelle ist für alle Stellensuchenden sichtbar, sobald Sie sie ausschreiben.',
    postFirst: 'Erste Stelle ausschreiben',
    noneActive: 'Keine aktiven Stellen: Stellensuchende finden keine Ihrer Stellen.',
    noneInactive: 'Keine inaktiven Stellen: Alle Ihre Stellen sind sichtbar.',
    pages: 'Seiten der Stellen',
  },
  profile: {
    title: 'Firmenprofil',
    edit: {
      mission: 'Mission bearbeiten',
      advantages: 'Vorteile bearbeiten',
      ethics: 'Arbeitskultur bearbeiten',
    },
    tabs: { mission: 'Mission', advantages: 'Vorteile', ethics: 'Arbeitskultur' },
    empty: {
      mission: 'Die Mission ist noch nicht beschrieben. Hier lesen Stellensuchende, was Sie tun und für wen.',
      advantages:
        'Noch sind keine Vorteile aufgeführt. Hier sehen Stellensuchende, was Sie Ihren Mitarbeitenden bieten.',
      ethics:
        'Die Arbeitskultur ist noch nicht beschrieben. Hier lesen Stellensuchende, wie Sie miteinander und mit der Arbeit umgehen.',
    },
  },
});
