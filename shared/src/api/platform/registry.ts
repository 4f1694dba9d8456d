import type { RegistryReply } from '../../contract/index';
import type { Http } from '../http';

/**
 * The remotes for the current session; `without` excludes a failing release and falls back to the one before
 * it.
 */
export const getRegistry = (
  http: Http,
  without?: { readonly name: string; readonly version: string },
): Promise<RegistryReply> =>
  http.get('registry/', { query: { without: without && `${without.name}@${without.version}` } });
