import { translate } from '@metier/sdk/rules';
import type * as english from './sources.texts';

export const sourcesTexts = translate<typeof english.sourcesTexts>('public/legal/sources')({
  title: 'Quellen',
  lead: 'Die öffentlichen Daten, dank denen Metier versteht, was Sie suchen, und wer sie veröffentlicht.',
  changedOn: '2026-11-23',
  sections: () => [
    {
      id: 'places',
      title: 'Orte',
      blocks: [
        'Ortschaften und Postleitzahlen mit ihrer Lage: amtliches Ortschaftenverzeichnis, Bundesamt für Landestopografie swisstopo.',
        'Ortsnamen in anderen Sprachen und Orte jenseits der Grenze: GeoNames (geonames.org), unter der Lizenz Creative Commons Attribution 4.0. Wir haben die Daten ausgewählt und gekürzt.',
      ],
    },
    {
      id: 'cantons',
      title: 'Kantone',
      blocks: ['Die Kantone mit ihren Namen und Abkürzungen: Bundesamt für Statistik (BFS).'],
    },
    {
      id: 'occupations',
      title: 'Berufe',
      blocks: [
        'Die Berufsnomenklatur CH-ISCO-19: Bundesamt für Statistik (BFS). Die gebräuchlichen Bezeichnungen der Berufe in vier Sprachen haben wir selbst zusammengetragen.',
      ],
    },
  ],
});
