import type { Language } from './languages';

/** A label inside a sentence: in lower case, except in German, where a noun keeps its capital. */
export const toInlineLabel = (label: string, language: Language): string =>
  language === 'de' ? label : label.toLowerCase();
