import { translate } from '@metier/sdk/rules';
import type * as english from './drafts.texts';

export const draftsTexts = translate<typeof english.draftsTexts>('provider/jobs/drafts/drafts')({
  saved: (time) => `Bozza salvata alle ${time}`,
  failed: 'La bozza non è salvata. Nuovo tentativo…',
  refused: (detail) => `La bozza non è salvata. ${detail}`,
  kept: 'Salvato come bozza. Può continuare dalla Sua panoramica.',
  conflict: {
    text: 'Questa bozza è stata modificata in un’altra scheda o su un altro dispositivo. Ciò che vede qui non è salvato.',
    load: 'Caricare l’altra versione',
    keep: 'Mantenere questa versione',
    question: {
      text: 'Caricare l’altra versione? Quanto ha inserito qui da allora andrà perso.',
      confirm: 'Caricare',
      isDangerous: true,
    },
  },
  gone: {
    text: 'Questa bozza è stata pubblicata o scartata altrove. Ciò che vede qui non è salvato.',
    keep: 'Salvare come nuova bozza',
  },
  missing: {
    title: 'Bozza non trovata',
    text: 'Forse è stata pubblicata o scartata. Le bozze vengono conservate per 90 giorni dopo l’ultima modifica.',
    action: 'Iniziare un nuovo annuncio',
  },
  schedule: {
    open: 'Programmare…',
    change: 'Modificare l’orario…',
    title: 'Pubblicare più tardi',
    lead: 'Fino ad allora l’annuncio è visibile solo a Lei. Può modificarlo o annullare la pubblicazione.',
    field: 'Data e ora',
    hint: 'Ora svizzera',
    submit: 'Programmare',
    submitting: 'Programmazione…',
    cancel: 'Annullare',
    failed: 'Impossibile programmare l’annuncio.',
    done: (moment) => `Programmato per ${moment}`,
    faults: { time: 'Inserisca una data e un’ora.', past: 'Scelga un momento nel futuro.' },
  },
  scheduled: {
    text: (moment) => `Programmato per ${moment}. Le modifiche vengono salvate con «Salvare le modifiche».`,
    save: 'Salvare le modifiche',
    saving: 'Salvataggio delle modifiche…',
    saved: 'Annuncio programmato aggiornato',
    unschedule: 'Annullare la pubblicazione',
    unscheduled: 'La pubblicazione è annullata. L’annuncio è ora una bozza.',
    failed: 'Impossibile annullare la pubblicazione.',
    leave: {
      text: 'Lasciare la pagina senza salvare? Le Sue modifiche andranno perse.',
      confirm: 'Lasciare la pagina',
      cancel: 'Restare',
      isDangerous: true,
    },
  },
});
