import type { Channel, GateReply, Release, Smoke } from '@metier/shared/contract';
import { readLogins } from './command-line';
import { isLocal } from './find-token';
import type { Session } from './session';
import { runSmoke } from './smoke/run-smoke';
import { drawVerdicts } from './verdict-lines';

/** The demo people that `npm start` prints. */
const DEMO = {
  job_seeker: { name: 'student', password: 'metier-demo' },
  job_provider: { name: 'employer', password: 'metier-demo' },
};

const canDeploy = ({ verdicts }: GateReply) => verdicts.every(({ verdict }) => verdict !== 'no');

/** Whether the server has opened its pages itself, and no login was given for pages that it could not open. */
const hasServerLooked = ({ options }: Session, { verdicts }: GateReply) =>
  options.login === undefined &&
  verdicts.some(({ check, verdict }) => check === 'smoke' && verdict !== 'unknown');

/** What is seen of a release in a browser of this machine; undefined when nobody is to look. */
async function trySmoke(
  { options, client, teller }: Session,
  release: Release,
  { channel, together }: Question,
): Promise<Smoke | undefined> {
  if (options['no-smoke']) return undefined;
  const logins = new Map([
    ...(isLocal(client.server) ? Object.entries(DEMO) : []),
    ...readLogins(options.login),
  ]);
  teller.tell(`Opening the pages of ${release.remote} ${release.version} …`);
  return runSmoke({ server: client.server, release, together, channel, logins });
}

interface Question {
  readonly channel: Channel;
  /** What would go live in the same moment. */
  readonly together: readonly Release[];
  readonly seen?: Smoke | undefined;
}

/**
 * What the gate says of a release today. Where the server has no browser, its pages are opened in one of this machine,
 * which the server counts as unknown. A smoke run of an earlier attempt is used again.
 */
export async function askGate(
  session: Session,
  release: Release,
  { channel, together, seen }: Question,
): Promise<{ reply: GateReply; smoke: Smoke | undefined }> {
  const { client, teller, paint } = session;
  const { remote, version } = release;
  const others = together.map((other) => ({ remote: other.remote, version: other.version }));
  const answer = await client.post<GateReply>('check/', {
    remote,
    version,
    channel,
    ...(others.length > 0 && { together: others }),
  });
  // A release that the gate refuses anyway is not worth a browser.
  const isWorthIt = canDeploy(answer) && !hasServerLooked(session, answer);
  const smoke = seen ?? (isWorthIt ? await trySmoke(session, release, { channel, together }) : undefined);
  const verdicts = answer.verdicts.map((verdict) =>
    verdict.check === 'smoke' && smoke && (smoke.verdict === 'no' || verdict.verdict === 'unknown')
      ? { check: verdict.check, ...smoke }
      : verdict,
  );
  const reply = { ...answer, verdicts, can_deploy: canDeploy({ ...answer, verdicts }) };
  if (!seen) {
    teller.tell(`The gate on ${remote} ${version} for ${channel}:`);
    for (const line of drawVerdicts(verdicts, paint)) teller.tell(line);
  }
  return { reply, smoke };
}
