import type { AnyRelease, RemoteRelease } from '@metier/shared/contract';
import { isRemote, nameRelease, type Question, type StoredFile } from './context';
import { decide, unknown, type Finding } from './verdicts';

const KILOBYTE = 1000;

/**
 * Compressed bytes of scripts that one page may cost, beside what others bring. Shell: React, router, federation runtime
 * and frame weigh 127 kB (docs/performance.md); a fifth more is a mistake, such as a second copy of a library. Remote: the
 * heaviest page weighs 28 kB today with entry and public face; the double still opens within a second at 1.6 Mbit/s.
 */
export const SCRIPT_BUDGETS = { shell: 155 * KILOBYTE, remote: 60 * KILOBYTE } as const;

const isScript = (path: string) => path.endsWith('.js');

interface Load {
  readonly what: string;
  readonly files: readonly string[];
}

const listRemoteLoads = ({ entry, expose, routes, fragments }: RemoteRelease): Load[] =>
  [
    ...routes.map(({ path, files }) => ({ what: `the page ${path}`, files })),
    ...fragments.map(({ name, files }) => ({ what: `the fragment "${name}"`, files })),
  ].map(({ what, files }) => ({ what, files: [entry, ...expose, ...files] }));

/** What is loaded at once, each with a name for it. */
function listLoads(candidate: AnyRelease): Load[] {
  if (isRemote(candidate)) return listRemoteLoads(candidate);
  return [{ what: 'the start', files: [candidate.entry, ...candidate.start] }];
}

const weigh = (files: readonly string[], stored: ReadonlyMap<string, StoredFile>) =>
  [...new Set(files)].filter(isScript).reduce((sum, file) => sum + (stored.get(file)?.transferSize ?? 0), 0);

const inKilobytes = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} kB`;

/** Its heaviest page stays within what one page may cost. */
export function checkSize({ candidate, context: { stored } }: Question): Finding {
  if (!stored) return unknown('Nobody has weighed the stored files.');
  const budget = SCRIPT_BUDGETS[isRemote(candidate) ? 'remote' : 'shell'];
  const weights = listLoads(candidate).map(({ what, files }) => ({ what, weight: weigh(files, stored) }));
  const [heaviest] = weights.toSorted((one, other) => other.weight - one.weight);
  const problems = weights
    .filter(({ weight }) => weight > budget)
    .map(
      ({ what, weight }) =>
        `${what} of ${nameRelease(candidate)} loads ${inKilobytes(weight)} of scripts, and ${inKilobytes(budget)} are allowed`,
    );
  const good = heaviest
    ? `The heaviest, ${heaviest.what}, loads ${inKilobytes(heaviest.weight)} of scripts of ${inKilobytes(budget)} allowed.`
    : 'It loads no scripts.';
  return decide(problems, good);
}
