import type { AnyRelease, RemoteRelease, ShellRelease } from '@metier/sdk/contract';
import { canOverlap, nameContractRange } from '@metier/sdk/rules';
import { findSharedMismatches, haveCommonContract, isCompatible } from './compatibility';
import { isRemote, nameRelease } from './context';

/** A release that runs in no shell any more, and what it misses. */
interface Stranded {
  readonly release: RemoteRelease;
  readonly why: string[];
}

const isShell = (release: AnyRelease): release is ShellRelease => !isRemote(release);

/** The remotes of `rest` that run in one of the shells that go, and in none that stays. */
export function findDependents(gone: readonly AnyRelease[], rest: readonly AnyRelease[]): Stranded[] {
  const shells = gone.filter(isShell);
  const left = rest.filter(isShell);
  return rest.filter(isRemote).flatMap((release) => {
    const home = shells.find((shell) => isCompatible(release, shell));
    if (!home || left.some((shell) => isCompatible(release, shell))) return [];
    return [{ release, why: describeNeeds(release, home, left) }];
  });
}

function describeNeeds(remote: RemoteRelease, home: ShellRelease, left: readonly ShellRelease[]): string[] {
  const name = nameRelease(home);
  const contract = left.some((shell) => haveCommonContract(remote, shell))
    ? []
    : [`speaks contract ${nameContractRange(remote.contracts)}, as no shell but ${name} does`];
  const shared = Object.entries(remote.shared)
    .filter(([key]) =>
      left.every((shell) => findSharedMismatches(remote, shell).some((mismatch) => mismatch.key === key)),
    )
    .map(([key, range]) => `needs ${key} ${range}, which no shell but ${name} brings`);
  const why = [...contract, ...shared];
  return why.length > 0
    ? why
    : [`runs in no shell but ${name}: no other has its contract and its libraries at once`];
}

/** `profile-form for job_seeker`: fragments that go, and that no remote of `rest` offers to the same people. */
export function findLostFragments(gone: readonly AnyRelease[], rest: readonly AnyRelease[]): string[] {
  const left = rest.filter(isRemote).flatMap(({ fragments }) => fragments);
  const lost = gone
    .filter(isRemote)
    .flatMap(({ fragments }) => fragments)
    .filter(({ name, access }) => !left.some((each) => each.name === name && canOverlap(each.access, access)))
    .map(({ name, access }) => `${name} for ${access}`);
  return [...new Set(lost)];
}
