import { translate } from '@metier/sdk/rules';
import type * as english from './support.texts';

export const supportTexts = translate<typeof english.supportTexts>('public/legal/support')({
  title: 'Hilfe',
  lead: 'Antworten auf die häufigsten Fragen und wie Sie uns für alles andere erreichen.',
  topics: [
    {
      id: 'account',
      title: 'Ihr Konto',
      answers: [
        {
          question: 'Ich habe mein Passwort vergessen',
          answer:
            'Wählen Sie auf der Anmeldeseite «Passwort vergessen?» und geben Sie die E-Mail-Adresse Ihres Kontos ein. Der Link, den wir senden, funktioniert einmal, während 60\u00a0Minuten. Ein neues Passwort meldet Sie auf allen Geräten ab.',
        },
        {
          question: 'Die E-Mail kommt nicht an',
          answer:
            'Warten Sie ein paar Minuten und schauen Sie in den Spam-Ordner. Die Website antwortet bei jeder Adresse gleich, damit niemand herausfinden kann, wer hier registriert ist: Prüfen Sie, ob Sie die Adresse Ihres Kontos eingegeben haben.',
        },
        {
          question: 'Es heisst, es habe zu viele Versuche gegeben',
          answer:
            'Nach mehreren falschen Passwörtern ist ein Konto eine Zeit lang für alle gesperrt, damit niemand das Passwort erraten kann. Warten Sie so lange, wie die Meldung sagt, oder wählen Sie per E-Mail ein neues Passwort.',
        },
        {
          question: 'Wie lösche ich mein Konto oder erhalte meine Daten?',
          answer:
            'Unter «Ihre Daten» in Ihrem Konto (/account/data). Das Konto wird sofort gesperrt, und Sie können es noch einige Tage lang behalten; mit dem Konto werden Ihr Profil, Ihre Dokumente, Bewerbungen, Nachrichten und Bewertungen gelöscht.',
        },
        {
          question: 'Wie ändere ich meinen Benutzernamen oder meine E-Mail-Adresse?',
          answer: 'Schreiben Sie uns von der Adresse Ihres Kontos aus. Wir erledigen es innert weniger Tage.',
        },
      ],
    },
    {
      id: 'students',
      title: 'Für Studierende',
      answers: [
        {
          question: 'Welche Dateien kann ich senden?',
          answer:
            'Einen Lebenslauf als PDF, DOC oder DOCX von höchstens 5\u00a0MB; weitere Dokumente zu einer Bewerbung auch als JPG oder PNG. Die Ablage unter «Dokumente» nimmt PDF von höchstens 10\u00a0MB auf, und was dort liegt, können Sie jeder Bewerbung beilegen. Bilder von Ihnen: JPG, PNG oder GIF, höchstens 5\u00a0MB.',
        },
        {
          question: 'Kann ich eine gesendete Bewerbung noch ändern?',
          answer:
            'Ja, unter «Meine Bewerbungen»: Ihre Antworten, den Lebenslauf und weitere Dokumente, bis Sie die Bewerbung zurückziehen.',
        },
        {
          question: 'Was bedeuten die Status?',
          answer:
            'Hängig: gesendet, noch nicht angeschaut. Gesichtet: Jemand hat sie gelesen. Engere Auswahl: Sie gehören zu den wenigen. Gespräch: Man möchte Sie kennenlernen. Mit «Eingestellt» und «Abgesagt» ist die Bewerbung abgeschlossen. Bei jedem Schritt erhalten Sie eine E-Mail.',
        },
        {
          question: 'Was geschieht, wenn ich die Bewerbung zurückziehe?',
          answer:
            'Die Firma behält Ihren Namen, die Stelle, die Daten der einzelnen Schritte und ihre eigenen Notizen. Ihre Kontaktangaben, Antworten und Dateien sieht sie nicht mehr, und auch nicht Ihr Profil, ausser Sie haben sich auf eine andere ihrer Stellen beworben. Keine der beiden Seiten kann noch schreiben. Die Bewerbung lässt sich nicht mehr ändern; ist die Stelle noch offen, dürfen Sie sich erneut bewerben.',
        },
        {
          question: 'Wer sieht mein Profil?',
          answer:
            'Nur Firmen, auf deren Stellen Sie sich beworben haben, bis Sie die Bewerbung zurückziehen; Ihr Geburtsdatum, Ihre Strasse und Ihre gemerkten Stellen sehen auch sie nicht. Niemand kann nach Studierenden suchen.',
        },
      ],
    },
    {
      id: 'employers',
      title: 'Für Firmen',
      answers: [
        {
          question: 'Wie schreibe ich eine Stelle aus?',
          answer:
            'Vervollständigen Sie zuerst das Firmenprofil und wählen Sie dann in der Übersicht «Stelle ausschreiben». Die Stelle ist sofort öffentlich. Sie können sie jederzeit bearbeiten oder pausieren: Eine pausierte Stelle nimmt keine Bewerbungen an und erscheint nicht in der Suche.',
        },
        {
          question: 'Wer liest unsere Notizen?',
          answer: 'Nur Ihre Firma. Wer sich beworben hat, sieht weder die Notizen noch, dass es welche gibt.',
        },
        {
          question: 'Was erfährt eine Person, die sich bewirbt, von uns?',
          answer:
            'Sie erhält eine E-Mail bei jeder Änderung des Status und eine für jede Nachricht. Auf die engere Auswahl folgt ein Gespräch oder die Einstellung; «Eingestellt» und «Abgesagt» lassen sich nicht zurücknehmen, deshalb fragt die Website vorher nach.',
        },
        {
          question: 'Wie werden Aufrufe gezählt?',
          answer: 'Jede Person einmal am Tag pro Stelle, und nie Sie selbst.',
        },
      ],
    },
    {
      id: 'site',
      title: 'Die Website',
      answers: [
        {
          question: 'Kann ich die Website dunkel oder hell anzeigen?',
          answer:
            'Ja, am Ende jeder Seite unter «Darstellung». «System» richtet sich nach Ihrem Gerät. Die Wahl wird auf diesem Gerät gespeichert.',
        },
        {
          question: 'Funktioniert die Website mit der Tastatur oder mit einem Screenreader?',
          answer:
            'Sie ist für beides gebaut und geprüft, nach WCAG 2.2 AA. Wenn etwas bei Ihnen nicht funktioniert, ist das unser Fehler: Bitte sagen Sie uns, auf welcher Seite und mit welchem Programm.',
        },
        {
          question: 'Etwas ist schiefgegangen',
          answer:
            'Wählen Sie «Erneut versuchen»: Ihre Eingaben sind noch da. Wenn es nicht besser wird, schreiben Sie uns, was Sie wann getan haben. Anhand der Zeit finden wir es in unseren Aufzeichnungen.',
        },
      ],
    },
  ],
});
