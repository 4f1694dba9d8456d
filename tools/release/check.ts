import { askAll } from './carry-out';
import { readChannel } from './command-line';
import type { Outcome } from './output';
import { findReleases } from './find-release';
import type { Session } from './session';
import { Stop } from './stop';

/** Checks a release, or several as a train, at the gate without moving anything. */
export async function check(session: Session): Promise<Outcome> {
  const channel = readChannel(session.options.channel);
  const releases = await findReleases(session.client, session.words);
  const names = releases.map(({ remote, version }) => `${remote} ${version}`).join(', ');
  const { replies } = await askAll(session, { channel, releases }).catch((error: unknown) => {
    throw error instanceof Stop && error.exit === 'refused'
      ? new Stop('refused', `${names} cannot be deployed on ${channel}.`, error.facts)
      : error;
  });
  const [reply, ...others] = replies;
  return {
    text: [`${names} can be deployed on ${channel}.`],
    data: others.length > 0 ? { replies } : (reply ?? {}),
  };
}
