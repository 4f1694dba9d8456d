import { german, translate } from '../../rules/index';
import type * as english from './star-field.texts';

export const starFieldTexts = translate<typeof english.starFieldTexts>('ui/star-field')({
  starWords: ['Schlecht', 'Mässig', 'Gut', 'Sehr gut', 'Ausgezeichnet'],
  starChoice: (stars, word) =>
    `${german.plural(stars, { one: `${stars} Stern`, other: `${stars} Sterne` })}, ${word.toLowerCase()}`,
  starsUnchosen: 'Noch nicht gewählt',
});
