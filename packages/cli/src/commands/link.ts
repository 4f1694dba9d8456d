import type { Release } from '@metier/sdk/contract';
import { findReleases } from '../find-release';
import type { CommandResult } from '../output';
import type { Session } from '../session';

/** Address that shows these releases, all or none, in any browser that opens it. */
export const linkTo = (server: string, ...releases: readonly Pick<Release, 'remote' | 'version'>[]): string =>
  `${server.replace(/\/$/, '')}/?release=${releases.map(({ remote, version }) => `${remote}@${version}`).join(',')}`;

/** Prints the link of one release or of a set. */
export async function link({ client, words }: Session): Promise<CommandResult> {
  const releases = await findReleases(client, words);
  const address = linkTo(client.server, ...releases);
  return {
    text: [address],
    data: { link: address, releases: releases.map(({ remote, version }) => ({ remote, version })) },
  };
}
