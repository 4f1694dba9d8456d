import { translate } from '@metier/sdk/rules';
import type * as english from './edit.texts';

export const editTexts = translate<typeof english.editTexts>('seeker/applications/edit/edit')({
  title: 'Bewerbung bearbeiten',
  label: (title) => `Ihre Bewerbung: ${title}`,
  resumeHint: (present) =>
    present
      ? `${present} ist beigelegt. Eine neue Datei ersetzt die bisherige. PDF, DOC oder DOCX, höchstens 5\u00a0MB.`
      : 'PDF, DOC oder DOCX, höchstens 5\u00a0MB. Freiwillig.',
  save: 'Änderungen speichern',
  saving: 'Ihre Bewerbung wird gespeichert\u00a0…',
  cancel: 'Abbrechen',
  done: 'Bewerbung aktualisiert',
  failed: 'Die Bewerbung konnte nicht aktualisiert werden. Bitte versuchen Sie es noch einmal.',
  leave: {
    text: 'Ohne Speichern schliessen? Ihre Änderungen gehen verloren.',
    confirm: 'Änderungen verwerfen',
    cancel: 'Weiter bearbeiten',
    isDangerous: true,
  },
});
