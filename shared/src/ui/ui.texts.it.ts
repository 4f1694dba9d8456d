import { italian, translate } from '../rules/index';
import type * as english from './ui.texts';

/** A number with one decimal at most: `2,5`. */
const withComma = (amount: number) => String(amount).replace('.', ',');

export const uiTexts = translate<typeof english.uiTexts>('ui/ui')({
  titleOf: (page) => `${page} – Metier`,
  working: 'In corso…',
  tryAgain: 'Riprovare',
  close: 'Chiudere',
  cancel: 'Annullare',
  dismiss: 'Ignorare',
  remove: 'Rimuovere',
  showPassword: 'Mostrare la password',
  hidePassword: 'Nascondere la password',
  passwordStrength: 'Sicurezza della password:',
  chooseFile: 'Scegliere un file',
  orDropIt: 'o trascinarlo qui',
  chosenFile: 'File scelto:',
  fileSize: {
    bytes: (amount) => `${italian.count(amount)}\u00a0byte`,
    kilobytes: (amount) => `${italian.count(amount)}\u00a0KB`,
    megabytes: (amount) => `${withComma(amount)}\u00a0MB`,
    gigabytes: (amount) => `${withComma(amount)}\u00a0GB`,
  },
  breadcrumb: 'Percorso di navigazione',
  pagination: 'Pagine',
  previous: 'Precedente',
  next: 'Successiva',
  page: (page) => `Pagina ${page}`,
  pageOf: (page, pages) => `${page} di ${pages}`,
  stepDone: 'Completato:',
  notifications: 'Notifiche',
  stars: (rating) => `${rating} su 5 stelle`,
  noStars: 'Ancora nessuna valutazione',
  starWords: ['Scarso', 'Discreto', 'Buono', 'Molto buono', 'Eccellente'],
  starChoice: (stars, word) =>
    `${italian.plural(stars, { one: `${stars} stella`, other: `${stars} stelle` })}, ${word.toLowerCase()}`,
  starsUnchosen: 'Ancora nessuna scelta',
  missingRemote: (name) =>
    `Questa parte del sito (${name}) non risponde. Tutto il resto continua a funzionare.`,
  status: {
    pending: 'In attesa',
    reviewed: 'Esaminata',
    shortlisted: 'Preselezione',
    interview: 'Colloquio',
    hired: 'Assunzione',
    rejected: 'Rifiutata',
    withdrawn: 'Ritirata',
    active: 'Attivo',
    inactive: 'Inattivo',
  },
  reviewTitleHint: 'In poche parole. Facoltativo.',
});
