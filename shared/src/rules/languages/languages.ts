/** Every language that texts can be in; English is the language of the code. */
export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A language that texts are translated to. */
export type OtherLanguage = Exclude<Language, 'en'>;

/** The language of every text that has no translation. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** The languages that people can choose: those whose translations are complete. */
export const OFFERED_LANGUAGES: readonly Language[] = ['de', 'fr', 'it', 'en'];

/** Cookie of the choice, so that the server renders the next page in it. */
export const LANGUAGE_COOKIE = 'language';

/** Names of the languages, each in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  en: 'English',
};

/** An offered language by its code; undefined for anything else. */
export const readLanguage = (code: string | null | undefined): Language | undefined =>
  OFFERED_LANGUAGES.find((language) => language === code);

/** One entry of `Accept-Language`, such as `de-CH;q=0.8`. */
const ACCEPTED = /^\s*([a-z]{1,8})(?:-[a-z0-9-]*)?\s*(?:;\s*q=(\d(?:\.\d{0,3})?)\s*)?$/i;

/** The offered language that an `Accept-Language` header prefers; undefined if it names none. */
export function readAcceptedLanguage(header: string | undefined): Language | undefined {
  const entries = (header ?? '').split(',', 50).flatMap((entry) => {
    const [, code = '', quality = '1'] = ACCEPTED.exec(entry) ?? [];
    const language = readLanguage(code.toLowerCase());
    return language && Number(quality) > 0 ? [{ language, quality: Number(quality) }] : [];
  });
  return entries.sort((one, other) => other.quality - one.quality)[0]?.language;
}
