import { listPairs, nameRelease, type Question } from './context';
import { decide, unknown, type Finding } from './verdicts';

/** Shell and remotes speak the same contract. */
export function checkContract(question: Question): Finding {
  const pairs = listPairs(question);
  if (pairs.length === 0) return unknown('Nothing is live yet that the contract could be compared with.');
  const problems: string[] = [];
  const gaps: string[] = [];
  for (const [remote, shell] of pairs) {
    if (shell.contract === undefined)
      gaps.push(`${nameRelease(shell)} does not say which contract it speaks`);
    else if (shell.contract !== remote.contract)
      problems.push(
        `${nameRelease(remote)} speaks contract ${remote.contract} and ${nameRelease(shell)} contract ${shell.contract}: ` +
          `build ${remote.contract < shell.contract ? remote.name : 'the shell'} against contract ${Math.max(remote.contract, shell.contract)} first`,
      );
  }
  return decide(problems, gaps, 'Shell and remotes speak the same contract.');
}
