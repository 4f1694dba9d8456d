import { checkReleases } from '../apply-change';
import { readChannel } from '../command-line';
import type { CommandResult } from '../output';
import { findReleases } from '../find-release';
import type { Session } from '../session';
import { CommandError } from '../command-error';

/** Checks a release, or several as a train, at the gate without moving anything. */
export async function check(session: Session): Promise<CommandResult> {
  const channel = readChannel(session.options.channel);
  const releases = await findReleases(session.client, session.words);
  const names = releases.map(({ remote, version }) => `${remote} ${version}`).join(', ');
  const { replies } = await checkReleases(session, { channel, releases }).catch((error: unknown) => {
    throw error instanceof CommandError && error.exit === 'refused'
      ? new CommandError('refused', `${names} cannot be deployed on ${channel}.`, error.errorDetails)
      : error;
  });
  const [reply, ...others] = replies;
  return {
    text: [`${names} can be deployed on ${channel}.`],
    data: others.length > 0 ? { replies } : (reply ?? {}),
  };
}
