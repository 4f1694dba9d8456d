import { labelOf, type Choice } from '../choices/choices';
import type { Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import { regionsTexts } from './regions.texts';

/** Regions of the API as choices in a language; one without a name in it keeps its label. */
export const nameRegions = (regions: readonly Choice[], language: Language): Choice[] =>
  regions.map(({ value, label }) => ({
    value,
    label: labelOf({ [value]: label, ...textsIn(language, regionsTexts) }, value),
  }));
