import type { RegistryReply } from '../contract/index';
import type { Http } from './http';

/** The remotes of the present session; with `without`, a failing release, the one before it in its place. */
export const getRegistry = (
  http: Http,
  without?: { readonly name: string; readonly version: string },
): Promise<RegistryReply> =>
  http.get('registry/', { query: { without: without && `${without.name}@${without.version}` } });
