import { spawnSync } from 'node:child_process';
import { ROOT } from '../lib/root';

/** Output lines of a git command; empty if it fails. */
function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** Files that git tracks or would add, relative to the root. */
export const listFiles = () => git('ls-files', '--cached', '--others', '--exclude-standard');

/** What the branch has beyond `main`; on an unchanged `main`, the last commit. */
function findBase(): string {
  const [head = ''] = git('rev-parse', 'HEAD');
  const [trunk = 'main'] = git('rev-parse', '--verify', '--quiet', 'origin/main');
  const [fork = head] = git('merge-base', 'HEAD', trunk);
  const isUnchanged = fork === head && git('status', '--porcelain').length === 0;
  return isUnchanged ? 'HEAD~1' : fork;
}

/** Files that differ from a commit, with those that git does not track yet. */
export function listChanged(since = findBase()): { readonly since: string; readonly files: string[] } {
  const [name = since] = git('rev-parse', '--short', since);
  const differing = git('diff', '--name-only', '--diff-filter=d', since);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return { since: name, files: [...new Set([...differing, ...untracked])] };
}
