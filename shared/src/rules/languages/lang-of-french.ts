import type { Language } from './languages';

/** `lang` of the texts that are French in the English locale: undefined where they are translated. */
export const langOfFrench = (language: Language): 'fr' | undefined => (language === 'en' ? 'fr' : undefined);
