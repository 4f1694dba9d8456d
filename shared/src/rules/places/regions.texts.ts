import { defineTexts } from '../languages/texts';
import { textsOf } from '../languages/texts-of';
import { REGIONS } from './regions';

/** Names of the cantons, by their letters; in English in the canton's own languages. */
export const regionsTexts = defineTexts('rules/regions', textsOf(REGIONS, 'label'));
