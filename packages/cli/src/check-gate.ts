import type { Channel, GateReply, Release, Smoke } from '@metier/sdk/contract';
import { readLogins } from './command-line';
import { isLocal } from './find-token';
import type { Session } from './session';
import { runSmoke } from './smoke/run-smoke';
import { drawVerdicts } from './verdict-lines';

/** The demo users printed by `npm start`. */
const DEMO = {
  job_seeker: { name: 'student', password: 'metier-demo' },
  job_provider: { name: 'employer', password: 'metier-demo' },
};

const canDeploy = ({ verdicts }: GateReply) => verdicts.every(({ verdict }) => verdict !== 'no');

/** True if the server has run the smoke test itself and no login was passed for pages it could not open. */
const hasServerSmoke = ({ options }: Session, { verdicts }: GateReply) =>
  options.login === undefined &&
  verdicts.some(({ check, verdict }) => check === 'smoke' && verdict !== 'unknown');

/** Smoke test of a release in a browser on this machine; undefined if disabled. */
async function runLocalSmoke(
  { options, client, teller }: Session,
  release: Release,
  { channel, together }: GateCheckOptions,
): Promise<Smoke | undefined> {
  if (options['no-smoke']) return undefined;
  const logins = new Map([
    ...(isLocal(client.server) ? Object.entries(DEMO) : []),
    ...readLogins(options.login),
  ]);
  teller.writeLine(`Opening the pages of ${release.remote} ${release.version} …`);
  return runSmoke({ server: client.server, release, together, channel, logins });
}

interface GateCheckOptions {
  readonly channel: Channel;
  /** Releases that would go live in the same move. */
  readonly together: readonly Release[];
  readonly seen?: Smoke | undefined;
}

/**
 * The gate's current result for a release. If the server has no browser, the smoke test runs in a local one;
 * the server treats its result as unknown. A smoke result from an earlier attempt is reused.
 */
export async function checkGate(
  session: Session,
  release: Release,
  { channel, together, seen }: GateCheckOptions,
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
  // Skips the smoke test if another check refuses the release.
  const needsLocalSmoke = canDeploy(answer) && !hasServerSmoke(session, answer);
  const smoke =
    seen ?? (needsLocalSmoke ? await runLocalSmoke(session, release, { channel, together }) : undefined);
  const verdicts = answer.verdicts.map((verdict) =>
    verdict.check === 'smoke' && smoke && (smoke.verdict === 'no' || verdict.verdict === 'unknown')
      ? { check: verdict.check, ...smoke }
      : verdict,
  );
  const reply = { ...answer, verdicts, can_deploy: canDeploy({ ...answer, verdicts }) };
  if (!seen) {
    teller.writeLine(`The gate on ${remote} ${version} for ${channel}:`);
    for (const line of drawVerdicts(verdicts, paint)) teller.writeLine(line);
  }
  return { reply, smoke };
}
