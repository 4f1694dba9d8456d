import type { RemoteRelease, ShellRelease } from '@metier/shared/contract';
import { satisfies, validRange } from 'semver';
import { listPairs, nameRelease, type Question } from './context';
import { decide, unknown, type Finding } from './verdicts';

function findMisfits(remote: RemoteRelease, shell: ShellRelease): string[] {
  const provides = new Map(Object.entries(shell.provides));
  return Object.entries(remote.shared).flatMap(([key, range]) => {
    const needs = `${nameRelease(remote)} needs ${key} ${range}`;
    const version = provides.get(key);
    if (validRange(range) === null) return [`${needs}, which is not a range of versions`];
    if (version === undefined) return [`${needs}, and ${nameRelease(shell)} brings no ${key}`];
    return satisfies(version, range) ? [] : [`${needs}, and ${nameRelease(shell)} brings ${version}`];
  });
}

/** What the shell brings once for all remotes is what each of them was built for. */
export function checkShared(question: Question): Finding {
  const pairs = listPairs(question);
  if (pairs.length === 0) return unknown('Nothing is live yet that shared versions could be compared with.');
  const problems = pairs.flatMap(([remote, shell]) => findMisfits(remote, shell));
  return decide(problems, 'The shell brings every shared library in a version that fits.');
}
