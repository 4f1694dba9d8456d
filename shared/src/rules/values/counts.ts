import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';

const NARROW_NO_BREAK_SPACE = '\u202f';
const APOSTROPHE = '\u2019';

/**
 * A whole number grouped in threes, as the language is written in Switzerland, whatever the browser's locale:
 * `12 400`, and `12’400` in German and Italian. Without `Intl`, because its first formatter costs a page 30 ms.
 */
export const formatCount = (count: number | string, language: Language = DEFAULT_LANGUAGE): string =>
  String(count).replace(
    /\B(?=(?:\d{3})+$)/g,
    language === 'de' || language === 'it' ? APOSTROPHE : NARROW_NO_BREAK_SPACE,
  );

/** A number that is written with a point, with the language's decimal mark: `4,5` in French and Italian. */
export const formatDecimal = (number: string, language: Language = DEFAULT_LANGUAGE): string =>
  language === 'fr' || language === 'it' ? number.replace('.', ',') : number;

/** `27 km`, with a non-breaking space; empty for no distance. */
export const formatDistance = (km: number | undefined): string => (km ? `${km}\u00a0km` : '');
