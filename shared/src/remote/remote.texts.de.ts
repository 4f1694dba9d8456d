import { translate } from '../rules/index';
import type * as english from './remote.texts';

export const remoteTexts = translate<typeof english.remoteTexts>('remote/remote')({
  loadingFragment: 'Wird geladen\u00a0…',
  fragmentFailed: 'Dieser Teil konnte nicht geladen werden',
  fragmentSafe: 'Ihre Eingaben sind noch da.',
  pageFailed: 'Etwas ist schiefgegangen',
  pageSafe:
    'Nichts, was Sie gespeichert haben, ist verloren. Versuchen Sie es noch einmal oder kommen Sie gleich wieder.',
  offline: 'Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  notFound: 'Seite nicht gefunden',
  notFoundHint: 'Sie wurde vielleicht verschoben oder entfernt, oder die Adresse enthält einen Tippfehler.',
  home: 'Zur Startseite',
  filledIn: (place) => `Aus der Postleitzahl übernommen: ${place}. Sie können es ändern.`,
  placesOf: (code) => `Welcher Ort gehört zu ${code}?`,
  otherCanton: (code, canton, chosen) =>
    `${code} liegt im Kanton ${canton}, nicht im Kanton ${chosen}. Bitte prüfen Sie die Angaben; Sie können sie auch so speichern.`,
  undo: 'Rückgängig',
  favorites: {
    added: 'Stelle gemerkt',
    removed: 'Nicht mehr gemerkt',
    noProfile: 'Sie haben noch kein Profil',
    failed: (reason) => `Die gemerkten Stellen konnten nicht geändert werden: ${reason}`,
    noAnswer: 'Der Server hat nicht geantwortet.',
  },
  follow: {
    follow: 'Folgen',
    following: 'Gefolgt',
    followed: (company) => `Sie folgen ${company}. Neue Stellen erhalten Sie als Mitteilung.`,
    ended: (company) => `Sie folgen ${company} nicht mehr.`,
    undo: 'Rückgängig',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  firstSteps: {
    title: 'Erste Schritte',
    count: (done, all) => `${done} von ${all} erledigt`,
    done: 'Erledigt:',
    dismiss: 'Erste Schritte ausblenden',
  },
  leave: {
    text: 'Diese Seite verlassen? Ihre Eingaben gehen verloren.',
    confirm: 'Seite verlassen',
    cancel: 'Bleiben',
    isDangerous: true,
  },
  report: 'Melden',
});
