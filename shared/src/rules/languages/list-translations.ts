import type { OtherLanguage } from './languages';
import type { TranslatedTexts } from './texts';

/** Returns what each `….texts.de.ts` of the bundle exports; the build replaces the call by the list. */
export type ListTranslations = (language: OtherLanguage) => TranslatedTexts[];

declare global {
  interface ImportMeta {
    readonly translations: ListTranslations;
  }
}
