import { translate } from '../rules/index';
import type * as english from './remote.texts';

export const remoteTexts = translate<typeof english.remoteTexts>('remote/remote')({
  loadingFragment: 'Caricamento…',
  fragmentFailed: 'Impossibile caricare questa parte della pagina',
  fragmentSafe: 'Quanto ha inserito è ancora qui.',
  pageFailed: 'Qualcosa non ha funzionato',
  pageSafe: 'Quanto ha salvato non è andato perso. Riprovi subito o torni tra qualche istante.',
  offline: 'Il server non ha risposto. Controlli la connessione e riprovi.',
  notFound: 'Pagina non trovata',
  notFoundHint: 'Forse è stata spostata o rimossa, oppure l’indirizzo contiene un errore.',
  home: 'Torna alla pagina iniziale',
  filledIn: (place) => `Ricavato dal NPA: ${place}. Può modificarlo.`,
  placesOf: (code) => `Quale località corrisponde al NPA ${code}?`,
  otherCanton: (code, canton, chosen) =>
    `Il NPA ${code} appartiene a un altro cantone: ${canton}, non ${chosen}. Verifichi il dato; può salvarlo anche così.`,
  undo: 'Annullare',
  favorites: {
    added: 'Aggiunto ai preferiti',
    removed: 'Rimosso dai preferiti',
    noProfile: 'Non ha ancora un profilo',
    failed: (reason) => `Impossibile aggiornare i preferiti: ${reason}`,
    noAnswer: 'il server non ha risposto.',
  },
  follow: {
    follow: 'Seguire',
    following: 'Seguita',
    followed: (company) => `Ora segue ${company}. Riceverà una notifica per i nuovi annunci.`,
    ended: (company) => `Non segue più ${company}.`,
    undo: 'Annullare',
    failed: 'Non ha funzionato. Riprovi.',
  },
  firstSteps: {
    title: 'Primi passi',
    count: (done, all) => `${done} su ${all}`,
    done: 'Fatto:',
    dismiss: 'Nascondere i primi passi',
  },
  leave: {
    text: 'Lasciare questa pagina? Quanto ha inserito andrà perso.',
    confirm: 'Lasciare la pagina',
    cancel: 'Restare',
    isDangerous: true,
  },
  report: 'Segnalare',
});
