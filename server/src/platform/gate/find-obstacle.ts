import type { AnyRelease } from '@metier/sdk/contract';
import { describeContractMisfit } from './checks/check-contract';
import { describeSharedMisfit } from './checks/check-shared';
import { findSharedMismatches, haveCommonContract } from './compatibility';
import { isRemote } from './context';

/**
 * Why the chosen releases do not run in one page with the rest: the first pair of shell and remote without a
 * common contract or shared library. Pairs without a chosen release are not checked.
 */
export function findObstacle(chosen: readonly AnyRelease[], rest: readonly AnyRelease[]): string | undefined {
  const page = [...chosen, ...rest];
  for (const shell of page)
    for (const remote of page) {
      if (isRemote(shell) || !isRemote(remote)) continue;
      if (!chosen.includes(shell) && !chosen.includes(remote)) continue;
      if (!haveCommonContract(remote, shell)) return describeContractMisfit([remote, shell]);
      const [mismatch] = findSharedMismatches(remote, shell);
      if (mismatch) return describeSharedMisfit({ ...mismatch, remote, shell });
    }
  return undefined;
}
