import { createContext, use, type ReactNode } from 'react';
import { DEFAULT_LANGUAGE, hasTranslations, type Language } from '../../rules/index';
import styles from './language-provider.module.css';

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

export interface LanguageProviderProps {
  /** The language of the site. */
  language: Language;
  children: ReactNode;
}

/** The language of the site, or English if this bundle has no translations to it. */
const chooseLanguage = (language: Language): Language =>
  hasTranslations(language) ? language : DEFAULT_LANGUAGE;

/** Shows its children in the language of the site, or in English if this bundle has no translations to it. */
export const LanguageProvider = ({ language, children }: LanguageProviderProps) => (
  <LanguageContext value={chooseLanguage(language)}>{children}</LanguageContext>
);

/**
 * The same around a part of the page that may differ from its surroundings, with the language of its text. The
 * element is always there: a change of the language must not mount the children again.
 */
export function LanguageBoundary({ language, children }: LanguageProviderProps) {
  const shown = chooseLanguage(language);
  return (
    <div lang={shown === language ? undefined : shown} className={styles.boundary}>
      <LanguageContext value={shown}>{children}</LanguageContext>
    </div>
  );
}

/** The language that the components around are shown in. */
export const useLanguage = (): Language => use(LanguageContext);
