import { italian, translate } from '@metier/sdk/rules';
import type * as english from './queue.texts';

export const queueTexts = translate<typeof english.queueTexts>('operator/queue/queue')({
  title: 'Segnalazioni',
  titleOpen: (count) => (count > 0 ? `(${count}) Segnalazioni` : 'Segnalazioni'),
  state: 'Stato delle segnalazioni',
  states: { open: 'Aperte', decided: 'Decise' },
  filters: 'Filtri',
  target: 'Oggetto',
  allTargets: 'Tutto',
  reason: 'Motivo',
  allReasons: 'Tutti i motivi',
  ordering: 'Ordine',
  orderings: { newest: 'Più recenti', 'most-reported': 'Più segnalati' },
  list: 'Casi',
  reports: (count) =>
    italian.plural(count, { one: '1 segnalazione', other: `${italian.count(count)} segnalazioni` }),
  appeal: 'Risposta',
  first: 'Prima pagina',
  more: 'Pagina successiva',
  empty: { title: 'Nulla da verificare', text: 'Le nuove segnalazioni appaiono subito qui.' },
  emptyDecided: { title: 'Ancora nulla di deciso', text: 'I casi appaiono qui appena sono decisi.' },
  noMatch: {
    title: 'Nessun caso corrisponde ai filtri',
    text: 'Scelga altri filtri.',
    action: 'Mostrare tutti i casi aperti',
  },
  proposals: {
    action: 'Ricerche senza professione',
    failed: 'Impossibile scaricare le ricerche.',
  },
  failed: { title: 'Impossibile caricare le segnalazioni', text: 'Riprovi.' },
});
