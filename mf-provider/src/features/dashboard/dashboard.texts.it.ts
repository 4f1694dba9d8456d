import { italian, statusesTexts, textsIn, translate } from '@metier/sdk/rules';
import type * as english from './dashboard.texts';

export const dashboardTexts = translate<typeof english.dashboardTexts>('provider/dashboard/dashboard')({
  title: 'Panoramica',
  postJob: 'Nuovo annuncio',
  viewReviews: 'Recensioni',
  editProfile: 'Modificare il profilo',
  email: 'E-mail',
  website: 'Sito web',
  place: 'Luogo',
  responseTime: {
    label: 'Tempo di risposta',
    seen: (words) =>
      words
        ? `Chi si candida vede: ${words.toLowerCase()}`
        : 'Chi si candida non vede ancora un tempo di risposta',
  },
  noEmail: 'Indirizzo e-mail non indicato',
  noWebsite: 'Sito web non indicato',
  noLocation: 'Luogo non indicato',
  noRegion: 'Cantone non indicato',
  posted: { text: (title) => `«${title}» è ora online.`, view: 'Visualizzare l’annuncio' },
  facts: 'Contatti e informazioni',
  safe: 'Nulla è andato perso. Riprovi tra qualche istante.',
  followers: 'Follower',
  followersCount: (count) =>
    italian.plural(count, { one: '1 follower', other: `${italian.count(count)} follower` }),
  firstSteps: {
    confirm: 'Confermare l’indirizzo e-mail',
    profile: 'Presentare l’azienda',
    logo: 'Caricare il logo',
    job: 'Pubblicare il primo annuncio',
  },

  interviews: {
    loadFailed: 'Impossibile caricare i colloqui',
    view: 'Visualizzare',
    viewOf: (candidate) => `Visualizzare il colloquio con ${candidate}`,
  },

  applications: {
    title: 'Candidature recenti',
    loadFailed: 'Impossibile caricare le candidature',
    filter: 'Filtrare per stato',
    all: (count) => `Tutti gli stati (${italian.count(count)})`,
    statusOf: (status, count) => `${textsIn('it', statusesTexts).labels[status]} (${italian.count(count)})`,
    submitted: (date) => `\u00a0· ${date}`,
    withdrawn: (date) => `\u00a0· Ritirata: ${date}`,
    view: 'Visualizzare',
    viewOf: (name) => `Visualizzare la candidatura di ${name}`,
    moves: {
      shortlisted: 'Preselezionare',
      interview: 'Invitare',
      hired: 'Accettare',
      rejected: 'Rifiutare',
    },
    moveOf: (move, name) => `${move}: ${name}`,
    actionsOf: (name) => `Altre azioni per ${name}`,
    none: 'Nessuna candidatura trovata',
    noneHint: 'Arrivano qui appena qualcuno si candida a uno dei Suoi annunci.',
    noneOf: (status) => `Nessuna ha lo stato «${textsIn('it', statusesTexts).labels[status]}».`,
    showAll: 'Mostrare tutti gli stati',
    viewAll: 'Visualizzare tutte le candidature',
    pages: 'Pagine delle candidature',
  },
  jobs: {
    title: 'I Suoi annunci',
    loadFailed: 'Impossibile caricare i Suoi annunci',
    filter: 'Filtrare gli annunci',
    filters: { all: 'Tutti', active: 'Attivi', inactive: 'Inattivi' },
    facts: (location, type, salary) => `${location} · ${type} · ${salary}`,
    received: (count) =>
      italian.plural(count, { one: '1 candidatura', other: `${italian.count(count)} candidature` }),
    viewsAndDay: (views, posted) =>
      ` · ${italian.plural(views, {
        one: '1 visualizzazione',
        other: `${italian.count(views)} visualizzazioni`,
      })} · pubblicato: ${posted}`,
    steps: {
      views: (count) => italian.plural(count, { one: 'visualizzazione', other: 'visualizzazioni' }),
      applications: (count) => italian.plural(count, { one: 'candidatura', other: 'candidature' }),
      interviews: (count) => italian.plural(count, { one: 'colloquio', other: 'colloqui' }),
    },
    recentViews: (sum, most) =>
      `Visualizzazioni degli ultimi 14 giorni: ${italian.count(sum)}, al massimo ${italian.count(most)} in un giorno`,
    viewsInTwoWeeks: 'Visualizzazioni degli ultimi 14 giorni',
    halfAnswered: 'La metà riceve risposta entro',
    days: (count) => italian.plural(count, { one: '1 giorno', other: `${count} giorni` }),
    noAnswers: 'Ancora troppo poche risposte',
    actionsOf: (title) => `Azioni per «${title}»`,
    deadline: {
      open: (day, left) => `Candidature entro il ${day} · ${left}`,
      paused: (day) => `Termine di candidatura: ${day}`,
      passed: (day) => `Chiuso al termine di candidatura, il ${day}`,
    },
    pause: 'Sospendere',
    activate: 'Attivare',
    relist: 'Ripubblicare',
    edit: 'Modificare',
    editOf: (title) => `Modificare ${title}`,
    duplicate: 'Duplicare',
    duplicateFailed: 'Impossibile duplicare l’annuncio.',
    applications: 'Candidature',
    applicationsOf: (title) => `Candidature per ${title}`,
    updateFailed: 'Impossibile aggiornare lo stato dell’annuncio.',
    none: 'Non ha ancora pubblicato nessun annuncio.',
    noneHint: 'Un annuncio è visibile a tutti appena lo pubblica.',
    postFirst: 'Pubblicare il primo annuncio',
    noneActive: 'Nessun annuncio attivo: chi cerca lavoro non trova nessuno dei Suoi.',
    noneInactive: 'Nessun annuncio inattivo: tutto ciò che ha pubblicato è visibile.',
    pages: 'Pagine degli annunci',
  },
  profile: {
    title: 'Profilo aziendale',
    edit: {
      mission: 'Modificare la missione',
      advantages: 'Modificare i vantaggi',
      ethics: 'Modificare la cultura aziendale',
    },
    tabs: { mission: 'Missione', advantages: 'Vantaggi', ethics: 'Cultura aziendale' },
    empty: {
      mission:
        'Missione non ancora descritta. Chi si candida legge qui che cosa fa la Sua azienda e per chi.',
      advantages: 'Vantaggi non ancora indicati. Chi si candida vede qui che cosa offre al personale.',
      ethics:
        'Cultura aziendale non ancora descritta. Chi si candida legge qui come si lavora insieme nella Sua azienda.',
    },
  },
});
