import { translate } from '@metier/sdk/rules';
import type * as english from './documents.texts';

export const documentsTexts = translate<typeof english.documentsTexts>('seeker/documents/documents')({
  title: 'I miei documenti',
  lead: 'Conservi qui CV, diplomi e referenze e li alleghi alle Sue candidature.',
  dashboard: 'Panoramica',

  upload: {
    title: 'Caricare',
    label: 'Caricare documenti PDF',
    choose: 'Scegliere i file',
    drop: 'o trascinarli qui',
    rules: 'PDF, al massimo 10\u00a0MB ciascuno.',
    list: 'Caricamenti',
    uploading: (name) => `Caricamento di ${name}`,
    waiting: 'In coda',
    done: (name) => `Documento caricato: ${name}`,
    failed: 'Errore durante il caricamento del file.',
    lost: 'Questo file non può più essere letto: forse è stato spostato, rinominato o eliminato. Lo scelga di nuovo.',
    cancel: 'Annullare',
    cancelOf: (name) => `Annullare il caricamento di ${name}`,
    retry: 'Riprovare',
    retryOf: (name) => `Riprovare a caricare ${name}`,
    dismiss: 'Chiudere',
    dismissOf: (name) => `Chiudere ${name}`,
    leave: {
      text: 'Lasciare questa pagina? Il caricamento sarà interrotto.',
      confirm: 'Lasciare la pagina',
      cancel: 'Restare',
      isDangerous: true,
    },
  },

  list: {
    title: 'Documenti',
    facts: (size, date) => `${size} · ${date}`,
    view: 'Visualizzare',
    viewOf: (name) => `Visualizzare ${name}`,
    download: 'Scaricare',
    downloadOf: (name) => `Scaricare ${name}`,
    delete: 'Eliminare',
    deleteOf: (name) => `Eliminare ${name}`,
    question: 'Vuole davvero eliminare questo documento?',
    deleted: 'Documento eliminato',
    deleteFailed: 'Errore durante l’eliminazione del documento.',
    restored: 'Documento ripristinato',
    restoreFailed: 'Impossibile ripristinare il documento.',
    empty: 'Ancora nessun documento',
    emptyText: 'Carichi qui sopra il primo. Lo vede solo Lei, finché non lo allega a una candidatura.',
    pages: 'Pagine dei documenti',
  },

  loadError: {
    title: 'Impossibile caricare i Suoi documenti',
    text: 'Il server non ha risposto. Quanto ha salvato non è andato perso.',
  },
});
