import type { SearchProposals } from '../contract/index';
import type { CallOptions, Http } from './http';

/** The words that several visitors searched and that name no occupation, for operators. */
export const exportSearchProposals = (http: Http, options?: CallOptions): Promise<SearchProposals> =>
  http.get('search-proposals/', options);
