import { keyOf } from './fold-words';
import type { Occupation, OccupationGroup, ThesaurusLanguage } from './parse-thesaurus';

/** How an occupation was typed. */
export interface Typed {
  /** Undefined for an abbreviation, a compound or an inflected word. */
  readonly language: ThesaurusLanguage | undefined;
  /** 0 for the masculine form, 1 for the feminine one; undefined for a neutral one. */
  readonly gender: 0 | 1 | undefined;
}

/** How the folded text names one of these. */
export function findTyped(concepts: readonly (Occupation | OccupationGroup)[], text: string): Typed {
  for (const { forms } of concepts)
    for (const { texts, language } of forms) {
      const at = texts.findIndex((each) => keyOf(each) === text);
      if (at >= 0) return { language, gender: texts.length < 2 ? undefined : at === 0 ? 0 : 1 };
    }
  return { language: undefined, gender: undefined };
}
