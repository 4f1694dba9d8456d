import { translate } from '@metier/sdk/rules';
import type * as english from './files.texts';

/** Messages of refused uploads and downloads. */
export const filesTexts = translate<typeof english.filesTexts>('server/files/files')({
  pictureTooLarge: 'Das Bild ist zu gross. Höchstens 5\u00a0MB.',
  pictureKind: 'Dieses Dateiformat wird nicht unterstützt. Bitte verwenden Sie JPG, PNG oder GIF.',
  resumeTooLarge: 'Die Datei ist grösser als 5\u00a0MB. Bitte wählen Sie eine kleinere.',
  resumeKind: 'Möglich sind nur PDF-, DOC- und DOCX-Dateien.',
  documentTooLarge: 'Die Datei darf höchstens 5\u00a0MB gross sein.',
  documentKind: 'Möglich sind nur PDF-, DOC-, DOCX-, JPG- und PNG-Dateien.',
  attachmentTooLarge: 'Die Datei darf höchstens 10\u00a0MB gross sein.',
  attachmentKind: 'Möglich sind nur PDF-Dateien.',
  empty: 'Die Datei ist leer.',
  infected: 'Diese Datei enthält Schadsoftware und wurde deshalb nicht gespeichert.',
  unexpected: 'Hier wird keine Datei erwartet.',
  unavailable:
    'Dateien können im Moment weder gespeichert noch geöffnet werden. Bitte versuchen Sie es später noch einmal.',
});
