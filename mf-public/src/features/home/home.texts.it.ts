import { italian, matchReasonsTexts, PER_MONTH, textsIn, translate } from '@metier/sdk/rules';
import type * as english from './home.texts';

type Total = Parameters<typeof english.homeTexts.results>[0];

const countJobs = (count: number) =>
  italian.plural(count, { one: '1 annuncio', other: `${italian.count(count)} annunci` });

const countResults = ({ total, isCapped }: Total) =>
  isCapped ? `Oltre ${italian.count(total)} annunci` : countJobs(total);

const countMentions = (total: Total) =>
  `${countResults(total)} che lo ${italian.plural(total.total, { one: 'menziona', other: 'menzionano' })} soltanto`;

export const homeTexts = translate<typeof english.homeTexts>('public/home/home')({
  title: 'Metier – Trovi il lavoro dei Suoi sogni',
  hero: (openJobs) =>
    openJobs
      ? [
          italian.plural(openJobs, {
            one: '1 posto di lavoro.',
            other: `${italian.count(openJobs)} posti di lavoro.`,
          }),
          italian.plural(openJobs, { one: 'Potrebbe essere il Suo.', other: 'Uno è per Lei.' }),
        ]
      : ['Un buon lavoro,', 'vicino a Lei.'],
  lead: 'Cerchi fra tutti gli annunci aperti per professione, luogo e grado di occupazione.',
  employer: {
    hero: (openJobs) =>
      openJobs
        ? [
            italian.plural(openJobs, {
              one: '1 posto di lavoro.',
              other: `${italian.count(openJobs)} posti di lavoro.`,
            }),
            'C’è anche il Suo?',
          ]
        : ['Gli annunci', 'come li vede chi cerca.'],
    lead: 'Veda come altre aziende descrivono e retribuiscono lo stesso lavoro e come chi cerca trova i Suoi annunci.',
  },
  head: {
    site: 'Metier',
    board: (total) =>
      `${countResults(total)} in ogni cantone della Svizzera: cerchi per professione, luogo e grado di occupazione.`,
    search: (total, terms) => `${countResults(total)} ${terms}, da aziende che rispondono.`,
    feed: 'Nuovi annunci su Metier',
    feedOf: (terms) => `Nuovi annunci su Metier ${terms}`,
  },
  map: 'Annunci per cantone',
  places: 'Annunci per luogo',
  inPlace: (place, count) => `${place}: ${countJobs(count)}`,
  form: 'Ricerca di lavoro',
  keyword: 'Parola chiave',
  keywordHint: 'Professione, azienda o competenza',
  location: 'Luogo',
  locationHint: 'Località o cantone',
  radius: 'Raggio',
  radiusOf: (km) => (km ? `${km}\u00a0km` : 'Solo questo luogo'),
  search: 'Cercare',
  change: 'Modifica la ricerca:',
  terms: {
    keyword: (keyword) => `per «${keyword}»`,
    location: (location) => `zona ${location}`,
    radius: (km) => `entro ${km}\u00a0km`,
    published_within: (days) =>
      `pubblicati ${days === '1' ? 'nelle ultime 24 ore' : `negli ultimi ${days} giorni`}`,
    rate: (percent) => `${percent}\u00a0%`,
    minSalary: (amount) => `da ${amount}`,
    maxSalary: (amount) => `fino a ${amount}`,
    monthly: (amount) => `${amount} al mese al 100\u00a0%`,
    canton: (canton) => `canton ${canton}`,
    company: (company) => `presso ${company}`,
    language: (language) => `in ${language.toLowerCase()}`,
    start: (day) => `inizio dal ${day}`,
    end: (day) => `fine entro il ${day}`,
    none: 'dal più recente',
    or: ' o ',
  },
  filters: {
    chips: 'Filtri',
    chosen: 'Filtri scelti',
    jobs: 'annunci',
    remove: '(togliere questo filtro)',
    more: 'Altri filtri',
    fields: {
      min_salary: 'Salario minimo',
      max_salary: 'Salario massimo',
      salary_type: 'Tipo di salario',
      contract_type: 'Tipo di contratto',
      activity_rate: 'Grado di occupazione',
      work_mode: 'Modalità di lavoro',
      level: 'Livello professionale',
      published_within: 'Data di pubblicazione',
      canton: 'Cantone',
      company: 'Azienda',
      language: 'Lingua dell’annuncio',
      start_date: 'Data d’inizio',
      end_date: 'Data di fine',
    },
    comparable: 'al mese al 100\u00a0%',
    comparableOrType: 'al mese al 100\u00a0%, o secondo l’unico tipo di salario scelto',
    rule: `Al 100\u00a0%, il salario orario è moltiplicato per ${PER_MONTH.hourly} e quello giornaliero per ${PER_MONTH.daily}; i salari a tempo parziale sono riportati al 100\u00a0%. I compensi a progetto non sono considerati.`,
    hints: { start_date: 'Inizia in questa data o dopo', end_date: 'Termina in questa data o prima' },
    anyTime: 'Qualsiasi data',
    within: (days) => (days === '1' ? 'Nelle ultime 24 ore' : `Negli ultimi ${days} giorni`),
    rate: (percent) => `${percent}\u00a0%`,
    reset: 'Reimpostare',
    apply: 'Applicare',
    clear: 'Rimuovere tutti i filtri',
    contradictions: {
      salary: 'Il salario massimo è inferiore al salario minimo.',
      dates: 'La data di fine precede la data d’inizio.',
    },
  },
  searching: 'Ricerca degli annunci…',
  results: countResults,
  noAnswer: 'Risultati',
  sections: {
    nearby: ({ total }) => `${countJobs(total)} nelle vicinanze`,
    elsewhere: ({ total }) => `${countJobs(total)} altrove`,
    related: ({ total }) =>
      italian.plural(total, { one: '1 annuncio simile', other: `${italian.count(total)} annunci simili` }),
    mentioned: countMentions,
  },
  showMentions: (total) => `Mostrare ${countMentions(total)}`,
  ordering: 'Ordine dei risultati',
  relevance: 'Pertinenza',
  newest: 'Data',
  card: {
    location: 'Luogo:',
    distance: 'Distanza:',
    activityRate: 'Grado di occupazione:',
    workMode: 'Modalità di lavoro:',
    posted: 'Pubblicato:',
    viewDetails: 'Dettagli',
    applyNow: 'Candidarsi',
    applied: (day = '') => (day ? `Candidatura del ${day}` : 'Candidatura inviata'),
    of: (title) => `: ${title}`,
    favorite: (title) => `Preferito: ${title}`,
    match: {
      get places() {
        return textsIn('it', matchReasonsTexts);
      },
      description: 'Nella descrizione:',
      benefits: 'Vantaggi:',
    },
  },
  understood: {
    showing: { keyword: 'Risultati per', location: 'Annunci nella zona di' },
    instead: { keyword: 'Cercare invece', location: 'Cercare invece nella zona di' },
    others: 'Cercato anche:',
    without: '(non cercare questo termine)',
    asTyped: 'Cercato esattamente come inserito.',
    all: 'Includere altri nomi',
    leftOut: 'Non tutti questi annunci corrispondono a:',
    alone: '(cercare solo questo)',
    elsewhere: 'Nessun risultato nei dintorni di',
    nearest: 'Prima gli annunci più vicini.',
    readAs: 'Come è stata intesa la ricerca',
    kinds: {
      occupation: 'Professione:',
      place: 'Luogo:',
      condition: 'Condizione:',
      pay: 'Salario:',
      level: 'Preferibilmente:',
      words: 'Parola:',
      unwanted: 'Senza:',
    },
  },
  pages: 'Pagine dei risultati',
  empty: {
    title: 'Nessun annuncio trovato',
    nothingOpen: 'Al momento non ci sono annunci aperti. I nuovi appaiono prima di tutto qui.',
    hint: 'Provi con una parola più corta o una zona più ampia.',
    loosen: 'Cerchi con meno criteri:',
    more: 'Più annunci con meno criteri:',
    without: (term) => `Senza «${term}»`,
    nearby: 'Oppure cerchi nei dintorni:',
    near: (jobs, place, km) => `${countJobs(jobs)} a ${place}, ${km}\u00a0km`,
    everything: 'Mostrare tutti gli annunci',
  },
  failure: {
    title: 'La ricerca non ha funzionato',
    text: 'Il server non ha risposto. Quanto ha inserito è ancora qui.',
  },
  misunderstood: {
    title: 'Uno dei filtri non è valido',
    text: 'È evidenziato qui sopra. Il resto della Sua ricerca è ancora qui.',
    action: 'Cercare senza questo filtro',
  },
});
