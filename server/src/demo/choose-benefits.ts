import { textsIn, type Language } from './data/index';
import type { Random } from './random';
import { findBenefitIcon } from './write-posting';

/** Two to five benefits, in the words of the language. */
export function chooseBenefits(language: Language, random: Random) {
  const offered = Object.entries(textsIn(language).posting.benefits);
  return random.sample(offered, random.integer(2, 5)).map(([id, { title, descriptions }]) => ({
    id,
    title,
    description: random.pick(descriptions),
    icon: findBenefitIcon(id),
  }));
}
