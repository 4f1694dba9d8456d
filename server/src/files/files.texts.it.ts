import { translate } from '@metier/sdk/rules';
import type * as english from './files.texts';

export const filesTexts = translate<typeof english.filesTexts>('server/files/files')({
  pictureTooLarge: 'L’immagine è troppo grande. Massimo 5\u00a0MB.',
  pictureKind: 'Formato non supportato. Utilizzi JPG, PNG o GIF.',
  resumeTooLarge: 'Il file supera il limite di 5\u00a0MB. Scelga un file più piccolo.',
  resumeKind: 'Sono ammessi solo file PDF, DOC e DOCX.',
  documentTooLarge: 'Il file non deve superare i 5\u00a0MB.',
  documentKind: 'Sono ammessi solo file PDF, DOC, DOCX, JPG e PNG.',
  attachmentTooLarge: 'Il file non deve superare i 10\u00a0MB.',
  attachmentKind: 'Sono ammessi solo file PDF.',
  empty: 'Il file è vuoto.',
  infected: 'Questo file contiene software dannoso, perciò non è stato salvato.',
  unexpected: 'Qui non è previsto nessun file.',
  unavailable: 'Al momento i file non possono essere né salvati né aperti. Riprovi più tardi.',
});
