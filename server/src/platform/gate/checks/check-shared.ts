import type { RemoteRelease, ShellRelease } from '@metier/sdk/contract';
import { listPairs, nameRelease, type GateInput } from '../context';
import { findSharedMismatches, type SharedMismatch } from '../compatibility';
import { decide, unknown, type CheckResult } from '../verdicts';
import { suggestFix } from '../suggest-fix';

/** A shared library that a shell does not provide as a remote needs it. */
type Misfit = SharedMismatch & { readonly remote: RemoteRelease; readonly shell: ShellRelease };

/** One sentence on such a library. */
export function describeSharedMisfit({ remote, shell, key, range, problem }: Misfit): string {
  const needs = `${nameRelease(remote)} needs ${key} ${range}`;
  if (problem === 'no range') return `${needs}, which is not a range of versions`;
  if (problem === 'missing') return `${needs}, and ${nameRelease(shell)} brings no ${key}`;
  return `${needs}, and ${nameRelease(shell)} brings ${problem.brings}`;
}

/** Suggests what to build when no published release helps. */
function describeBuild(misfits: readonly Misfit[]): string {
  const names = [...new Set(misfits.map(({ remote }) => remote.name))].join(' and ');
  const changes = misfits.map(({ key, range, problem }) => {
    if (problem === 'no range') return `${key} in a range of versions`;
    return problem === 'missing' ? `no ${key}` : `${key} ${range} || ^${problem.brings}`;
  });
  const needs = [...new Set(changes)].join(' and ');
  return `To fix this: publish and promote ${names} for ${needs} (peerDependencies in its package.json)`;
}

/** Checks that the shared libraries of the shell are in the range that each remote declares. */
export function checkShared(question: GateInput): CheckResult {
  const pairs = listPairs(question);
  if (pairs.length === 0) return unknown('Nothing is live yet that shared versions could be compared with.');
  const misfits = pairs.flatMap(([remote, shell]) =>
    findSharedMismatches(remote, shell).map((misfit) => ({ ...misfit, remote, shell })),
  );
  return decide(
    misfits.map(describeSharedMisfit),
    'The shell brings every shared library in a version that fits.',
    () => suggestFix(question) ?? describeBuild(misfits),
  );
}
