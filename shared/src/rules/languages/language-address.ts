import { DEFAULT_LANGUAGE, readLanguage, type Language } from './languages';

const PREFIX = /^\/([a-z]{2})(?=\/|$)/;

/** An address of the site without the prefix that names its language, as in `/de/job/5`. */
export interface LanguageAddress {
  /** Undefined without a prefix. */
  readonly language: Language | undefined;
  /** Path, with query and hash if there are any. */
  readonly path: string;
}

/** Splits the prefix off a path; English has none. */
export function splitLanguage(path: string): LanguageAddress {
  const language = readLanguage(PREFIX.exec(path)?.[1]);
  if (!language || language === DEFAULT_LANGUAGE) return { language: undefined, path };
  const rest = path.slice(3);
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of a page in a language, for search engines. */
export function addressIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, '')}`;
}
