import type { Language } from '@metier/sdk/rules';
import { describeTerm } from './describe-terms';
import { listTerms, type Terms } from '../home-search';

/** A name for the search: `Care, in Bern, permanent`. */
export function nameSearch(search: Terms, language: Language): string {
  const words = listTerms(search)
    .map((name) => (name === 'keyword' ? search.keyword : describeTerm(name, search, language)))
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
