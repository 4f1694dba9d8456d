import type { Registry, RegistryRemote } from '@metier/sdk/contract';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../base/readable-store';
import type { ReleaseName } from '../base/release-name';

/** The registry of this visitor, its failed releases, and the fallback releases that replace them. */
export interface RegistryState {
  /** As received. */
  getLive(): Registry;
  /** With fallback releases in place of failed ones. */
  readonly effective: ReadableStore<Registry>;
  set(live: Registry): void;
  hasFailed(release: ReleaseName): boolean;
  /** Takes effect with the next `set` or `useFallback`. */
  addFailure(release: ReleaseName): void;
  /** Replaces the failed release of the same remote. */
  useFallback(release: RegistryRemote): void;
  /** Forgets the failures and the fallback release of a remote. */
  resetFailures(name: string): void;
}

export const nameRelease = ({ name, version }: ReleaseName): string => `${name}@${version}`;

export function createRegistryState(initial: Registry): RegistryState {
  const failedReleases = new Set<string>();
  const fallbacks = new Map<string, RegistryRemote>();
  let live = initial;
  const effective = createStore(() => initial);

  const hasFailed = (release: ReleaseName) => failedReleases.has(nameRelease(release));
  const substitute = (release: RegistryRemote) =>
    (hasFailed(release) && fallbacks.get(release.name)) || release;

  function set(next: Registry): void {
    live = next;
    effective.setState({ ...live, remotes: live.remotes.map(substitute) }, true);
  }

  return {
    getLive: () => live,
    effective,
    set,
    hasFailed,
    addFailure: (release) => void failedReleases.add(nameRelease(release)),
    useFallback(release) {
      fallbacks.set(release.name, release);
      set(live);
    },
    resetFailures(name) {
      fallbacks.delete(name);
      for (const release of failedReleases)
        if (release.startsWith(`${name}@`)) failedReleases.delete(release);
      set(live);
    },
  };
}
