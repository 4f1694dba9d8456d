import { LANGUAGE_COOKIE, type Language } from '@metier/sdk/rules';

const YEAR = 365 * 24 * 60 * 60;

/** Marks the document's language, and stores the choice in a cookie from which the server renders the next page. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  const place = `Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Max-Age=${YEAR}; ${place}`;
}
