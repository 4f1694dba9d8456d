import type { Channel, Release, StatusReply } from '@metier/sdk/contract';
import { isVersionOf } from '@metier/sdk/rules';
import type { Client } from './client';
import { CommandError } from './command-error';
import type { Session } from './session';

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
      ? `Nothing of ${remote} is published: publish it first.`
      : `There is no release ${version} of ${remote}.`,
  );
}

/** A remote and an optional version from the command line; the newest version if undefined. */
interface Named {
  readonly remote: string;
  readonly version?: string;
}

const IS_REMOTE = /^(shell|mf-[^@]*)(@|$)/;

/** True for `mf-seeker` and `mf-seeker@2`, and not for a version or a number. */
export const isReleaseName = (word: string): boolean => IS_REMOTE.test(word);

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

/**
 * The named releases, and with the candidate of a set in rollout its other members: they are moved together.
 */
export async function findSet(
  { client }: Pick<Session, 'client'>,
  words: readonly string[],
  channel: Channel,
): Promise<Release[]> {
  const named = await findReleases(client, words);
  const { live } = await client.get<StatusReply>('status/');
  const members = named.flatMap(({ remote, version }) => {
    const state = live.find((each) => each.remote === remote && each.channel === channel);
    return state?.rollout?.version === version ? state.rollout.members : [];
  });
  const others = members.filter(
    ({ remote }, at) =>
      named.every((release) => release.remote !== remote) &&
      members.findIndex((member) => member.remote === remote) === at,
  );
  const found = others.map(({ remote, version }) => findRelease(client, remote, version));
  return [...named, ...(await Promise.all(found))];
}
