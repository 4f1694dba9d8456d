import { italian, statusesTexts, textsIn, translate } from '@metier/sdk/rules';
import type * as english from './dashboard.texts';

/** Names of the parts of a profile, by field. */
const PARTS: Readonly<Record<string, string>> = {
  biography: 'Su di me',
  experience: 'Esperienze',
  skills: 'Punti di forza',
};

export const dashboardTexts = translate<typeof english.dashboardTexts>('seeker/dashboard/dashboard')({
  title: 'Panoramica',
  loading: 'Caricamento del profilo…',
  findJobs: 'Trovare un lavoro',

  header: {
    facts: 'Contatti e informazioni',
    email: 'E-mail',
    place: 'Località e cantone',
    age: 'Età',
    years: (age) => `${age} anni`,
    edit: 'Modificare il profilo',
    documents: 'Documenti',
  },

  firstSteps: {
    confirm: 'Confermare l’indirizzo e-mail',
    resume: 'Caricare il curriculum',
    profile: 'Completare il profilo',
    alert: 'Creare un avviso di nuovi annunci',
  },

  figures: {
    label: 'A che punto sono le Sue candidature',
    waiting: 'in attesa di risposta',
    reviewed: 'in esame',
    shortlisted: 'in preselezione o al colloquio',
    answered: (hired) =>
      hired > 0
        ? `con risposta, di cui ${italian.plural(hired, { one: '1 accettata', other: `${hired} accettate` })}`
        : 'con risposta',
    failed: 'Impossibile caricare il riepilogo delle Sue candidature',
  },

  applications: {
    title: 'Le mie candidature',
    filter: 'Filtrare per stato',
    all: 'Tutti gli stati',
    choice: (label, count) => (count === undefined ? label : `${label} (${italian.count(count)})`),
    submitted: (company, date) => `${company} · ${date}`,
    viewAll: 'Visualizzare tutte le candidature',
    pages: 'Pagine delle candidature',
    empty: 'Nessuna candidatura trovata',
    emptyText: 'Trovi un annuncio adatto e si candidi. Ogni candidatura appare qui.',
    emptyOf: (status) => `Nessuna ha lo stato «${textsIn('it', statusesTexts).labels[status]}».`,
    showAll: 'Mostrare tutti gli stati',
    failed: 'Impossibile caricare le Sue candidature',
  },

  interviews: {
    failed: 'Impossibile caricare i Suoi colloqui',
    offered: (company) => `${company} desidera incontrarla`,
    proposed: (company) => `${company} non ha ancora risposto alla Sua proposta`,
    choose: 'Scegliere un orario',
    chooseOf: (company) => `Scegliere un orario per il colloquio con ${company}`,
    view: 'Visualizzare',
    viewOf: (company) => `Visualizzare il colloquio con ${company}`,
  },

  favorites: {
    title: 'Preferiti',
    facts: (company, location, salary) => `${company} · ${location} · ${salary}`,
    view: 'Visualizzare',
    viewOf: (title) => `Visualizzare ${title}`,
    remove: 'Rimuovere',
    removeOf: (title) => `Rimuovere ${title} dai preferiti`,
    removed: 'Rimosso dai preferiti',
    removeFailed: 'Impossibile rimuovere l’annuncio dai preferiti. Riprovi.',
    restored: 'Aggiunto ai preferiti',
    restoreFailed: 'Impossibile aggiungere l’annuncio ai preferiti. Riprovi.',
    pages: 'Pagine dei preferiti',
    empty: 'Ancora nessun annuncio preferito',
    emptyText: 'Prema il cuore di un annuncio per ritrovarlo qui.',
    failed: 'Impossibile caricare i Suoi preferiti',
  },

  reviews: {
    title: 'Recensioni su di me',
    filter: 'Filtrare le recensioni',
    pros: 'Pro:',
    cons: 'Contro:',
    pages: 'Pagine delle recensioni',
    emptyText: 'Le aziende che La assumono possono dire qui com’è stato lavorare con Lei.',
    empty: {
      all: 'Ancora nessuna recensione',
      positive: 'Nessuna recensione positiva',
      critical: 'Nessuna recensione critica',
    },
    showAll: 'Mostrare tutte le recensioni',
    toApplications: 'Visualizzare le mie candidature',
    failed: 'Impossibile caricare le Sue recensioni',
  },

  profile: {
    title: 'Il mio profilo',
    complete: 'Il Suo profilo è completo.',
    missing: (parts) => `Da completare: ${parts}.`,
    biography: 'Su di me',
    experience: 'Esperienze',
    skills: 'Punti di forza',
    nothing: {
      biography: 'Dica alle aziende chi è e che cosa cerca.',
      experience: 'Impieghi, stage, progetti, studi: che cosa ha fatto?',
      skills: 'Che cosa sa fare bene? È la prima cosa che le aziende guardano.',
    },
    skillsHint: 'Separati da virgole.',
    add: (part) => `Aggiungere: ${part}`,
    edit: (part) => `Modificare: ${part}`,
    save: 'Salvare',
    cancel: 'Annullare',
    saving: 'Salvataggio…',
    showMore: 'Mostrare di più',
    showLess: 'Mostrare di meno',
    changedElsewhere: (part) =>
      `Nel frattempo la sezione «${part}» è stata modificata altrove. Salvi di nuovo per sostituirla o annulli per leggerla.`,
    saveFailed: (field) => `Impossibile salvare la sezione «${PARTS[field] ?? field}»`,
    skillsFailed: (words) =>
      words
        ? `Impossibile salvare i punti di forza: ${words}`
        : 'Impossibile salvare i punti di forza. Riprovi.',
  },

  loadError: {
    title: 'Impossibile caricare la Sua panoramica',
    text: 'Il server non ha risposto. Quanto ha salvato non è andato perso.',
  },
});
