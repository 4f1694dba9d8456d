import { translate } from '@metier/sdk/rules';
import type * as english from './picture.texts';

export const pictureTexts = translate<typeof english.pictureTexts>('public/picture/picture')({
  person: { label: 'Profilbild', saved: 'Bild aktualisiert', removed: 'Bild entfernt' },
  company: { label: 'Firmenlogo', saved: 'Logo aktualisiert', removed: 'Logo entfernt' },
  hint: 'JPG, PNG oder GIF, höchstens 5\u00a0MB. Wird gespeichert, sobald Sie es auswählen.',
  saving: 'Wird hochgeladen\u00a0…',
  remove: 'Entfernen',
  failed: 'Das Bild konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  removeFailed: 'Das Bild konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
});
