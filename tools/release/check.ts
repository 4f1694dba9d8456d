import { askGate } from './ask-gate';
import { readChannel } from './command-line';
import type { Outcome } from './output';
import { findRelease, type Session } from './session';
import { Stop } from './stop';

/** Asks the gate, and moves nothing. */
export async function check(session: Session): Promise<Outcome> {
  const [remote = '', version] = session.words;
  const channel = readChannel(session.options.channel);
  const release = await findRelease(session.client, remote, version);
  const { reply } = await askGate(session, release, channel);
  const name = `${remote} ${release.version}`;
  if (!reply.can_deploy) throw new Stop('refused', `${name} cannot be deployed on ${channel}.`, reply);
  return { text: [`${name} can be deployed on ${channel}.`], data: reply };
}
