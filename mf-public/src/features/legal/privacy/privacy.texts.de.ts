import type { Retention } from '@metier/sdk/contract';
import type { DataRow } from '../legal-text';
import { translate } from '@metier/sdk/rules';
import text from './privacy.de.md';
import type * as english from './privacy.texts';

const PROFILES = [
  {
    what: 'Konto',
    detail:
      'Benutzername, E-Mail-Adresse, Art des Kontos, Bild, Sprache und Ihr Passwort als argon2id-Hash, den niemand lesen kann',
    why: 'Anmeldung, und um Ihnen zu Ihren Bewerbungen zu schreiben',
    until: 'Bis Ihr Konto gelöscht wird',
  },
  {
    what: 'Profil von Stellensuchenden',
    detail: 'Name, Geburtsdatum, Adresse, Angaben über Sie, Erfahrung, Fähigkeiten, gemerkte Stellen',
    why: 'Ihre Übersicht, und was Firmen von Ihnen sehen, wenn Sie sich bewerben',
    until: 'Bis Sie es ändern oder Ihr Konto gelöscht wird',
  },
  {
    what: 'Firmenprofil und Stellen',
    why: 'Beides ist öffentlich: Dazu ist es da',
    until: 'Bis Sie etwas daran ändern oder das Konto gelöscht wird',
  },
];

const USE = [
  {
    what: 'Sitzungen',
    detail:
      'Ein Schlüssel, die Art des Browsers, wann und aus welchem Netzwerk (gekürzt) er zuletzt verwendet wurde',
    why: 'Damit Sie angemeldet bleiben und sehen, wo Sie es sind',
    until: 'Bis Sie sich abmelden; 14 Tage ohne Verwendung; höchstens 30 Tage',
  },
  {
    what: 'Aufrufe einer Stelle',
    detail: 'Ein Schlüssel pro Person und Tag, aus dem sich keine Adresse zurückgewinnen lässt',
    why: 'Die Anzahl der Aufrufe, die Firmen sehen',
    until: 'Bis die Stelle gelöscht wird',
  },
  {
    what: 'Suchen',
    detail:
      'Wie oft nach einem Begriff gesucht wurde, zu dem wir keinen Beruf kennen, und welche Art von Stelle danach geöffnet wurde, pro Tag; ohne Konto und Adresse, und als Hash, bis mehrere Personen danach gesucht haben',
    why: 'Damit die Suche mehr Begriffe versteht',
    until: '90 Tage',
  },
  {
    what: 'Zähler von Versuchen',
    detail:
      'Sich anzumelden, sich zu registrieren oder uns zu schreiben, nach Konto, Browser und Netzwerkadresse, als Hash',
    why: 'Um aufzuhalten, wer Passwörter zu erraten versucht',
    until: 'Bis ihre Zeit abgelaufen ist, höchstens einen Tag nach dem letzten Versuch',
  },
  {
    what: 'Ausfälle unserer Seiten',
    detail:
      'Welcher Teil auf welcher Art von Seite ausgefallen ist, und wie oft er funktioniert hat; ohne Konto, Netzwerkadresse und Ihre Eingaben',
    why: 'Um zu bemerken und zu beheben, was nicht funktioniert',
    until: '14 Tage',
  },
  {
    what: 'Anmeldung in zwei Schritten',
    detail: 'Der Schlüssel Ihrer Authenticator-App, verschlüsselt; Wiederherstellungscodes, als Hash',
    why: 'Um Ihre Codes zu prüfen',
    until: 'Bis Sie sie deaktivieren oder Ihr Konto gelöscht wird',
  },
  {
    what: 'Passkeys',
    detail: 'Ihr öffentlicher Schlüssel und Name, wann sie hinzugefügt und zuletzt verwendet wurden',
    why: 'Damit Sie sich ohne Passwort anmelden können',
    until: 'Bis Sie sie entfernen oder Ihr Konto gelöscht wird',
  },
  {
    what: 'Links, die eine Adresse bestätigen',
    detail: 'Die Adresse, das Konto, wann der Link verwendet wurde',
    why: 'Um zu wissen, dass eine Adresse Ihnen gehört, bevor wir an sie schreiben',
    until: 'Höchstens eine Woche',
  },
  {
    what: 'Newsletter',
    detail: 'Ihre E-Mail-Adresse',
    why: 'Um ihn zu senden, sobald Sie bestätigt haben',
    until: 'Bis Sie ihn abbestellen; nach sieben Tagen, wenn Sie nicht bestätigen',
  },
  {
    what: 'Wer Ihre Bewerbung geöffnet hat',
    detail: 'Die Firma oder jemand von uns, was geöffnet wurde, und der Tag',
    why: 'Damit Sie es sehen',
    until: 'Bis die Bewerbung keine Angaben zur Person mehr enthält',
  },
];

const listStoredData = ({
  application_days: days,
  export_days: exportDays,
}: Retention): readonly DataRow[] => [
  ...PROFILES,
  {
    what: 'Bewerbungen',
    detail:
      'Ihre Antworten, Ihr Lebenslauf und Ihre Dokumente, jede Änderung des Status mit der Zeit, die Notizen der Firma',
    why: 'Die Bewerbung selbst, für Sie und für die eine Firma',
    until: `${days} Tage nach ihrem Abschluss; danach bleibt bei der Firma nur vermerkt, dass es eine gab, ohne Angaben zu Ihnen. Früher, wenn eines der beiden Konten gelöscht wird`,
  },
  {
    what: 'Nachrichten und Bewertungen',
    why: 'Damit beide Seiten nachlesen können, was geschrieben wurde',
    until: `${days} Tage nach dem Abschluss der Bewerbung; Bewertungen, bis das Konto einer Seite gelöscht wird`,
  },
  ...USE,
  {
    what: 'Exporte Ihrer Daten',
    why: 'Damit Sie sie herunterladen können',
    until: `${exportDays} Tage`,
  },
  {
    what: 'E-Mails an Sie',
    detail: 'Art, Adresse, Zeit',
    why: 'Um herauszufinden, weshalb eine nicht angekommen ist',
    until: '30 Tage; ihr Text wird gelöscht, sobald sie gesendet sind',
  },
];

/** The limits are those that the server enforces. */
export const privacyTexts = translate<typeof english.privacyTexts>('public/legal/privacy')({
  text,
  changedOn: '2026-11-26',
  caption: 'Gespeicherte Daten, ihr Zweck und wie lange wir sie behalten',
  rows: listStoredData,
  values: (retention) => retention,
});
