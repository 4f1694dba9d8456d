import { translate } from '@metier/sdk/rules';
import type * as english from './sources.texts';

export const sourcesTexts = translate<typeof english.sourcesTexts>('public/legal/sources')({
  title: 'Fonti',
  lead: 'I dati pubblici che aiutano Metier a capire che cosa cerca, e chi li pubblica.',
  changedOn: '2026-11-23',
  sections: () => [
    {
      id: 'places',
      title: 'Località',
      blocks: [
        'Città, villaggi e numeri postali d’avviamento, con la loro posizione: elenco ufficiale delle località, Ufficio federale di topografia swisstopo.',
        'Nomi di località in altre lingue e località oltre confine: GeoNames (geonames.org), con licenza Creative Commons Attribuzione 4.0. Abbiamo selezionato e abbreviato i dati.',
      ],
    },
    {
      id: 'cantons',
      title: 'Cantoni',
      blocks: ['I cantoni con i loro nomi e le loro sigle: Ufficio federale di statistica (UST).'],
    },
    {
      id: 'occupations',
      title: 'Professioni',
      blocks: [
        'La nomenclatura delle professioni CH-ISCO-19: Ufficio federale di statistica (UST). I nomi d’uso comune delle professioni, in quattro lingue, sono una nostra raccolta.',
      ],
    },
  ],
});
