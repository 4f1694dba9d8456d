import { inCurrentLanguage } from '../languages/current-language';
import { defineTranslated } from '../languages/define-translated';

/** Messages of refused uploads and downloads, in the specification's words where it has some. */
export const filesTexts = inCurrentLanguage(
  defineTranslated(
    'server/files/files',
    {
      pictureTooLarge: 'Image is too large. Maximum 5MB.',
      pictureKind: 'Unsupported file format. Please use JPG, PNG or GIF.',
      resumeTooLarge: 'File size exceeds 5MB limit. Please choose a smaller file.',
      resumeKind: 'Only PDF, DOC and DOCX files are allowed.',
      documentTooLarge: 'File size must not exceed 5 MB.',
      documentKind: 'Only PDF, DOC, DOCX, JPG and PNG files are allowed.',
      attachmentTooLarge: 'File size must not exceed 10 MB.',
      attachmentKind: 'Only PDF files are allowed.',
      empty: 'The file is empty.',
      incomplete: 'This file is incomplete. Please save it again and choose the new file.',
      tooManyPixels: 'This picture has too many pixels. Maximum 64 megapixels.',
      infected: 'This file contains malware, so it has not been saved.',
      unexpected: 'No file is expected here.',
      unavailable: 'Files cannot be saved or opened at the moment. Please try again later.',
    },
    (translated) => ({
      de: translated({
        pictureTooLarge: 'Das Bild ist zu gross. Höchstens 5\u00a0MB.',
        pictureKind: 'Dieses Dateiformat wird nicht unterstützt. Bitte verwenden Sie JPG, PNG oder GIF.',
        resumeTooLarge: 'Die Datei ist grösser als 5\u00a0MB. Bitte wählen Sie eine kleinere.',
        resumeKind: 'Möglich sind nur PDF-, DOC- und DOCX-Dateien.',
        documentTooLarge: 'Die Datei darf höchstens 5\u00a0MB gross sein.',
        documentKind: 'Möglich sind nur PDF-, DOC-, DOCX-, JPG- und PNG-Dateien.',
        attachmentTooLarge: 'Die Datei darf höchstens 10\u00a0MB gross sein.',
        attachmentKind: 'Möglich sind nur PDF-Dateien.',
        empty: 'Die Datei ist leer.',
        incomplete:
          'Diese Datei ist unvollständig. Bitte speichern Sie sie noch einmal und wählen Sie die neue Datei.',
        tooManyPixels: 'Dieses Bild hat zu viele Pixel. Höchstens 64\u00a0Megapixel.',
        infected: 'Diese Datei enthält Schadsoftware und wurde deshalb nicht gespeichert.',
        unexpected: 'Hier wird keine Datei erwartet.',
        unavailable:
          'Dateien können im Moment weder gespeichert noch geöffnet werden. Bitte versuchen Sie es später noch einmal.',
      }),
      fr: translated({
        pictureTooLarge: 'L’image est trop lourde. Maximum\u00a0: 5\u00a0Mo.',
        pictureKind: 'Format de fichier non pris en charge. Choisissez un fichier JPG, PNG ou GIF.',
        resumeTooLarge: 'Le fichier dépasse la limite de 5\u00a0Mo. Choisissez un fichier plus petit.',
        resumeKind: 'Seuls les fichiers PDF, DOC et DOCX sont acceptés.',
        documentTooLarge: 'Le fichier ne doit pas dépasser 5\u00a0Mo.',
        documentKind: 'Seuls les fichiers PDF, DOC, DOCX, JPG et PNG sont acceptés.',
        attachmentTooLarge: 'Le fichier ne doit pas dépasser 10\u00a0Mo.',
        attachmentKind: 'Seuls les fichiers PDF sont acceptés.',
        empty: 'Le fichier est vide.',
        incomplete: 'Ce fichier est incomplet. Enregistrez-le à nouveau et choisissez le nouveau fichier.',
        tooManyPixels: 'Cette image a trop de pixels. Maximum\u00a0: 64\u00a0mégapixels.',
        infected: 'Ce fichier contient un logiciel malveillant\u00a0; il n’a donc pas été enregistré.',
        unexpected: 'Aucun fichier n’est attendu ici.',
        unavailable:
          'Les fichiers ne peuvent être ni enregistrés ni ouverts pour le moment. Veuillez réessayer plus tard.',
      }),
      it: translated({
        pictureTooLarge: 'L’immagine è troppo grande. Massimo 5\u00a0MB.',
        pictureKind: 'Formato non supportato. Utilizzi JPG, PNG o GIF.',
        resumeTooLarge: 'Il file supera il limite di 5\u00a0MB. Scelga un file più piccolo.',
        resumeKind: 'Sono ammessi solo file PDF, DOC e DOCX.',
        documentTooLarge: 'Il file non deve superare i 5\u00a0MB.',
        documentKind: 'Sono ammessi solo file PDF, DOC, DOCX, JPG e PNG.',
        attachmentTooLarge: 'Il file non deve superare i 10\u00a0MB.',
        attachmentKind: 'Sono ammessi solo file PDF.',
        empty: 'Il file è vuoto.',
        incomplete: 'Questo file è incompleto. Lo salvi di nuovo e scelga il nuovo file.',
        tooManyPixels: 'Questa immagine ha troppi pixel. Massimo 64\u00a0megapixel.',
        infected: 'Questo file contiene software dannoso, perciò non è stato salvato.',
        unexpected: 'Qui non è previsto nessun file.',
        unavailable: 'Al momento i file non possono essere né salvati né aperti. Riprovi più tardi.',
      }),
    }),
  ),
);
