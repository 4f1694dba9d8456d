import { italian, translate } from '@metier/sdk/rules';
import type * as english from './jobs.texts';

export const jobsTexts = translate<typeof english.jobsTexts>('provider/jobs/jobs')({
  create: {
    title: 'Nuovo annuncio',
    intro: 'I campi contrassegnati con * sono obbligatori. L’annuncio è visibile appena lo pubblica.',
    cancel: 'Annullare',
    post: 'Pubblicare',
    posting: 'Pubblicazione dell’annuncio…',
    posted: 'Annuncio pubblicato',
    leave: {
      text: 'Lasciare la pagina senza pubblicare questo annuncio? Quanto ha inserito andrà perso.',
      confirm: 'Lasciare la pagina',
      cancel: 'Restare',
      isDangerous: true,
    },
  },
  edit: {
    title: 'Modificare l’annuncio',
    pageTitle: (job) => `Modificare ${job}`,
    back: 'Tornare alla panoramica',
    save: 'Salvare le modifiche',
    saving: 'Salvataggio delle modifiche…',
    saved: 'Annuncio aggiornato!',
    failed: 'Impossibile aggiornare l’annuncio.',
    status: { active: 'Attivo', inactive: 'Inattivo' },
    pause: 'Sospendere',
    activate: 'Attivare',
    relist: 'Ripubblicare',
    statusFailed: 'Impossibile aggiornare lo stato dell’annuncio.',
    view: 'Visualizzare l’annuncio',
    leave: {
      text: 'Lasciare la pagina senza salvare? Le Sue modifiche andranno perse.',
      confirm: 'Lasciare la pagina',
      cancel: 'Restare',
      isDangerous: true,
    },
  },
  preview: {
    title: 'Ciò che vedrà chi cerca lavoro',
    show: 'Mostrare l’anteprima',
    hide: 'Nascondere l’anteprima',
    untitled: 'Titolo dell’annuncio',
  },
  loadFailed: {
    title: 'Errore nel caricamento dell’annuncio',
    text: 'Impossibile caricare i dettagli dell’annuncio. Riprovi più tardi.',
  },
  invalidId: {
    title: 'Numero dell’annuncio non valido',
    text: 'L’indirizzo non indica nessun annuncio. Scelga dalla Sua panoramica quello da modificare.',
  },
  missing: {
    title: 'Questo annuncio non è fra i Suoi',
    text: 'Forse è stato rimosso o appartiene a un’altra azienda.',
  },
  sections: {
    basic: {
      title: 'Informazioni di base',
      hint: 'Ciò che chi cerca lavoro vede per primo nella ricerca.',
    },
    compensation: {
      title: 'Retribuzione',
      hint: 'Gli annunci che indicano un salario si trovano anche cercando per salario.',
    },
    dates: { title: 'Date', hint: 'Lasci vuota la data di fine per un posto senza scadenza.' },
    details: {
      title: 'Dettagli del posto di lavoro',
      hint: 'Un punto per riga. Con Invio passa al successivo.',
    },
    contact: {
      title: 'Persona di contatto',
      hint: 'Facoltativa. A chi rivolgersi per domande; appare nella pagina dell’annuncio finché è aperto.',
    },
    benefits: {
      title: 'Vantaggi',
      hint: 'Selezioni ciò che offre e lo descriva con parole Sue.',
    },
  },
  fields: {
    title: 'Titolo dell’annuncio',
    type: 'Tipo di contratto',
    activity_rate: 'Grado di occupazione',
    activity_rate_max: 'Grado di occupazione massimo',
    location: 'Luogo',
    work_mode: 'Modalità di lavoro',
    salary: 'Salario',
    salary_max: 'Salario massimo',
    salary_type: 'Tipo di salario',
    start_date: 'Data d’inizio',
    end_date: 'Data di fine',
    application_deadline: 'Termine di candidatura',
    contact_name: 'Nome',
    contact_email: 'E-mail',
    contact_phone: 'Telefono',
    description: 'Descrizione',
  },
  hints: {
    activity_rate: (least, most) => `Da ${least} a ${most} per cento`,
    activity_rate_max: 'Facoltativo. Il grado più alto, se ne sono possibili diversi.',
    salary:
      'Un salario mensile vale per il grado di occupazione indicato; se ce n’è più di uno, per il più alto.',
    salary_max: 'Facoltativo. Il limite superiore di una fascia.',
    end_date: 'Facoltativa',
    application_deadline: 'Facoltativo. L’annuncio si chiude da sé alla fine di questo giorno.',
    description:
      'Il posto in poche frasi: il team, il luogo, ciò che conta. Le righe che iniziano con - diventano un elenco, **due asterischi** attorno alle parole le mettono in grassetto.',
  },
  lists: {
    responsibilities: { label: 'Mansioni', row: 'Mansione', addLabel: 'Aggiungere una mansione' },
    requirements: { label: 'Requisiti', row: 'Requisito', addLabel: 'Aggiungere un requisito' },
  },
  nameRow: (row, position) => `${row} ${position}`,
  removeRow: (text) => (text.trim() ? `Rimuovere «${text.trim()}»` : 'Rimuovere la riga vuota'),
  nameDescription: (benefit) => `Descrizione di ${benefit}`,
  countSelected: (count) => italian.plural(count, { one: '1 selezionato', other: `${count} selezionati` }),
  outline: { label: 'Parti dell’annuncio', done: 'Compilato:' },
  proposals: {
    rate: (rate) => `Nel titolo è indicato ${rate}.`,
    takeRate: 'Riprendere questo grado',
    place: (place) => `Scriverlo come nel registro delle località: ${place}?`,
    takePlace: (place) => `Usare ${place}`,
    leave: 'Lasciare così',
  },
  faults: {
    required: 'Questo campo è obbligatorio.',
    rate: (least) => `Inserisca un numero intero da ${least} a 100.`,
    rateEnd: 'Inserisca un numero intero compreso fra il grado di occupazione più basso e 100.',
    salaryEnd: 'Il salario massimo non deve essere inferiore al salario.',
    salary: 'Inserisca un importo con al massimo due decimali, per esempio 5200.00',
    date: 'Inserisca una data.',
    past: 'Questa data è passata.',
    end: 'La data di fine non deve precedere la data d’inizio.',
  },
  fix: 'Corregga i seguenti errori:',
  nameFault: (field, message) => `${field}: ${message}`,
  stillHere: 'Non è stato salvato nulla. Quanto ha inserito è ancora qui.',
  noCompany: {
    hint: 'Registri prima la Sua azienda: ogni annuncio viene pubblicato a suo nome.',
    action: 'Creare il profilo aziendale',
  },
});

export const frenchTexts = translate<typeof english.frenchTexts>('provider/jobs/jobs-french')({
  noCompany: 'Ancora nessun profilo aziendale',
  companyRefused: 'Profilo non trovato, contatti l’assistenza.',
  serverError: (status) => `Errore del server ${status}`,
});
