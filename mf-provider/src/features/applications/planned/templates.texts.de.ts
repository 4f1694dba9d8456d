import { PLACEHOLDERS, translate } from '@metier/sdk/rules';
import type * as english from './templates.texts';

const nameAll = (kind: string) =>
  PLACEHOLDERS.filter(({ value }) => kind === 'rejection' || value !== 'reason')
    .map(({ value }) => `{${value}}`)
    .join(', ');

export const templatesTexts = translate<typeof english.templatesTexts>(
  'provider/applications/planned/templates',
)({
  action: 'Vorlagen',
  title: 'Vorlagen für Nachrichten',
  hint: 'Texte, die Sie wiederverwenden. Namen, Stellen und Gründe werden vor dem Senden ausgefüllt.',
  none: 'Noch keine Vorlagen.',
  add: 'Neue Vorlage',
  addTitle: 'Neue Vorlage',
  editTitle: (name) => `${name} bearbeiten`,
  edit: 'Bearbeiten',
  editOf: (name) => `${name} bearbeiten`,
  remove: 'Löschen',
  removeOf: (name) => `${name} löschen`,
  removed: (name) => `${name} gelöscht`,
  restored: (name) => `${name} wiederhergestellt`,
  removeFailed: 'Die Vorlage konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
  restoreFailed: 'Die Vorlage konnte nicht wiederhergestellt werden. Bitte versuchen Sie es noch einmal.',
  saved: 'Vorlage gespeichert',
  saveFailed: 'Die Vorlage konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  loadFailed: 'Die Vorlagen konnten nicht geladen werden',
  kind: 'Verwendet für',
  languageHint: 'In dieser Sprache werden auch die Platzhalter ausgefüllt.',
  name: 'Name',
  text: 'Text',
  textHint: (kind) => `Platzhalter: ${nameAll(kind)}`,
  preview: 'Beispiel',
  sample: {
    candidate: 'Lea Keller',
    job: 'Köchin',
    company: 'Ihre Firma',
    reason: 'Die Stelle ist besetzt',
  },
  save: 'Vorlage speichern',
  saving: 'Vorlage wird gespeichert\u00a0…',
  cancel: 'Abbrechen',
  close: 'Schliessen',
  required: 'Bitte füllen Sie dieses Feld aus.',
  pick: 'Vorlage',
  noTemplate: 'Keine Vorlage',
});
