import { BENEFIT_PRESETS, type Benefit } from './benefits';
import { benefitsTexts } from './benefits.texts';
import type { Language } from '../languages/languages';
import { textsIn } from '../languages/texts';

/** The benefits that a new job can start from, in a language. */
export function listBenefitPresets(language: Language): readonly Benefit[] {
  const { titles, descriptions } = textsIn(language, benefitsTexts);
  return BENEFIT_PRESETS.map(({ id, icon }) => ({
    id,
    icon,
    title: titles[id],
    description: descriptions[id],
  }));
}
