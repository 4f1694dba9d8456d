import { italian, translate } from '@metier/sdk/rules';
import type * as english from './apply.texts';

/** The fields of an application. */
const FIELDS: Readonly<Record<string, string>> = {
  first_name: 'Nome',
  last_name: 'Cognome',
  email: 'E-mail',
  phone: 'Telefono',
  experience: 'Esperienza professionale',
  availability: 'Disponibilità',
  salary_expectation: 'Salario desiderato',
  cover_letter: 'Lettera di motivazione',
  additional_info: 'Altre informazioni',
  resume: 'Curriculum',
};

export const applyTexts = translate<typeof english.applyTexts>('seeker/applications/apply/apply')({
  heading: (title) => `Candidarsi per «${title}»`,
  lead: (company, location) => `${company} · ${location}`,
  breadcrumb: { home: 'Home', job: 'Annuncio', apply: 'Candidarsi' },

  form: {
    label: 'Candidatura',
    personHint:
      'Dati ripresi dal Suo profilo e dalla Sua ultima candidatura. Le modifiche fatte qui valgono solo per questa candidatura.',
    resumeHint:
      'PDF, DOC o DOCX, al massimo 5\u00a0MB. Facoltativo. A differenza delle Sue risposte, un file non può essere conservato per dopo.',
    terms: (company) =>
      `Confermo che le mie risposte sono vere e accetto le condizioni: ${company} può leggere e conservare la mia candidatura.`,
    termsMissing: 'Per continuare, accetti le condizioni.',
    kept: 'Le Sue risposte restano su questo dispositivo finché non le invia.',
    submit: 'Inviare la candidatura',
    sending: 'Invio della candidatura…',
    cancel: 'Annullare',
  },

  draft: {
    restored: (date) => `Ecco quanto ha inserito il ${date}.`,
    resume: (name) => `Scelga di nuovo il file ${name}: i file non possono essere conservati.`,
    discard: 'Ricominciare',
    question: 'Ricominciare? Quanto ha inserito andrà perso.',
  },

  failure: {
    title: 'La Sua candidatura non è ancora stata trasmessa',
    safe: 'Quanto ha inserito è ancora qui.',
    withoutResume: 'La Sua candidatura è arrivata senza il CV',
    resume: 'Impossibile inviare il CV. Riprovi o lo aggiunga più tardi.',
    resumeRefused: (errors) =>
      `${Object.values(errors).flat().join(' ')} Scelga un altro file o lo aggiunga più tardi.`,
    view: 'Visualizzare la candidatura',
    jobMissing: 'Manca il numero dell’annuncio. Riprovi.',
    profileMissing:
      'Manca il Suo profilo. Verifichi di aver effettuato l’accesso come persona in cerca di lavoro.',
    other: 'Impossibile inviare la candidatura. Riprovi.',
    fields: (errors) =>
      `Invio non riuscito: ${Object.entries(errors)
        .map(([field, messages]) => `${FIELDS[field] ?? field}: ${messages.join(', ')}`)
        .join('; ')}`,
  },

  sent: {
    title: 'Candidatura inviata!',
    text: (title, company) => `${company} ha ricevuto la Sua candidatura per «${title}».`,
    next: 'Tra un istante la vedrà fra le Sue candidature.',
    home: 'Torna alla pagina iniziale',
    applications: 'Visualizzare le candidature',
  },

  alreadyApplied: {
    title: 'Ha già inviato una candidatura per questo annuncio.',
    text: (date) => `Ha inviato la Sua candidatura il ${date}. Può seguirla fra le Sue candidature.`,
    action: 'Visualizzare la candidatura',
  },
  paused: {
    title: 'Per questo annuncio non si accettano più candidature.',
    text: 'L’azienda ha sospeso l’annuncio. Ci sono altri annunci che La aspettano.',
    action: 'Cercare un lavoro',
  },

  summary: {
    label: 'L’annuncio in breve',
    location: 'Luogo',
    type: 'Tipo di contratto',
    salary: 'Salario',
    activityRate: 'Grado di occupazione',
    overview: 'Descrizione',
    requirements: 'Requisiti',
    more: (count) => italian.plural(count, { one: '+1 altro requisito', other: `+${count} altri requisiti` }),
    full: 'Visualizzare l’annuncio completo',
  },

  loadError: {
    title: 'Errore nel caricamento dell’annuncio',
    text: 'Impossibile caricare i dettagli dell’annuncio. Riprovi più tardi.',
    badId: 'Numero dell’annuncio non valido',
    gone: 'Questo annuncio non esiste o è stato rimosso.',
    home: 'Torna alla pagina iniziale',
  },
});
