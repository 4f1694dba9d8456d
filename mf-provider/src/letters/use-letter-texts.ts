import { useEffect, useState } from 'react';
import { createLanguageLoader } from '@metier/sdk/remote';
import { DEFAULT_LANGUAGE, type Language } from '@metier/sdk/rules';
import { useLanguage } from '@metier/sdk/ui';
import { languages } from '../languages/index';

const loader = createLanguageLoader(languages);

/** Loads the texts of letters in a language that the page may not be in. */
export const loadLetterTexts = (language: Language): Promise<void> => loader.load(language);

export interface LetterTexts {
  /** Whether letters can be written in all these languages. */
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

/** The texts of letters in these languages, which are loaded when they are first wanted. */
export function useLetterTexts(wanted: readonly Language[]): LetterTexts {
  const page = useLanguage();
  const [loaded, setLoaded] = useState<readonly Language[]>([]);
  const [failed, setFailed] = useState<string>();
  const missing = wanted
    .filter((language) => ![DEFAULT_LANGUAGE, page, ...loaded].includes(language))
    .join(' ');

  useEffect(() => {
    if (missing === '' || failed === missing) return;
    let isCurrent = true;
    const languages = missing.split(' ') as Language[];
    Promise.all(languages.map((language) => loader.load(language))).then(
      () => isCurrent && setLoaded((known) => [...known, ...languages]),
      () => isCurrent && setFailed(missing),
    );
    return () => {
      isCurrent = false;
    };
  }, [missing, failed]);

  const isReady = missing === '';
  return { isReady, hasFailed: !isReady && failed === missing, retry: () => setFailed(undefined) };
}
