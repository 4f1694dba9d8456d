import {
  addTranslations,
  DEFAULT_LANGUAGE,
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

/** The translations of one bundle. */
export interface LanguageLoader {
  /** Loads a language once, if the bundle has it; a failed load can be repeated. */
  load(language: Language): Promise<void>;
  /** The language, or English while the bundle's translations to it are not loaded. */
  choose(language: Language): Language;
}

export function createLanguageLoader(table: LanguageTable): LanguageLoader {
  const files = new Map(
    Object.entries(table).map(([language, load]) => [language as Language, loadOnce(load)]),
  );
  const loaded = new Set<Language>();
  return {
    async load(language) {
      const file = files.get(language);
      if (!file || language === DEFAULT_LANGUAGE || loaded.has(language)) return;
      addTranslations(language, (await file.load()).translations);
      loaded.add(language);
    },
    choose: (language) => (loaded.has(language) ? language : DEFAULT_LANGUAGE),
  };
}
