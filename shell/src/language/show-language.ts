import { LANGUAGE_COOKIE, type Language } from '@metier/sdk/rules';
import { storeChoice } from '../base/cookies';

/** Marks the document's language, and stores it in a cookie. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  storeChoice(LANGUAGE_COOKIE, language);
}
