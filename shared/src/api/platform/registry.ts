import type { RegistryReply } from '../../contract/index';
import type { Http } from '../http';

/**
 * The remotes for the current session; `without` excludes a failing release and falls back to the one before
 * it. `page` is the address of a document of its own, which gets only the remote that owns it.
 */
export const getRegistry = (
  http: Http,
  without?: { readonly name: string; readonly version: string },
  page?: string,
): Promise<RegistryReply> =>
  http.get('registry/', { query: { without: without && `${without.name}@${without.version}`, page } });
