import {
  addTranslations,
  DEFAULT_LANGUAGE,
  hasTranslations,
  type Language,
  type OtherLanguage,
  type TranslatedTexts,
} from '../rules/index';
import { loadOnce } from './load-once';

/** Exports of the file with all translations of a remote to one language. */
export interface LanguageModule {
  readonly translations: readonly TranslatedTexts[];
}

/** The file of each language. Exactly `() => import('./languages/…')`. */
export type LanguageTable = Readonly<Partial<Record<OtherLanguage, () => Promise<LanguageModule>>>>;

/** Returns a function that loads each language once; a failed load can be repeated. */
export function createLanguageLoader(table: LanguageTable): (language: Language) => Promise<void> {
  const loads = new Map<Language, ReturnType<typeof loadOnce<LanguageModule>>>();
  return async (language) => {
    if (language === DEFAULT_LANGUAGE || hasTranslations(language)) return;
    const load = table[language];
    if (!load) return;
    const once = loads.get(language) ?? loadOnce(load);
    loads.set(language, once);
    addTranslations(language, (await once.load()).translations);
  };
}
