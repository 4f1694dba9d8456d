import type { Release } from '@metier/sdk/contract';
import { isVersionOf } from '@metier/sdk/rules';
import type { Client } from './client';
import { CommandError } from './command-error';

/** The release that is meant: the newest one, the newest build of a short version, or exactly the named one. */
export async function findRelease(client: Client, remote: string, version?: string): Promise<Release> {
  const releases = await client.get<Release[]>(`?remote=${encodeURIComponent(remote)}&page_size=100`);
  const found =
    version === undefined
      ? releases[0]
      : (releases.find((release) => release.version === version) ??
        releases.find((release) => isVersionOf(release.version, version)));
  if (found) return found;
  throw new CommandError(
    'failed',
    version === undefined
      ? `Nothing of ${remote} is published: npm run release -- publish ${remote}`
      : `There is no release ${version} of ${remote}.`,
  );
}

/** A remote and an optional version from the command line; the newest version if undefined. */
interface Named {
  readonly remote: string;
  readonly version?: string;
}

const IS_REMOTE = /^(shell|mf-[^@]*)(@|$)/;

/**
 * Parses release names: `mf-seeker 1.4.2`, or one or more of `mf-seeker@1.4.2`, `mf-seeker@1` and
 * `mf-seeker`.
 */
function readNames(words: readonly string[]): Named[] {
  const [first = '', second, ...rest] = words;
  if (second !== undefined && rest.length === 0 && !first.includes('@') && !IS_REMOTE.test(second))
    return [{ remote: first, version: second }];
  return words.map((word) => {
    const [remote = '', version] = word.split('@');
    if (version === '' || (words.length > 1 && !IS_REMOTE.test(word)))
      throw new CommandError('failed', `"${word}" does not name a release: write mf-seeker@2, for example.`);
    return version === undefined ? { remote } : { remote, version };
  });
}

/** The published releases named on the command line, in their order. */
export const findReleases = (client: Client, words: readonly string[]): Promise<Release[]> =>
  Promise.all(readNames(words).map(({ remote, version }) => findRelease(client, remote, version)));
