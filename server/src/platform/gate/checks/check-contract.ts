import type { RemoteRelease, ShellRelease } from '@metier/sdk/contract';
import { nameContractRange, nameContracts } from '@metier/sdk/rules';
import { listPairs, nameRelease, type GateInput } from '../context';
import { haveCommonContract } from '../compatibility';
import { decide, unknown, type CheckResult } from '../verdicts';
import { suggestFix } from '../suggest-fix';

/** One sentence on a remote and a shell without a common contract. */
export const describeContractMisfit = ([remote, shell]: readonly [RemoteRelease, ShellRelease]): string =>
  `${nameRelease(remote)} speaks contract ${nameContractRange(remote.contracts)}, ` +
  `and ${nameRelease(shell)} ${nameContracts(shell.contracts)}`;

/** Suggests what to build when no published release helps. */
function describeBuilds(misfits: readonly (readonly [RemoteRelease, ShellRelease])[]): string {
  const [[remote, shell] = []] = misfits;
  if (!remote || !shell) return '';
  const names = [...new Set(misfits.map(([{ name }]) => name))].join(' and ');
  const { from, to } = remote.contracts;
  const isAhead = from > Math.max(...shell.contracts);
  const bridge = isAhead ? from : to;
  const spoken = nameContracts([...new Set([...shell.contracts, bridge])]);
  const range = nameContractRange({
    from: Math.min(from, ...shell.contracts),
    to: Math.max(to, ...shell.contracts),
  });
  return (
    `To fix this: publish and promote a shell that speaks ${spoken} (\`npm run release -- publish shell --promote\`), ` +
    `or ${names} for contract ${range}`
  );
}

/** Checks that shell and remotes support a common contract. */
export function checkContract(question: GateInput): CheckResult {
  const pairs = listPairs(question);
  if (pairs.length === 0) return unknown('Nothing is live yet that the contract could be compared with.');
  const misfits = pairs.filter(([remote, shell]) => !haveCommonContract(remote, shell));
  return decide(
    misfits.map(describeContractMisfit),
    'Shell and remotes speak a contract in common.',
    () => suggestFix(question) ?? describeBuilds(misfits),
  );
}
