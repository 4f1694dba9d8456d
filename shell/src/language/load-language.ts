import { createLanguageLoader } from '@metier/sdk/remote';
import { languages } from '../languages';

/** Loads the shell's own texts in a language. */
export const { load: loadLanguage } = createLanguageLoader(languages);
