import { translate } from '@metier/sdk/rules';
import type * as english from './account-data.texts';

export const accountDataTexts = translate<typeof english.accountDataTexts>(
  'public/account-data/account-data',
)({
  title: 'I Suoi dati',
  lead: 'Porti con sé tutto ciò che conserviamo su di Lei, oppure lasci Metier.',
  failedLoad: { title: 'Impossibile mostrare i Suoi dati', text: 'Riprovi tra qualche istante.' },
  export: {
    title: 'Esportazione',
    lead: (days) =>
      `Un archivio (ZIP) con tutto quanto La riguarda: pagine leggibili, JSON per i programmi e i Suoi file. Le scriviamo un’e-mail quando è pronto; può scaricarlo per ${days} giorni.`,
    request: 'Raccogliere i miei dati',
    requesting: 'Invio della richiesta…',
    requested: 'Stiamo raccogliendo i Suoi dati e Le scriveremo un’e-mail quando saranno pronti.',
    running:
      'I Suoi dati vengono raccolti. Può lasciare questa pagina: Le scriveremo un’e-mail quando saranno pronti.',
    update: 'Controllare di nuovo',
    list: 'Le Sue esportazioni',
    requestedAt: (day) => `Richiesta il ${day}`,
    states: { running: 'In preparazione', ready: 'Pronta', expired: 'Eliminata', failed: 'Non riuscita' },
    readyUntil: (day, size) => `${size}, fino al ${day}`,
    failedHint: 'Non ha funzionato. Richieda di nuovo i Suoi dati.',
    download: 'Scaricare',
    failed: 'Impossibile raccogliere i Suoi dati. Riprovi.',
  },
  deletion: {
    title: 'Eliminare l’account',
    lead: (days) =>
      days === 0
        ? 'L’account viene eliminato subito. L’operazione è definitiva.'
        : `L’account viene bloccato subito ed eliminato dopo ${days} giorni. Fino ad allora può accedere e conservarlo.`,
    consequences: {
      job_seeker: [
        'I colloqui fissati vengono annullati subito.',
        'Profilo, documenti, messaggi, avvisi di nuovi annunci e recensioni vengono eliminati.',
        'Alle aziende resta solo l’informazione che c’è stata una candidatura, senza i Suoi dati.',
      ],
      job_provider: [
        'I Suoi annunci chiudono subito e le candidate e i candidati ne vengono informati.',
        'Profilo aziendale, annunci, note, messaggi e modelli vengono eliminati.',
        'Le candidature ricevute vengono eliminate con i relativi documenti.',
      ],
    },
    open: 'Eliminare il mio account',
    dialog: 'Eliminare il Suo account?',
    password: 'La Sua password',
    cancel: 'Annullare',
    confirm: 'Eliminare il mio account',
    confirming: 'Eliminazione…',
    missing: 'Inserisca la Sua password.',
    failed: 'Impossibile eliminare l’account. Riprovi.',
  },
  pending: {
    title: 'Questo account sarà eliminato',
    text: (day) =>
      `È bloccato e sarà eliminato con tutti i suoi dati il ${day}. Fino ad allora può cambiare idea.`,
    keep: 'Mantenere il mio account',
    keeping: 'Operazione in corso…',
    kept: 'Il Suo account resta attivo.',
    failed: 'Impossibile conservare l’account. Riprovi.',
  },
});
