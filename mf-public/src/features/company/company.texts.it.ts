import { italian, translate } from '@metier/sdk/rules';
import type * as english from './company.texts';

const countReviews = (count: number) =>
  italian.plural(count, { one: '1 recensione', other: `${italian.count(count)} recensioni` });

export const companyTexts = translate<typeof english.companyTexts>('public/company/company')({
  home: 'Home',
  edit: 'Modificare il profilo',
  publicPage: 'Pagina pubblica',
  follow: 'Seguire',
  followers: 'Follower',
  followersCount: (count) =>
    italian.plural(count, { one: '1 follower', other: `${italian.count(count)} follower` }),
  place: 'Luogo',
  responseTime: 'Tempo di risposta',
  website: 'Sito web',
  newTab: '(si apre in una nuova scheda)',
  reviewsCount: countReviews,
  toJobs: 'Posti vacanti',
  facts: { industry: 'Settore', size: 'Dimensioni', founded: 'Fondata nel', languages: 'Lingue di lavoro' },
  pictures: {
    title: 'Immagini',
    place: (place, count) => `Immagine ${place} di ${count}`,
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
  },
  quotes: { title: 'Dalle recensioni', quoted: (words) => `«${words}»` },
  about: {
    title: 'L’azienda',
    none: 'Questa azienda non si è ancora presentata.',
    tabs: { mission: 'Missione', advantages: 'Vantaggi', ethics: 'Cultura aziendale' },
    empty: {
      mission: 'Questa azienda non ha ancora descritto la sua missione.',
      advantages: 'Questa azienda non ha ancora indicato dei vantaggi.',
      ethics: 'Questa azienda non ha ancora descritto la sua cultura.',
    },
  },
  head: {
    openJobs: (count) =>
      italian.plural(count, { one: '1 annuncio aperto', other: `${italian.count(count)} annunci aperti` }),
    rating: (average, count) => `${average} su 5 stelle (${countReviews(count)})`,
  },
  jobs: {
    title: 'Posti vacanti',
    map: 'Posti vacanti per luogo',
    loading: 'Caricamento degli annunci aperti…',
    none: 'Nessun annuncio aperto',
    noneHint: 'I nuovi annunci appaiono qui appena pubblicati.',
    search: 'Cercare fra tutti gli annunci',
    posted: 'Pubblicato',
    failed: 'Impossibile caricare gli annunci aperti',
    pages: 'Pagine degli annunci aperti',
  },
  reviews: {
    title: 'Recensioni',
    loading: 'Caricamento delle recensioni…',
    none: 'Ancora nessuna recensione',
    noneHint:
      'Chi ha inviato qui una candidatura può scriverne una quando la candidatura è conclusa. Le recensioni non riportano nomi.',
    mine: 'La Sua recensione',
    pros: 'Pro',
    cons: 'Contro',
    failed: 'Impossibile caricare le recensioni',
    pages: 'Pagine delle recensioni',
    invitation: 'La Sua candidatura qui è conclusa. Com’è andata? Il Suo nome non sarà visibile.',
    write: 'Scrivere una recensione',
  },
  safe: 'Il resto della pagina continua a funzionare. Riprovi.',
  pageOver: 'Questa pagina non esiste.',
  firstPage: 'Andare alla prima pagina',
  missing: {
    title: 'Azienda non trovata',
    text: 'Forse ha lasciato Metier, oppure l’indirizzo contiene un errore.',
  },
  failure: {
    title: 'Errore nel caricamento dell’azienda',
    text: 'Impossibile caricare l’azienda. Riprovi più tardi.',
  },
});
