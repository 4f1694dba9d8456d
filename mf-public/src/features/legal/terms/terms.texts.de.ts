import { TERMS_VERSION, translate } from '@metier/sdk/rules';
import type * as english from './terms.texts';

export const termsTexts = translate<typeof english.termsTexts>('public/legal/terms')({
  title: 'Nutzungsbedingungen',
  lead: 'Was Sie von Metier erwarten dürfen und was wir von Ihnen erwarten, in einfachen Worten.',
  changedOn: TERMS_VERSION,
  sections: ({ address }) => [
    {
      id: 'service',
      title: 'Was Metier ist',
      blocks: [
        `Metier, ${address}, betreibt einen Marktplatz, auf dem Firmen Stellen ausschreiben und Menschen sich darauf bewerben. An dem, was Sie miteinander vereinbaren, sind wir nicht beteiligt: Mit uns oder durch uns kommt kein Arbeitsvertrag zustande.`,
        'Stellen zu suchen und sich zu bewerben, ist für Studierende kostenlos. Niemand darf hier von Bewerberinnen und Bewerbern Geld verlangen, weder wir noch eine Firma.',
      ],
    },
    {
      id: 'account',
      title: 'Ihr Konto',
      blocks: [
        {
          points: [
            'Ein Konto pro Person oder Firma, mit wahrheitsgemässen Angaben. Sie sind mindestens 15 Jahre alt.',
            'Behalten Sie Ihr Passwort für sich. Was mit Ihrem Konto geschieht, gilt als Ihr Handeln, bis Sie uns melden, dass jemand anderes es benutzt.',
            'Sie können es jederzeit auflösen, unter «Ihre Daten» in Ihrem Konto.',
          ],
        },
      ],
    },
    {
      id: 'students',
      title: 'Wenn Sie sich bewerben',
      blocks: [
        {
          points: [
            'Was Sie über sich angeben, ist wahr, und die Dokumente gehören Ihnen.',
            'Eine Bewerbung pro Stelle. Sie können sie ändern, bis sie zurückgezogen ist, und sie jederzeit zurückziehen; eine zurückgezogene Bewerbung lässt sich nicht wieder eröffnen, aber Sie dürfen sich erneut bewerben.',
            'Eine Firma bewerten dürfen jene, deren Bewerbung abgeschlossen ist. Schreiben Sie, was Sie selbst erlebt haben.',
          ],
        },
      ],
    },
    {
      id: 'employers',
      title: 'Wenn Sie Stellen besetzen',
      blocks: [
        {
          points: [
            'Eine Stelle, die Sie ausschreiben, gibt es wirklich, Sie dürfen sie besetzen, und Lohn, Pensum und Ort entsprechen der Wirklichkeit. Pausieren Sie die Stelle, wenn sie besetzt ist.',
            'Wählen Sie danach aus, was die Arbeit verlangt. Inserate, die diskriminieren, zum Beispiel nach Geschlecht, Herkunft oder Alter, verstossen gegen Schweizer Recht und werden entfernt.',
            'Verwenden Sie eine Bewerbung nur für diese Stelle. Geben Sie sie nicht weiter und beantworten Sie sie: Ein klares Nein ist besser als Schweigen.',
            'Notizen dürfen Sie machen, ohne zu fragen; wer sich beworben hat, kann aber nach dem Datenschutzgesetz Einsicht verlangen. Schreiben Sie entsprechend.',
          ],
        },
      ],
    },
    {
      id: 'content',
      title: 'Was Sie schreiben',
      blocks: [
        'Ihre Texte, Bilder und Dokumente gehören weiterhin Ihnen. Sie erlauben uns, sie zu speichern und zu zeigen, soweit die Website es braucht und solange sie dort sind.',
        'Keine Beleidigungen, keine Werbung, nichts Illegales, keine Programme, die Daten von diesen Seiten im grossen Stil sammeln. Solches dürfen wir entfernen und Konten schliessen; wir sagen Ihnen, weshalb.',
      ],
    },
    {
      id: 'liability',
      title: 'Was wir versprechen und was nicht',
      blocks: [
        'Wir betreiben die Website mit Sorgfalt, können aber nicht versprechen, dass sie immer verfügbar ist, dass ein Stelleninserat in jedem Wort stimmt oder dass Sie eine Stelle oder Mitarbeitende finden. Wir haften für Absicht und grobe Fahrlässigkeit; im Übrigen so wenig, wie das Schweizer Recht es zulässt.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen und Recht',
      blocks: [
        'Wenn sich diese Bedingungen ändern, schreiben wir Ihnen einen Monat im Voraus. Sind Sie nicht einverstanden, lösen Sie Ihr Konto auf; bis dahin gelten für Sie die bisherigen.',
        'Es gilt Schweizer Recht. Zuständig sind die Gerichte an unserem Sitz, sofern nicht ein Gesetz Ihnen die Gerichte an Ihrem Ort zusichert, wie es bei Konsumentinnen und Konsumenten sowie bei Arbeitnehmenden der Fall ist.',
      ],
    },
  ],
});
