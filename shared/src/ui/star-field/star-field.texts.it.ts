import { italian, translate } from '../../rules/index';
import type * as english from './star-field.texts';

export const starFieldTexts = translate<typeof english.starFieldTexts>('ui/star-field')({
  starWords: ['Scarso', 'Discreto', 'Buono', 'Molto buono', 'Eccellente'],
  starChoice: (stars, word) =>
    `${italian.plural(stars, { one: `${stars} stella`, other: `${stars} stelle` })}, ${word.toLowerCase()}`,
  starsUnchosen: 'Ancora nessuna scelta',
});
