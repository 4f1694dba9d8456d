import { LANGUAGES, type Language } from '@metier/sdk/rules';

type Headers = Readonly<Record<string, string>>;

/** Headers of a response that requests in all languages share, by lower-case name. */
export type HeadersByLanguage = Readonly<Record<Language, Headers>>;

/** Describes the headers in each language; where they differ, each has `vary`. */
export function headersByLanguage(describe: (language: Language) => Headers): HeadersByLanguage {
  const described = LANGUAGES.map((language) => [language, describe(language)] as const);
  const isSame = new Set(described.map(([, headers]) => JSON.stringify(headers))).size === 1;
  const vary = isSame ? undefined : { vary: 'accept-language' };
  return Object.fromEntries(
    described.map(([language, headers]) => [language, { ...headers, ...vary }]),
  ) as unknown as HeadersByLanguage;
}
