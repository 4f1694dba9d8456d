import { translate } from '@metier/sdk/rules';
import type * as english from './alerts.texts';

export const alertsTexts = translate<typeof english.alertsTexts>('public/alerts/alerts')({
  title: 'Avvisi di nuovi annunci',
  lead: 'Le ricerche che ha salvato e quando Le inviamo i nuovi annunci per e-mail.',
  list: 'I Suoi avvisi di nuovi annunci',
  paused: 'Sospeso',
  pause: 'Sospendere',
  resume: 'Riprendere',
  edit: 'Modificare',
  delete: 'Eliminare',
  of: (name) => `: ${name}`,
  deleted: (name) => `«${name}» è stato eliminato.`,
  undo: 'Annullare',
  add: 'Salvare un’altra ricerca',
  empty: {
    title: 'Ancora nessun avviso di nuovi annunci',
    text: 'Cerchi un lavoro, poi scelga «Salvare questa ricerca» sopra i risultati.',
    action: 'Cercare un lavoro',
  },
  dialog: {
    title: 'Modificare l’avviso di nuovi annunci',
    name: 'Nome',
    rhythm: 'Frequenza',
    save: 'Salvare',
    saving: 'Salvataggio…',
    cancel: 'Annullare',
  },
  failed: 'Non ha funzionato. Riprovi.',
  failedLoad: {
    title: 'Impossibile caricare i Suoi avvisi di nuovi annunci',
    text: 'Nulla è andato perso. Riprovi.',
  },
  link: {
    title: 'Questo link non è più valido',
    text: 'Lo apra dall’e-mail più recente dei Suoi avvisi di nuovi annunci oppure salvi di nuovo la ricerca.',
    action: 'Cercare un lavoro',
  },
});
