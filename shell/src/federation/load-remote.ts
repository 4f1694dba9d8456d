import type { RegistryRemote } from '@metier/shared/contract';
import type { Remote } from '@metier/shared/remote';
import { rememberRelease } from './admit-file';
import { loadEntry } from './load-entry';

/** Webpack's names for what this bundle lends to others: React and the router, once for the whole page. */
declare const __webpack_init_sharing__: (scope: 'default') => unknown;
declare const __webpack_share_scopes__: { readonly default: object };

/** What the entry of a remote announces, as Module Federation has it. */
interface Container {
  /** Takes what is lent. */
  init(lent: object): unknown;
  /** Fetches what is exposed under a name; rejects when something that was to be lent is missing or does not fit. */
  get(name: string): Promise<() => unknown>;
}

/** Fetches a release, from nothing, and gives its public face. */
export async function fetchRemote(release: RegistryRemote): Promise<Remote> {
  rememberRelease(release);
  const container = await loadEntry<Container>(release.container, release.entry);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const run = await container.get('./remote');
  return (run() as { readonly remote: Remote }).remote;
}
