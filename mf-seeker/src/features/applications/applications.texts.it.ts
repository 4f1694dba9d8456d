import { italian, translate } from '@metier/sdk/rules';
import type * as english from './applications.texts';

export const applicationsTexts = translate<typeof english.applicationsTexts>(
  'seeker/applications/applications',
)({
  title: 'Le mie candidature',
  lead: 'Tutte le Sue candidature e a che punto sono.',
  findJobs: 'Trovare un lavoro',
  count: (total) =>
    italian.plural(total, { one: '1 candidatura', other: `${italian.count(total)} candidature` }),
  loading: 'Caricamento delle candidature…',

  filters: {
    search: 'Cercare',
    searchLabel: 'Cercare per titolo o azienda',
    searchPlaceholder: 'Titolo o azienda',
    statusLabel: 'Filtrare per stato',
    all: 'Tutte',
    ordering: 'Ordinare per',
    orderings: [
      { value: '-submitted_at', label: 'Più recenti' },
      { value: 'submitted_at', label: 'Meno recenti' },
      { value: 'status', label: 'Stato' },
    ],
  },

  card: {
    submitted: (date) => `Inviata il ${date}`,
    progress: (title) => `Avanzamento della candidatura: ${title}`,
    details: 'Dettagli',
    detailsOf: (title) => `Dettagli di ${title}`,
    actionsOf: (title) => `Azioni per ${title}`,
    documents: (count) => italian.plural(count, { one: '1 documento', other: `${count} documenti` }),
    unfinished: 'Le Sue risposte non sono ancora state inviate.',
    finish: 'Completare la candidatura',
    messages: 'Messaggi',
    messagesOf: (company, unread) =>
      `Messaggi con ${company}${
        unread > 0 ? `, ${italian.plural(unread, { one: '1 nuovo', other: `${unread} nuovi` })}` : ''
      }`,
  },

  details: {
    answers: 'Le Sue risposte',
    progress: 'Avanzamento',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefono',
    experience: 'Anni di esperienza',
    availability: 'Disponibile dal',
    salary: 'Salario desiderato',
    resume: 'CV',
    noResume: 'Non inviato',
    coverLetter: 'Lettera di motivazione',
    noCoverLetter: 'Non ha inviato nessuna lettera di motivazione.',
    additionalInfo: 'Informazioni aggiuntive',
    documents: 'Documenti',
    noDocuments: 'Nessuno inviato',
    job: 'Visualizzare l’annuncio',
    company: 'Visualizzare l’azienda',
    noValue: '–',
    frozen:
      'Ha ritirato questa candidatura. Non può più essere modificata e l’azienda non vede più i Suoi dati di contatto, le Sue risposte e i Suoi file.',
  },

  actions: {
    edit: 'Modificare la candidatura',
    documents: 'Documenti',
    review: 'Recensire l’azienda',
    withdraw: 'Ritirare',
  },

  withdrawal: {
    question: 'Vuole davvero ritirare questa candidatura? L’operazione è definitiva.',
    confirm: 'Ritirare',
    done: 'Candidatura ritirata',
    failed: 'Impossibile ritirare la candidatura. Riprovi.',
  },

  companyFailed: 'Impossibile mostrare il profilo aziendale. Riprovi.',

  missing: 'Questa candidatura non è stata trovata.',
  missingHint: 'Forse non è Sua, oppure l’indirizzo contiene un errore.',
  toList: 'Visualizzare le mie candidature',

  empty: {
    title: 'Nessuna candidatura trovata',
    first: 'Trovi un annuncio adatto e si candidi. Qui può seguire ogni candidatura.',
    filtered: 'Nessuna candidatura corrisponde a questa ricerca e a questo stato.',
    all: 'Mostrare tutte',
  },

  noProfile: {
    title: 'Ancora nessun profilo',
    text: 'Crei prima il Suo profilo: Le permette di candidarsi e di seguire qui le Sue candidature.',
    action: 'Creare il profilo',
  },

  loadError: {
    title: 'Errore nel caricamento delle candidature',
    text: 'Il server non ha risposto. Le Sue candidature sono al sicuro.',
  },
});
