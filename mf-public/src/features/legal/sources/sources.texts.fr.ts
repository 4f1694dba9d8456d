import { translate } from '@metier/sdk/rules';
import type * as english from './sources.texts';

export const sourcesTexts = translate<typeof english.sourcesTexts>('public/legal/sources')({
  title: 'Sources',
  lead: 'Les données publiques qui aident Metier à comprendre ce que vous cherchez, et les organismes qui les publient.',
  changedOn: '2026-11-23',
  sections: () => [
    {
      id: 'places',
      title: 'Lieux',
      blocks: [
        'Villes, villages et numéros postaux, avec leur position\u00a0: le répertoire officiel des localités, Office fédéral de topographie swisstopo.',
        'Noms de lieux dans d’autres langues et lieux situés de l’autre côté de la frontière\u00a0: GeoNames (geonames.org), sous licence Creative Commons Attribution 4.0. Nous avons sélectionné et abrégé ces données.',
      ],
    },
    {
      id: 'cantons',
      title: 'Cantons',
      blocks: [
        'Les cantons, leurs noms et leurs abréviations\u00a0: Office fédéral de la statistique (OFS).',
      ],
    },
    {
      id: 'occupations',
      title: 'Métiers',
      blocks: [
        'La nomenclature des professions CH-ISCO-19\u00a0: Office fédéral de la statistique (OFS). Les noms courants des métiers, en quatre langues, sont notre propre recueil.',
      ],
    },
  ],
});
