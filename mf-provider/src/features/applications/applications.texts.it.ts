import { italian, MAX_EXPORTED, statusesTexts, textsIn, translate } from '@metier/sdk/rules';
import type * as english from './applications.texts';

type Status = Parameters<typeof english.applicationsTexts.updated>[0];

const labelOf = (status: Status) => textsIn('it', statusesTexts).labels[status];

const UPDATE_FAILED = 'Impossibile aggiornare lo stato della candidatura. Riprovi.';

export const applicationsTexts = translate<typeof english.applicationsTexts>(
  'provider/applications/applications',
)({
  title: 'Gestire le candidature',
  count: (total) =>
    italian.plural(total, { one: '1 candidatura', other: `${italian.count(total)} candidature` }),
  filters: {
    more: 'Filtra e ordina',
    label: 'Filtrare le candidature',
    search: 'Cercare',
    searchPlaceholder: 'Nome, e-mail, annuncio o azienda',
    job: 'Annuncio',
    allJobs: 'Tutti gli annunci',
    status: 'Stato',
    allStatuses: (count) => `Tutti gli stati (${italian.count(count)})`,
    statusOf: (status, count) => `${labelOf(status)} (${italian.count(count)})`,
    clear: 'Rimuovere i filtri',
  },
  exported: {
    action: 'Esportare in CSV',
    tooMany: `Si possono esportare al massimo ${italian.count(MAX_EXPORTED)} candidature alla volta: prima le filtri.`,
  },
  sorting: {
    label: 'Ordinare per',
    orders: {
      '-submitted_at': 'Più recenti',
      submitted_at: 'Meno recenti',
      applicant_name: 'Nome, dalla A alla Z',
      '-applicant_name': 'Nome, dalla Z alla A',
      job_title: 'Annuncio, dalla A alla Z',
      '-job_title': 'Annuncio, dalla Z alla A',
      status: 'Stato, dal primo all’ultimo',
      '-status': 'Stato, dall’ultimo al primo',
    },
  },
  review: {
    label: 'Altre candidature',
    previous: 'Precedente',
    next: 'Successiva',
    position: (position, total) => `${italian.count(position)} di ${italian.count(total)}`,
    announced: (name, position, total) => `${name}, ${italian.count(position)} di ${italian.count(total)}`,
    keys: { previous: 'K', next: 'J' },
  },
  layouts: { label: 'Vista', table: 'Tabella', board: 'Colonne' },
  columns: {
    select: 'Selezionare',
    applicant: 'Nome',
    job: 'Annuncio',
    submitted: 'Inviata',
    status: 'Stato',
    actions: 'Azioni',
  },
  loading: 'Caricamento delle candidature…',
  selection: {
    label: 'Candidature selezionate',
    one: (name) => `Selezionare ${name}`,
    all: 'Selezionare tutta la pagina',
    count: (count) => italian.plural(count, { one: '1 selezionata', other: `${count} selezionate` }),
    clear: 'Annullare la selezione',
    refusedTitle: (count) =>
      italian.plural(count, {
        one: '1 candidatura non è stata aggiornata',
        other: `${count} candidature non sono state aggiornate`,
      }),
    refusedHint: (moved) =>
      moved === 0
        ? 'Non è stato modificato nulla.'
        : italian.plural(moved, {
            one: 'L’altra è stata aggiornata.',
            other: `Le altre ${moved} sono state aggiornate.`,
          }),
    close: 'Chiudere',
  },
  board: {
    label: 'Candidature per stato',
    column: (status, count) => `${labelOf(status)}, ${italian.count(count)}`,
    empty: 'Nessuna candidatura',
    more: (count) => `Mostrare tutte (${italian.count(count)})`,
    moreOf: (status, count) => `Mostrare tutte (${italian.count(count)}) con lo stato «${labelOf(status)}»`,
    menuOf: (name) => `Spostare ${name}`,
    hint: 'Trascini una scheda in un’altra colonna oppure usi il suo menu.',
  },
  more: {
    label: (name) => `Altre azioni per ${name}`,
    contact: 'Contattare',
    notes: 'Aggiungere note',
    profile: 'Visualizzare il profilo',
  },
  withdrawnOn: (date) => `Ritirata il ${date}`,
  view: 'Visualizzare',
  viewOf: (name) => `Visualizzare la candidatura di ${name}`,
  moves: {
    pending: '',
    reviewed: 'Segnare come esaminata',
    shortlisted: 'Preselezionare',
    interview: 'Invitare al colloquio',
    hired: 'Accettare',
    rejected: 'Rifiutare',
    withdrawn: '',
  },
  moveOf: (move, name) => `${move}: ${name}`,
  updated: (status) => `Stato della candidatura aggiornato: ${labelOf(status)}`,
  updateFailed: UPDATE_FAILED,
  updateRefused: (reason) => `${UPDATE_FAILED} ${reason}`,
  empty: {
    title: 'Nessuna candidatura trovata',
    filtered: 'Nessuna candidatura corrisponde a questi filtri.',
    none: 'Arrivano qui appena qualcuno si candida a uno dei Suoi annunci.',
    post: 'Nuovo annuncio',
  },
  noCompany: {
    title: 'Ancora nessun profilo aziendale',
    hint: 'Registri la Sua azienda per pubblicare annunci e ricevere candidature.',
    action: 'Creare il profilo aziendale',
  },
  error: {
    title: 'Errore nel caricamento delle candidature',
    fallback: 'Il server non ha risposto. Nulla è andato perso: riprovi.',
  },
  notes: {
    title: 'Note',
    label: 'Note private',
    hint: 'Le legge solo la Sua azienda.',
    save: 'Salvare le note',
    saving: 'Salvataggio delle note…',
    saved: 'Note salvate',
    failed: 'Impossibile salvare le note. Riprovi.',
    none: 'Nessuna nota',
  },
  contact: {
    title: (name) => `Messaggio a ${name}`,
    action: 'Contattare',
    subject: 'Oggetto',
    prefilled: (job) => `La Sua candidatura per «${job}»`,
    body: 'Messaggio',
    sendCopy: 'Inviarmi una copia per e-mail',
    send: 'Inviare il messaggio',
    sending: 'Invio del messaggio…',
    cancel: 'Annullare',
    required: 'Questo campo è obbligatorio.',
    sent: 'Messaggio inviato',
    failed: 'Impossibile inviare il messaggio. Riprovi.',
    unreachable: 'Impossibile contattare questa persona. Riprovi.',
    thread: 'Aprire la conversazione',
  },
  withdrawn: {
    text: 'Le restano il nome, l’annuncio, le date e le Sue note. Non può più vedere i dati di contatto, le risposte e i file, e la conversazione è terminata.',
    conversation: 'Leggere la conversazione',
  },
  details: {
    missing: 'Candidatura non trovata',
    missingHint: 'Forse è stata rimossa o appartiene a un’altra azienda.',
    appliedFor: 'Candidatura per',
    profile: 'Visualizzare il profilo',
    answers: 'Risposte',
    email: 'E-mail',
    phone: 'Telefono',
    experience: 'Esperienza',
    availability: 'Disponibile dal',
    salary: 'Salario desiderato',
    none: 'Non indicato',
    coverLetter: 'Lettera di motivazione',
    additionalInfo: 'Informazioni aggiuntive',
    files: 'CV e documenti',
    noFiles: 'Nessun CV allegato',
    resume: 'CV',
    open: 'Aprire',
    openFile: (name) => `Aprire ${name}`,
    download: 'Scaricare',
    downloadFile: (name) => `Scaricare ${name}`,
    timeline: 'Cronologia',
    resumeOf: (name) => `CV di ${name}`,
    notShown: 'Questo tipo di file non può essere mostrato qui.',
  },
});
