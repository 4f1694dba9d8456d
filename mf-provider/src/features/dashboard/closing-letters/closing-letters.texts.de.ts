import { german, PLACEHOLDERS, translate } from '@metier/sdk/rules';
import type * as english from './closing-letters.texts';

const countPeople = (count: number) =>
  german.plural(count, { one: '1 Person', other: `${german.count(count)} Personen` });

export const closingTexts = translate<typeof english.closingTexts>('provider/dashboard/closing-letters')({
  candidates: countPeople,
  unanswered: (count) => `Für ${countPeople(count)} ohne Antwort`,
  actionsOf: (job) => `Weitere Aktionen zur Abschlussmitteilung zu «${job}»`,
  edit: 'Text bearbeiten',
  editOf: (job) => `Text bearbeiten: Abschlussmitteilung zu «${job}»`,
  send: 'Jetzt senden',
  sendQuestion: (count, job) => `Die Abschlussmitteilung zu «${job}» jetzt an ${countPeople(count)} senden?`,
  skip: 'Nicht senden',
  skipQuestion: (count, job) =>
    `Keine Abschlussmitteilung zu «${job}» senden? ${german.plural(count, { one: 'Die Person hört', other: `Die ${german.count(count)} Personen hören` })} nichts von Ihnen.`,
  sent: 'Die Abschlussmitteilung ist unterwegs',
  skipped: 'Es wird keine Abschlussmitteilung gesendet',
  saved: 'Abschlussmitteilung gespeichert',
  failed: 'Die Abschlussmitteilung konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  loadFailed: 'Die Abschlussmitteilungen konnten nicht geladen werden',
  dialog: {
    title: (job) => `Abschlussmitteilung zu «${job}»`,
    label: 'Text',
    hint: `Platzhalter: ${PLACEHOLDERS.filter(({ value }) => value !== 'reason')
      .map(({ value }) => `{${value}}`)
      .join(', ')}. Sie werden für jede Person ausgefüllt.`,
    keep: 'Diesen Text auch für spätere Stellen in dieser Sprache verwenden',
    languageHint: 'Vorgeschlagen wird die Sprache des Inserats. Alle Personen bekommen diesen einen Text.',
    languageFailed:
      'Der Text in dieser Sprache konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    preview: 'Was die Person liest',
    save: 'Text speichern',
    saving: 'Text wird gespeichert\u00a0…',
    cancel: 'Abbrechen',
    required: 'Bitte füllen Sie dieses Feld aus.',
    sampleCandidate: 'Lea Keller',
  },
});
