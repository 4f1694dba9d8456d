import { splitLanguage } from '@metier/sdk/rules';
import { showLanguage } from './show-language';

/**
 * Continues at the address without the prefix of a language (`/de/job/5`), which exists for links from outside.
 * The language stays that of the prefix.
 */
export function leaveLanguageAddress(): void {
  const { pathname, search, hash } = window.location;
  const { language, path } = splitLanguage(pathname);
  if (!language) return;
  window.history.replaceState(window.history.state, '', path + search + hash);
  showLanguage(language);
}
