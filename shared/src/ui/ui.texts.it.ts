import { translate } from '../rules/index';
import type * as english from './ui.texts';

export const uiTexts = translate<typeof english.uiTexts>('ui/ui')({
  titleOf: (page) => `${page} – Metier`,
  working: 'In corso…',
  tryAgain: 'Riprovare',
  close: 'Chiudere',
  cancel: 'Annullare',
  dismiss: 'Chiudere',
  remove: 'Rimuovere',
  showPassword: 'Mostrare la password',
  hidePassword: 'Nascondere la password',
  passwordStrength: 'Sicurezza della password:',
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
  missingRemote: (name) =>
    `Questa parte del sito (${name}) non risponde. Tutto il resto continua a funzionare.`,
  status: {
    pending: 'In attesa',
    reviewed: 'Esaminata',
    shortlisted: 'Preselezionata',
    interview: 'Colloquio',
    hired: 'Accettata',
    rejected: 'Rifiutata',
    withdrawn: 'Ritirata',
    active: 'Attivo',
    inactive: 'Inattivo',
  },
  reviewTitleHint: 'In poche parole. Facoltativo.',
});
