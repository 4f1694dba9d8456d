import type { RemoteRelease, ShellRelease } from '@metier/shared/contract';
import { listPairs, nameRelease, type Question } from './context';
import { decide, unknown, type Finding } from './verdicts';

function describeMisfit(remote: RemoteRelease, shell: ShellRelease): string {
  const older = remote.contract < shell.contract ? remote.name : 'the shell';
  return (
    `${nameRelease(remote)} speaks contract ${remote.contract} and ${nameRelease(shell)} contract ${shell.contract}: ` +
    `build ${older} against contract ${Math.max(remote.contract, shell.contract)} first`
  );
}

/** Shell and remotes speak the same contract. */
export function checkContract(question: Question): Finding {
  const pairs = listPairs(question);
  if (pairs.length === 0) return unknown('Nothing is live yet that the contract could be compared with.');
  const problems = pairs
    .filter(([remote, shell]) => remote.contract !== shell.contract)
    .map(([remote, shell]) => describeMisfit(remote, shell));
  return decide(problems, 'Shell and remotes speak the same contract.');
}
