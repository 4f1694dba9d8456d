import type { Language } from './languages';

/**
 * The forms of a noun with a number. The category `many` of French and Italian is left out: it is for exact
 * millions, which no count on the site reaches.
 */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** The form for a whole number by the rules of CLDR: French says 0 in the singular. */
export const plural = (language: Language, count: number, { one, other }: PluralForms): string =>
  count === 1 || (count === 0 && language === 'fr') ? one : other;
