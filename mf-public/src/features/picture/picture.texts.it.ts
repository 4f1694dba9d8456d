import { translate } from '@metier/sdk/rules';
import type * as english from './picture.texts';

export const pictureTexts = translate<typeof english.pictureTexts>('public/picture/picture')({
  person: { label: 'Immagine del profilo', saved: 'Immagine aggiornata', removed: 'Immagine rimossa' },
  company: { label: 'Logo dell’azienda', saved: 'Logo aggiornato', removed: 'Logo rimosso' },
  hint: 'JPG, PNG o GIF, al massimo 5\u00a0MB. Il salvataggio avviene appena sceglie il file.',
  saving: 'Caricamento…',
  remove: 'Rimuovere',
  failed: 'Impossibile salvare l’immagine. Riprovi.',
  removeFailed: 'Impossibile rimuovere l’immagine. Riprovi.',
});
