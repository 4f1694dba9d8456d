import { defineTexts } from '../languages/texts';
import { textsOf } from '../languages/texts-of';
import { ABROAD, REGIONS } from './regions';

/** Names of the cantons, by their letters, in English in the canton's own languages; and of what is no canton. */
export const regionsTexts = defineTexts('rules/regions', {
  ...textsOf(REGIONS, 'label'),
  [ABROAD]: 'Abroad',
});
