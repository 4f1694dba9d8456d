import type { Move, MoveBody, Release } from '@metier/sdk/contract';
import { applyChange, planOnly, type Change } from '../apply-change';
import { readChannel, readNumber } from '../command-line';
import { findRelease, findSet, isReleaseName } from '../find-release';
import { HELP } from '../help';
import type { CommandResult } from '../output';
import { readReason, type Session } from '../session';
import { CommandError } from '../command-error';
import { promoteTrain, rollBackTrain, rollOutSet } from './train';

const MAX_VIEWS = 1_000_000;
const MAX_ID = 2_147_483_647;

type MoveRequest = Omit<MoveBody, 'expected_revision' | 'smoke'>;

function describe({ action, remote, channel, version, candidate, share, revision, train }: Move): string {
  const what = {
    promote: `${remote} ${version} is live on ${channel}`,
    rollback: `${remote} is back at ${version} on ${channel}`,
    kill: `Nothing of ${remote} is live on ${channel} any more`,
    revive: `${remote} ${version} is live on ${channel} again`,
    canary: `${share} % of the visitors get ${remote} ${candidate} on ${channel}, the others ${version}`,
    halt: `The rollout has ended: everybody gets ${remote} ${version} on ${channel}`,
  }[action];
  const rest = train === null ? '' : ' The rollout of its set has ended with it.';
  return `${what} (revision ${revision}).${rest}`;
}

function toChange(request: MoveRequest, release: Release | undefined): Change {
  const { action, remote, channel } = request;
  return {
    changeLabel: `${action} ${remote}${release ? ` ${release.version}` : ''}`,
    channel,
    remotes: [remote],
    releases: release ? [release] : [],
    path: 'moves/',
    describe(seen) {
      const smoke = seen.get(remote);
      return { ...request, ...(smoke && { smoke }) };
    },
  };
}

async function run(session: Session, request: MoveRequest, release?: Release): Promise<CommandResult> {
  const change = toChange(request, release);
  if (session.options['dry-run']) return planOnly(session, change);
  const move = await applyChange<Move>(session, change);
  return { text: [describe(move)], data: { move } };
}

/** Makes a published release live for all visitors of a channel, or several as a train. */
export async function promote(session: Session): Promise<CommandResult> {
  const channel = readChannel(session.options.channel);
  const reason = await readReason(session);
  const [release, ...others] = await findSet(session, session.words, channel);
  if (!release) throw new CommandError('failed', 'Say which release.');
  if (others.length > 0) return promoteTrain(session, [release, ...others], channel, reason);
  const { remote, version } = release;
  return run(session, { remote, channel, action: 'promote', version, reason }, release);
}

/** Parses `mf-seeker 10 1.4.2` and `shell@2 mf-seeker@2 10`. */
function readCanary([first = '', second = '', ...rest]: readonly string[]) {
  const last = rest.at(-1);
  return last !== undefined && isReleaseName(second)
    ? { names: [first, second, ...rest.slice(0, -1)], percent: last }
    : { names: [first, ...rest], percent: second };
}

/** Starts or changes a rollout: a share of the visitors gets the release, or the whole set. */
export async function canary(session: Session): Promise<CommandResult> {
  const { names, percent } = readCanary(session.words);
  const { channel: given, margin, 'minimum-views': views } = session.options;
  const channel = readChannel(given);
  const share = Math.round(readNumber('The share', percent, 0, 100) * 100) / 100;
  const rules = {
    ...(margin !== undefined && { margin: readNumber('--margin', margin, 0, 100) }),
    ...(views !== undefined && {
      minimum_views: Math.round(readNumber('--minimum-views', views, 1, MAX_VIEWS)),
    }),
  };
  const reason = await readReason(session);
  const [release, ...others] = await findSet(session, names, channel);
  if (!release) throw new CommandError('failed', `canary is used so: ${HELP.canary}`);
  if (others.length > 0)
    return rollOutSet(session, [release, ...others], { channel, share, ...rules, reason });
  const request = {
    remote: release.remote,
    channel,
    action: 'canary',
    version: release.version,
    share,
    ...rules,
    reason,
  } as const;
  return run(session, request, release);
}

/** Rolls back one remote or a train; the server chooses the version, and its gate requires no smoke test. */
export async function rollback(session: Session): Promise<CommandResult> {
  const { words, options } = session;
  const [remote, version] = words;
  if ((remote === undefined) === (options.train === undefined))
    throw new CommandError('failed', `rollback is used so: ${HELP.rollback}`);
  const channel = readChannel(options.channel);
  const reason = await readReason(session);
  if (remote === undefined)
    return rollBackTrain(session, readNumber('--train', options.train ?? '', 1, MAX_ID), reason);
  const named =
    version === undefined ? {} : { version: (await findRelease(session.client, remote, version)).version };
  return run(session, { remote, channel, action: 'rollback', ...named, reason });
}

const act =
  (action: 'kill' | 'revive' | 'halt') =>
  async (session: Session): Promise<CommandResult> => {
    const [remote = ''] = session.words;
    const channel = readChannel(session.options.channel);
    return run(session, { remote, channel, action, reason: await readReason(session) });
  };

export const kill = act('kill');
export const revive = act('revive');
export const halt = act('halt');
