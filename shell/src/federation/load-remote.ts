import type { RegistryRemote } from '@metier/sdk/contract';
import type { Remote } from '@metier/sdk/remote';
import { registerRelease } from './resolve-file';
import { loadEntry } from './load-entry';

/** Webpack's share scope: React and the router, one instance per page. */
declare const __webpack_init_sharing__: (scope: 'default') => unknown;
declare const __webpack_share_scopes__: { readonly default: object };

/** Container interface of Module Federation. */
interface Container {
  /** Receives the share scope. */
  init(lent: object): unknown;
  /** Loads an exposed module; rejects if a shared dependency is missing or incompatible. */
  get(name: string): Promise<() => unknown>;
}

/** Loads a release from scratch and resolves with its public interface. */
export async function fetchRemote(release: RegistryRemote): Promise<Remote> {
  registerRelease(release);
  const container = await loadEntry<Container>(release.container, release.entry);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const run = await container.get('./remote');
  return (run() as { readonly remote: Remote }).remote;
}
