import { createContext, use, type ReactNode } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/index';
import styles from './language-provider.module.css';

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

export interface LanguageProviderProps {
  language: Language;
  children: ReactNode;
}

/** Shows the texts inside in a language. */
export const LanguageProvider = ({ language, children }: LanguageProviderProps) => (
  <LanguageContext value={language}>{children}</LanguageContext>
);

export interface LanguageBoundaryProps extends LanguageProviderProps {
  /** The language of the page around. */
  around: Language;
}

/**
 * The same for a part of the page in another language than its surroundings, which it names. The element is always
 * there: a change of the language must not mount the children again.
 */
export const LanguageBoundary = ({ language, around, children }: LanguageBoundaryProps) => (
  <div lang={language === around ? undefined : language} className={styles.boundary}>
    <LanguageProvider language={language}>{children}</LanguageProvider>
  </div>
);

/** The language that the components around are shown in. */
export const useLanguage = (): Language => use(LanguageContext);
