import { translate } from '@metier/sdk/rules';
import type * as english from './documents.texts';

export const documentsTexts = translate<typeof english.documentsTexts>(
  'seeker/applications/documents/documents',
)({
  title: 'Documenti',
  lead: (title) => `I file della Sua candidatura per «${title}».`,
  sent: 'Con la Sua candidatura',
  none: 'Ancora nessun documento.',
  uploadedOn: (date) => `Aggiunto il ${date}`,
  remove: (name) => `Eliminare ${name}`,

  upload: {
    title: 'Aggiungere un file',
    label: 'File',
    hint: 'PDF, DOC, DOCX, JPG o PNG, al massimo 5\u00a0MB.',
    submit: 'Caricare',
    missing: 'Scelga prima un file.',
    uploading: (name) => `Caricamento di ${name}`,
    done: 'Documento caricato',
    failed: 'Impossibile caricare il documento. Riprovi.',
  },

  library: {
    title: 'Dalla Sua raccolta',
    open: 'Mostrare i miei documenti',
    loading: 'Caricamento dei Suoi documenti…',
    failedTitle: 'Impossibile caricare i Suoi documenti',
    failedText: 'Il server non ha risposto.',
    empty: 'La Sua raccolta è ancora vuota.',
    manage: 'Aprire «I miei documenti»',
    attach: 'Allegare',
    attachNamed: (name) => `Allegare ${name}`,
    tooLarge: 'Più di 5\u00a0MB: troppo grande per una candidatura',
    done: 'Documento allegato',
    failed: 'Impossibile allegare il documento. Riprovi.',
  },

  deletion: {
    question: 'Vuole davvero eliminare questo documento?',
    confirm: 'Eliminare',
    done: 'Documento eliminato',
    failed: 'Impossibile eliminare il documento. Riprovi.',
    restored: 'Documento ripristinato',
    restoreFailed: 'Impossibile ripristinare il documento.',
  },
});
