import type * as english from './files.texts';
import { translate } from '../languages/texts';

const TOO_LARGE = 'Il file supera il limite di 5\u00a0MB. Scelga un file più piccolo.';

export const fileRulesTexts = translate<typeof english.fileRulesTexts>('rules/files')({
  empty: 'Il file è vuoto.',
  isProtected: 'Questo PDF è protetto. Verifichi che si apra senza password.',
  wrongType: {
    profilePicture: 'Formato non supportato. Utilizzi JPG, PNG o GIF.',
    resume: 'Formato non supportato. Utilizzi PDF, DOC o DOCX.',
    applicationDocument: 'Formato non supportato. Utilizzi PDF, DOC, DOCX, JPG o PNG.',
    libraryDocument: 'Sono ammessi solo file PDF.',
  },
  tooLarge: {
    profilePicture: 'L’immagine è troppo grande. Massimo 5\u00a0MB.',
    resume: TOO_LARGE,
    applicationDocument: TOO_LARGE,
    libraryDocument: 'Il file non deve superare i 10\u00a0MB.',
  },
});
