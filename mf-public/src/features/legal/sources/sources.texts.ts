import { defineTexts } from '@metier/sdk/rules';
import type { LegalSection } from '../legal-text';

export const sourcesTexts = defineTexts('public/legal/sources', {
  title: 'Sources',
  lead: 'The public data that help Metier understand what you search for, and who publishes them.',
  changedOn: '2026-11-23',
  sections: (): readonly LegalSection[] => [
    {
      id: 'places',
      title: 'Places',
      blocks: [
        'Towns, villages and postal codes, with their positions: the official directory of towns and cities, Federal Office of Topography swisstopo.',
        'Names of places in other languages and places across the border: GeoNames (geonames.org), under the licence Creative Commons Attribution 4.0. We have selected and shortened the data.',
      ],
    },
    {
      id: 'cantons',
      title: 'Cantons',
      blocks: ['The cantons with their names and abbreviations: Federal Statistical Office (FSO).'],
    },
    {
      id: 'occupations',
      title: 'Occupations',
      blocks: [
        'The classification of occupations CH-ISCO-19: Federal Statistical Office (FSO). The names that people use for their occupations, in four languages, are our own collection.',
      ],
    },
  ],
});
