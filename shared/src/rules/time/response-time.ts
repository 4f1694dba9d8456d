import { durationsTexts } from './durations.texts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';

/** How soon a company answers, in words; undefined while that is unknown. */
export function describeResponseTime(
  days: number | null | undefined,
  language: Language = DEFAULT_LANGUAGE,
): string | undefined {
  if (days === null || days === undefined) return undefined;
  return textsIn(language, durationsTexts).answersWithin(days);
}
