import { french, translate } from '@metier/sdk/rules';
import type * as english from './queue.texts';

export const queueTexts = translate<typeof english.queueTexts>('operator/queue/queue')({
  title: 'Signalements',
  titleOpen: (count) => (count > 0 ? `(${count}) Signalements` : 'Signalements'),
  state: 'État des dossiers',
  states: { open: 'Ouverts', decided: 'Traités' },
  filters: 'Filtres',
  target: 'Objet',
  allTargets: 'Tout',
  reason: 'Motif',
  allReasons: 'Tous les motifs',
  ordering: 'Ordre',
  orderings: { newest: 'Plus récents', 'most-reported': 'Plus signalés' },
  list: 'Dossiers',
  reports: (count) =>
    french.plural(count, {
      one: `${french.count(count)} signalement`,
      other: `${french.count(count)} signalements`,
    }),
  appeal: 'Réponse',
  first: 'Première page',
  more: 'Page suivante',
  empty: { title: 'Rien à examiner', text: 'Les nouveaux signalements apparaissent ici immédiatement.' },
  emptyDecided: {
    title: 'Rien de traité pour l’instant',
    text: 'Les dossiers apparaissent ici dès qu’ils sont traités.',
  },
  noMatch: {
    title: 'Aucun dossier ne correspond',
    text: 'Choisissez d’autres filtres.',
    action: 'Afficher tous les dossiers ouverts',
  },
  proposals: {
    action: 'Recherches sans métier',
    failed: 'Les recherches n’ont pas pu être téléchargées.',
  },
  failed: { title: 'Les signalements n’ont pas pu être chargés', text: 'Veuillez réessayer.' },
});
