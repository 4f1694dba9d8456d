import { createLanguageLoader } from '@metier/sdk/remote';
import { languages } from '../languages';

export const { load: loadLanguage } = createLanguageLoader(languages);
