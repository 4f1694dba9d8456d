import { translate } from '../rules/index';
import type * as english from './ui.texts';

/** Texts of the kit itself; all other texts are passed in by the page. */
export const uiTexts = translate<typeof english.uiTexts>('ui/ui')({
  titleOf: (page) => `${page} – Metier`,
  working: 'Einen Moment\u00a0…',
  tryAgain: 'Erneut versuchen',
  close: 'Schliessen',
  cancel: 'Abbrechen',
  dismiss: 'Schliessen',
  remove: 'Entfernen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  passwordStrength: 'Stärke des Passworts:',
  breadcrumb: 'Navigationspfad',
  pagination: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: (page) => `Seite ${page}`,
  pageOf: (page, pages) => `${page} von ${pages}`,
  stepDone: 'Erledigt:',
  notifications: 'Hinweise',
  stars: (rating) => `${rating} von 5 Sternen`,
  noStars: 'Noch nicht bewertet',
  missingRemote: (name) =>
    `Dieser Teil der Website (${name}) antwortet nicht. Alles andere funktioniert weiterhin.`,
  status: {
    pending: 'Eingereicht',
    reviewed: 'Gesichtet',
    shortlisted: 'Engere Auswahl',
    interview: 'Gespräch',
    hired: 'Zusage',
    rejected: 'Absage',
    withdrawn: 'Zurückgezogen',
    active: 'Aktiv',
    inactive: 'Inaktiv',
  },
  reviewTitleHint: 'In wenigen Worten. Freiwillig.',
});
