import { translate } from '@metier/sdk/rules';
import type * as english from './files.texts';

export const filesTexts = translate<typeof english.filesTexts>('server/files/files')({
  pictureTooLarge: 'L’image est trop lourde. Maximum\u00a0: 5\u00a0Mo.',
  pictureKind: 'Format de fichier non pris en charge. Choisissez un fichier JPG, PNG ou GIF.',
  resumeTooLarge: 'Le fichier dépasse la limite de 5\u00a0Mo. Choisissez un fichier plus petit.',
  resumeKind: 'Seuls les fichiers PDF, DOC et DOCX sont acceptés.',
  documentTooLarge: 'Le fichier ne doit pas dépasser 5\u00a0Mo.',
  documentKind: 'Seuls les fichiers PDF, DOC, DOCX, JPG et PNG sont acceptés.',
  attachmentTooLarge: 'Le fichier ne doit pas dépasser 10\u00a0Mo.',
  attachmentKind: 'Seuls les fichiers PDF sont acceptés.',
  empty: 'Le fichier est vide.',
  infected: 'Ce fichier contient un logiciel malveillant\u00a0; il n’a donc pas été enregistré.',
  unexpected: 'Aucun fichier n’est attendu ici.',
  unavailable:
    'Les fichiers ne peuvent être ni enregistrés ni ouverts pour le moment. Veuillez réessayer plus tard.',
});
