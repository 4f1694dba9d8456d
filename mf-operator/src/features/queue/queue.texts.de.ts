import { german, translate } from '@metier/sdk/rules';
import type * as english from './queue.texts';

export const queueTexts = translate<typeof english.queueTexts>('operator/queue/queue')({
  title: 'Meldungen',
  titleOpen: (count) => (count > 0 ? `(${count}) Meldungen` : 'Meldungen'),
  state: 'Stand der Fälle',
  states: { open: 'Offen', decided: 'Entschieden' },
  filters: 'Filter',
  target: 'Worüber',
  allTargets: 'Alles',
  reason: 'Grund',
  allReasons: 'Alle Gründe',
  ordering: 'Reihenfolge',
  orderings: { newest: 'Neueste zuerst', 'most-reported': 'Meistgemeldete zuerst' },
  list: 'Fälle',
  reports: (count) => german.plural(count, { one: '1 Meldung', other: `${german.count(count)} Meldungen` }),
  appeal: 'Antwort',
  first: 'Erste Seite',
  more: 'Nächste Seite',
  empty: { title: 'Nichts zu prüfen', text: 'Neue Meldungen erscheinen hier sofort.' },
  emptyDecided: {
    title: 'Noch nichts entschieden',
    text: 'Fälle erscheinen hier, sobald sie entschieden sind.',
  },
  noMatch: {
    title: 'Kein Fall passt',
    text: 'Wählen Sie andere Filter.',
    action: 'Alle offenen Fälle anzeigen',
  },
  proposals: {
    action: 'Suchbegriffe ohne Beruf',
    failed: 'Die Suchbegriffe konnten nicht heruntergeladen werden.',
  },
  failed: {
    title: 'Die Meldungen konnten nicht geladen werden',
    text: 'Bitte versuchen Sie es noch einmal.',
  },
});
