import { BENEFIT_PRESETS } from './benefits';
import { defineTexts } from '../languages/texts';
import { textsOf } from '../languages/texts-of';

const presets = BENEFIT_PRESETS.map((preset) => ({ ...preset, value: preset.id }));

/** The benefits that a new job can start from, by their ids. */
export const benefitsTexts = defineTexts('rules/benefits', {
  titles: textsOf(presets, 'title'),
  descriptions: textsOf(presets, 'description'),
});
