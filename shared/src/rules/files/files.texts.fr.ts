import { translate } from '../languages/texts';
import type * as english from './files.texts';

export const fileRulesTexts = translate<typeof english.fileRulesTexts>('rules/files')({
  empty: 'Le fichier est vide.',
  isProtected: 'Ce PDF est protégé. Vérifiez qu’il s’ouvre sans mot de passe.',
  wrongType: {
    profilePicture: 'Format de fichier non pris en charge. Choisissez un fichier JPG, PNG ou GIF.',
    resume: 'Format de fichier non pris en charge. Choisissez un fichier PDF, DOC ou DOCX.',
    applicationDocument:
      'Format de fichier non pris en charge. Choisissez un fichier PDF, DOC, DOCX, JPG ou PNG.',
    libraryDocument: 'Seuls les fichiers PDF sont acceptés.',
  },
  tooLarge: {
    profilePicture: 'L’image est trop lourde. Maximum\u00a0: 5\u00a0Mo.',
    resume: 'Le fichier dépasse la limite de 5\u00a0Mo. Choisissez un fichier plus petit.',
    applicationDocument: 'Le fichier dépasse la limite de 5\u00a0Mo. Choisissez un fichier plus petit.',
    libraryDocument: 'Le fichier ne doit pas dépasser 10\u00a0Mo.',
  },
});
