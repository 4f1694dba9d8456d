import { translate } from '../languages/texts';
import type * as english from './files.texts';

/** Why a file is refused, by its rule. */
export const fileRulesTexts = translate<typeof english.fileRulesTexts>('rules/files')({
  empty: 'Die Datei ist leer.',
  isProtected: 'Dieses PDF ist geschützt. Bitte prüfen Sie, ob es sich ohne Passwort öffnen lässt.',
  wrongType: {
    profilePicture: 'Dieses Dateiformat wird nicht unterstützt. Bitte verwenden Sie JPG, PNG oder GIF.',
    resume: 'Dieses Dateiformat wird nicht unterstützt. Bitte verwenden Sie PDF, DOC oder DOCX.',
    applicationDocument:
      'Dieses Dateiformat wird nicht unterstützt. Bitte verwenden Sie PDF, DOC, DOCX, JPG oder PNG.',
    libraryDocument: 'Möglich sind nur PDF-Dateien.',
  },
  tooLarge: {
    profilePicture: 'Das Bild ist zu gross. Höchstens 5\u00a0MB.',
    resume: 'Die Datei ist grösser als 5\u00a0MB. Bitte wählen Sie eine kleinere.',
    applicationDocument: 'Die Datei ist grösser als 5\u00a0MB. Bitte wählen Sie eine kleinere.',
    libraryDocument: 'Die Datei darf höchstens 10\u00a0MB gross sein.',
  },
});
