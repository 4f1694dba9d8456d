import type { RemoteRelease, ShellRelease } from '@metier/sdk/contract';
import { findCommonContract } from '@metier/sdk/rules';
import { satisfies, validRange } from 'semver';

/** True when a shell and a remote support a common contract. */
export const haveCommonContract = (remote: RemoteRelease, shell: ShellRelease): boolean =>
  findCommonContract(shell.contracts, remote.contracts) !== undefined;

/** A shared library that a remote needs and the shell does not provide in its range. */
export interface SharedMismatch {
  readonly key: string;
  readonly range: string;
  readonly problem: 'no range' | 'missing' | { readonly brings: string };
}

/** The shared libraries of which the shell has no version in the remote's range. */
export function findSharedMismatches(remote: RemoteRelease, shell: ShellRelease): SharedMismatch[] {
  const provides = new Map(Object.entries(shell.provides));
  return Object.entries(remote.shared).flatMap(([key, range]): SharedMismatch[] => {
    const version = provides.get(key);
    if (validRange(range) === null) return [{ key, range, problem: 'no range' }];
    if (version === undefined) return [{ key, range, problem: 'missing' }];
    return satisfies(version, range) ? [] : [{ key, range, problem: { brings: version } }];
  });
}

/** True when a remote runs in a shell: the checks `contract` and `shared` combined. */
export const isCompatible = (remote: RemoteRelease, shell: ShellRelease): boolean =>
  haveCommonContract(remote, shell) && findSharedMismatches(remote, shell).length === 0;
