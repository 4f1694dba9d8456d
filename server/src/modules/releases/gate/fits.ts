import type { RemoteRelease, ShellRelease } from '@metier/shared/contract';
import { findCommonContract } from '@metier/shared/rules';
import { satisfies, validRange } from 'semver';

/** Whether a shell and a remote speak a contract in common. */
export const speakTogether = (remote: RemoteRelease, shell: ShellRelease): boolean =>
  findCommonContract(shell.contracts, remote.contracts) !== undefined;

/** A shared library that a remote needs, and what the shell has in its place. */
export interface SharedMisfit {
  readonly key: string;
  readonly range: string;
  readonly problem: 'no range' | 'missing' | { readonly brings: string };
}

/** The shared libraries of which the shell does not bring a version that the remote can run with. */
export function findSharedMisfits(remote: RemoteRelease, shell: ShellRelease): SharedMisfit[] {
  const provides = new Map(Object.entries(shell.provides));
  return Object.entries(remote.shared).flatMap(([key, range]): SharedMisfit[] => {
    const version = provides.get(key);
    if (validRange(range) === null) return [{ key, range, problem: 'no range' }];
    if (version === undefined) return [{ key, range, problem: 'missing' }];
    return satisfies(version, range) ? [] : [{ key, range, problem: { brings: version } }];
  });
}

/** Whether a remote runs in a shell: what the checks `contract` and `shared` ask together. */
export const fits = (remote: RemoteRelease, shell: ShellRelease): boolean =>
  speakTogether(remote, shell) && findSharedMisfits(remote, shell).length === 0;
