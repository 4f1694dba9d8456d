import type { Retention } from '@metier/sdk/contract';
import type { LegalText } from '../legal-text';
import { translate } from '@metier/sdk/rules';
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
    what: 'Profil von Studierenden',
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
    until: 'Bis Sie sie ausschalten oder Ihr Konto gelöscht wird',
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

const listStoredData = ({ application_days: days, export_days: exportDays }: Retention) => [
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

const lead =
  'Was wir über Sie wissen, weshalb, wer es sieht und wie Sie es berichtigen oder löschen lassen. Keine Werbung, keine Nachverfolgung, nichts wird verkauft.';

const COOKIES = {
  id: 'cookies',
  title: 'Cookies und lokaler Speicher',
  blocks: [
    'Höchstens neun Cookies, meistens vier, alle von uns, keines zur Nachverfolgung. Deshalb fragt Sie kein Banner danach.',
    {
      points: [
        'sessionid (über https: __Host-sessionid) hält Sie angemeldet. Skripte können es nicht lesen. Gesetzt, wenn Sie sich anmelden, gelöscht, wenn Sie sich abmelden, höchstens 30 Tage.',
        'csrftoken belegt, dass ein Formular von dieser Website und nicht von einer gefälschten gesendet wurde. Ein Jahr.',
        'device (über https: __Secure-device) merkt sich, welche Konten in diesem Browser geöffnet wurden, höchstens fünf, damit Fremde, die Ihr Passwort erraten wollen, Sie nicht aussperren können. Skripte können es nicht lesen, und es bleibt, wenn Sie sich abmelden. Ein Jahr, oder bis sich Ihr Passwort ändert.',
        'theme merkt sich, ob Sie hell oder dunkel gewählt haben, wenn Sie es getan haben. Ein Jahr.',
        'language merkt sich, welche Sprache Sie gewählt haben oder welche die Adresse nannte, der Sie gefolgt sind. Ein Jahr.',
        'visitor belässt Sie bei einer Version unserer Seiten, während wir mit einem Teil der Besucherinnen und Besucher eine neue ausprobieren. Es wird nur dann gesetzt, wir speichern es nirgends, und Skripte können es nicht lesen. Ein Jahr.',
        'wrote holt, nachdem Sie etwas gespeichert haben, Ihre nächsten Seiten von dort, wo es bereits angekommen ist. Fünf Sekunden.',
        'release merkt sich die Version, die ein Link verlangt hat, wenn Sie einem solchen gefolgt sind. Ein Tag.',
        'platform ist für die Personen, die diese Website bauen. Zwölf Stunden.',
      ],
    },
    'Im Speicher Ihres Browsers, und nirgends sonst, liegen der Entwurf einer Bewerbung, die Sie nicht gesendet haben, und die Vorteile, die Sie beim Ausschreiben einer Stelle gewählt haben. Beides verschwindet mit den Daten Ihres Browsers.',
    'Alles auf diesen Seiten kommt von diesem einen Server: keine Schriften, Karten, Skripte oder Zählpixel von anderen.',
  ],
};

const make = (retention: Retention): LegalText => ({
  title: 'Datenschutz',
  lead,
  changedOn: '2026-11-26',
  sections: ({ email, address }) => [
    {
      id: 'who',
      title: 'Wer verantwortlich ist',
      blocks: [
        `Metier, ${address}, ist nach dem Bundesgesetz über den Datenschutz (DSG) für die Daten auf dieser Website verantwortlich. Zu allem auf dieser Seite erreichen Sie uns unter ${email}.`,
      ],
    },
    {
      id: 'data',
      title: 'Was wir speichern und wozu',
      blocks: [
        'Nur, was Sie eingeben oder was nötig ist, damit die Website sicher bleibt. Hinter Ihrem Rücken entstehen keine Profile, und kein Programm entscheidet über eine Bewerbung: Das tun Menschen.',
        {
          caption: 'Gespeicherte Daten, ihr Zweck und wie lange wir sie behalten',
          rows: listStoredData(retention),
        },
      ],
    },
    {
      id: 'who-sees',
      title: 'Wer was sieht',
      blocks: [
        {
          points: [
            'Alle sehen aktive Stellen und Firmenprofile: Name, Logo, Ort und Kanton, Website, Texte, Bewertungen ohne Namen und die Kontaktperson, die eine Firma bei einer offenen Stelle nennt. Nie die Strasse, die E-Mail-Adresse oder den Benutzernamen einer Firma.',
            'Eine Firma sieht das Profil von Studierenden erst, nachdem diese sich auf eine ihrer Stellen beworben haben, und auch dann ohne Geburtsdatum, Strasse, Postleitzahl und gemerkte Stellen. Was Sie in der Bewerbung selbst geschrieben haben, sieht sie vollständig.',
            'Die Notizen einer Firma zu einer Bewerbung liest nur diese Firma.',
            'Andere Studierende sehen nichts von Ihnen. Niemand kann nach Studierenden suchen.',
          ],
        },
        'Wir geben niemandem sonst Daten, es sei denn, eine Schweizer Behörde verlangt sie von Gesetzes wegen.',
      ],
    },
    COOKIES,
    {
      id: 'rights',
      title: 'Ihre Rechte und wie Sie sie ausüben',
      blocks: [
        'Sie dürfen wissen, was wir über Sie speichern, es berichtigen lassen, es löschen lassen und es in einem gängigen Format mitnehmen (Artikel 25, 28 und 32 DSG). All das können Sie selbst tun: Ihr Profil bearbeiten, Dokumente löschen, Bewerbungen zurückziehen und unter «Ihre Daten» in Ihrem Konto alles exportieren und das Konto löschen.',
        `Ein Konto, das Sie löschen, wird sofort gesperrt und ist nach ${retention.deletion_days} Tagen gelöscht, mit Profil, Dokumenten, Bewerbungen, Nachrichten und Bewertungen; bis dahin können Sie es behalten. Zu einem Konto, das ${retention.account_days} Tage lang niemand benutzt, senden wir eine E-Mail; ${retention.warning_days} Tage später wird es gelöscht. Eine Sicherungskopie kann es enthalten, bis sie überschrieben ist; wird sie eingespielt, wird das Konto erneut gelöscht.`,
        `Für alles andere schreiben Sie von der Adresse Ihres Kontos aus an ${email}. Wir antworten innert 30 Tagen, und es kostet nichts.`,
        'Wenn Sie finden, dass wir etwas falsch machen, sagen Sie es uns oder dem Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB, edoeb.admin.ch).',
      ],
    },
    {
      id: 'safety',
      title: 'Wie die Daten geschützt sind',
      blocks: [
        'Die Verbindung ist verschlüsselt, wo immer die Website über https läuft. Hochgeladene Dateien werden anhand ihres Inhalts geprüft, Bilder verlieren ihre versteckten Daten wie den Ort der Aufnahme, und eine Datei erhalten nur jene, die sie sehen dürfen. Wenn etwas geschieht, das Ihre Daten gefährdet, informieren wir Sie und den EDÖB.',
      ],
    },
  ],
});

/** The limits are those that the server enforces. */
export const privacyTexts = translate<typeof english.privacyTexts>('public/legal/privacy')({ lead, make });
