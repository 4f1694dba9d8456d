import { splitLanguage, type Language } from '@metier/sdk/rules';
import { showLanguage } from './show-language';

/**
 * Continues at the address without the prefix of a language (`/de/job/5`), which exists for links from outside.
 * The page stays in the language of the prefix, unless the person has chosen another one.
 */
export function leaveLanguageAddress(current: Language): void {
  const { pathname, search, hash } = window.location;
  const { language, path } = splitLanguage(pathname);
  if (!language) return;
  window.history.replaceState(window.history.state, '', path + search + hash);
  if (language === current) showLanguage(language);
}
