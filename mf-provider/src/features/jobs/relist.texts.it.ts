import { translate } from '@metier/sdk/rules';
import type * as english from './relist.texts';

export const relistTexts = translate<typeof english.relistTexts>('provider/jobs/relist')({
  title: 'Ripubblicare questo annuncio',
  lead: 'Appare subito nella ricerca e negli avvisi di nuovi annunci. Un annuncio pubblicato da almeno una settimana viene mostrato come nuovo.',
  fields: {
    application_deadline: 'Termine di candidatura',
    start_date: 'Data d’inizio',
    end_date: 'Data di fine',
  },
  hints: {
    application_deadline: 'Facoltativo. L’annuncio si chiude da sé alla fine di questo giorno.',
    end_date: 'Facoltativa',
  },
  cancel: 'Annullare',
  submit: 'Ripubblicare',
  submitting: 'Pubblicazione…',
  done: 'L’annuncio è di nuovo online.',
  failed: 'Impossibile ripubblicare l’annuncio.',
  faults: {
    required: 'Questo campo è obbligatorio.',
    past: 'Questa data è passata.',
    end: 'La data di fine non deve precedere la data d’inizio.',
  },
});
