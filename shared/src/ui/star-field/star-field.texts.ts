import { defineTexts } from '../../rules/index';

export const starFieldTexts = defineTexts('ui/star-field', {
  starWords: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
  starChoice: (stars: number, word: string) =>
    `${stars} ${stars === 1 ? 'star' : 'stars'}, ${word.toLowerCase()}`,
  starsUnchosen: 'Not chosen yet',
});
