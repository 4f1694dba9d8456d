import type { LiveRemote, Move, MoveBody, Release, Smoke, StatusReply } from '@metier/shared/contract';
import { askGate } from './ask-gate';
import { readChannel, readNumber } from './command-line';
import type { Outcome } from './output';
import { findRelease, readReason, type Session } from './session';
import { Stop } from './stop';

/** So often somebody else may move another remote in between. */
const ATTEMPTS = 5;
const MOST_VIEWS = 1_000_000;

type Wish = Omit<MoveBody, 'expected_revision' | 'smoke'>;

const findLive = ({ live }: StatusReply, { remote, channel }: Wish): LiveRemote | undefined =>
  live.find((each) => each.remote === remote && each.channel === channel);

function assertOurs(before: LiveRemote | undefined, now: LiveRemote | undefined): void {
  if (before?.revision === now?.revision) return;
  throw new Stop(
    'conflict',
    `${now?.actor} has moved ${now?.remote} on ${now?.channel} meanwhile, to ${now?.version ?? 'nothing'} ` +
      `("${now?.reason}"). Nothing was changed.`,
  );
}

function describe({ action, remote, channel, version, candidate, share, revision }: Move): string {
  const what = {
    promote: `${remote} ${version} is live on ${channel}`,
    rollback: `${remote} is back at ${version} on ${channel}`,
    kill: `Nothing of ${remote} is live on ${channel} any more`,
    revive: `${remote} ${version} is live on ${channel} again`,
    canary: `${share} % of the visitors get ${remote} ${candidate} on ${channel}, the others ${version}`,
    halt: `The rollout has ended: everybody gets ${remote} ${version} on ${channel}`,
  }[action];
  return `${what} (revision ${revision}).`;
}

/** The gate's "no", when that is what an answer of the server says. */
function toStop(error: unknown): unknown {
  const isGate =
    error instanceof Stop && error.exit === 'conflict' && error.message.includes('cannot be deployed');
  return isGate ? new Stop('refused', error.message, error.facts) : error;
}

/**
 * Moves a pointer on what is known about it now. When another remote moves meanwhile, the gate is asked again; when this
 * one does, it is left to whoever did it.
 */
async function carryOut(session: Session, wish: Wish, release: Release | undefined): Promise<Move> {
  const { client } = session;
  let first: LiveRemote | undefined;
  let seen: Smoke | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const status = await client.get<StatusReply>('status/');
    const own = findLive(status, wish);
    if (attempt === 1) first = own;
    assertOurs(first, own);
    if (release) {
      const { reply, smoke } = await askGate(session, release, wish.channel, seen);
      if (!reply.can_deploy)
        throw new Stop('refused', `${release.remote} ${release.version} cannot be deployed.`, {
          verdicts: reply.verdicts,
        });
      seen = smoke;
    }
    const body = {
      ...wish,
      ...(seen && { smoke: seen }),
      expected_revision: status.revisions[wish.channel],
    };
    try {
      return await client.post<Move>('moves/', body);
    } catch (error) {
      const now = await client.get<StatusReply>('status/');
      assertOurs(first, findLive(now, wish));
      const isOthers = now.revisions[wish.channel] !== body.expected_revision;
      if (!(error instanceof Stop && error.exit === 'conflict' && isOthers) || attempt === ATTEMPTS)
        throw toStop(error);
    }
  }
}

async function planOnly(session: Session, wish: Wish, release: Release | undefined): Promise<Outcome> {
  const { action, remote, channel } = wish;
  const reply = release && (await askGate(session, release, channel)).reply;
  const words = `${action} ${remote}${release ? ` ${release.version}` : ''} on ${channel}`;
  if (reply && !reply.can_deploy)
    throw new Stop('refused', `${words}: this would be refused.`, { verdicts: reply.verdicts });
  return {
    text: [`Dry run: would ${words}. Nothing was changed.`],
    data: { dry_run: true, move: wish, ...(reply && { verdicts: reply.verdicts }) },
  };
}

async function run(session: Session, wish: Wish, release?: Release): Promise<Outcome> {
  if (session.options['dry-run']) return planOnly(session, wish, release);
  const move = await carryOut(session, wish, release);
  return { text: [describe(move)], data: { move } };
}

/** Shows a published release to everybody of a channel. */
export async function promote(session: Session): Promise<Outcome> {
  const [remote = '', version] = session.words;
  const channel = readChannel(session.options.channel);
  const reason = await readReason(session);
  const release = await findRelease(session.client, remote, version);
  return run(session, { remote, channel, action: 'promote', version: release.version, reason }, release);
}

/** Shows it to a share of them. */
export async function canary(session: Session): Promise<Outcome> {
  const [remote = '', percent = '', version] = session.words;
  const { channel: given, margin, 'minimum-views': views } = session.options;
  const channel = readChannel(given);
  const share = Math.round(readNumber('The share', percent, 0, 100) * 100) / 100;
  const rules = {
    ...(margin !== undefined && { margin: readNumber('--margin', margin, 0, 100) }),
    ...(views !== undefined && {
      minimum_views: Math.round(readNumber('--minimum-views', views, 1, MOST_VIEWS)),
    }),
  };
  const reason = await readReason(session);
  const release = await findRelease(session.client, remote, version);
  const wish = {
    remote,
    channel,
    action: 'canary',
    version: release.version,
    share,
    ...rules,
    reason,
  } as const;
  return run(session, wish, release);
}

/** Goes back; the server knows the last good release, and its gate looks at it without a browser, which takes no time. */
export async function rollback(session: Session): Promise<Outcome> {
  const [remote = '', version] = session.words;
  const channel = readChannel(session.options.channel);
  const reason = await readReason(session);
  const named =
    version === undefined ? {} : { version: (await findRelease(session.client, remote, version)).version };
  return run(session, { remote, channel, action: 'rollback', ...named, reason });
}

const act =
  (action: 'kill' | 'revive' | 'halt') =>
  async (session: Session): Promise<Outcome> => {
    const [remote = ''] = session.words;
    const channel = readChannel(session.options.channel);
    return run(session, { remote, channel, action, reason: await readReason(session) });
  };

export const kill = act('kill');
export const revive = act('revive');
export const halt = act('halt');
