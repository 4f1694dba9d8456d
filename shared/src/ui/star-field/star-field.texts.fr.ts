import { french, translate } from '../../rules/index';
import type * as english from './star-field.texts';

export const starFieldTexts = translate<typeof english.starFieldTexts>('ui/star-field')({
  starWords: ['Mauvais', 'Passable', 'Bon', 'Très bien', 'Excellent'],
  starChoice: (stars, word) =>
    `${french.plural(stars, { one: `${stars} étoile`, other: `${stars} étoiles` })}, ${word.toLowerCase()}`,
  starsUnchosen: 'Aucune note choisie',
});
