import { randomBytes } from 'node:crypto';
import type { MoveAction, MoveBody, Smoke } from '@metier/sdk/contract';
import { refuse } from '../../errors';
import { SHELL } from '../store/check-release';
import type { LiveState, PublishedRelease } from '../registry/live-state';
import type { NewMove } from './moves.repository';
import { releasesTexts as texts } from '../store/releases.texts';
import type { ReleaseSnapshot } from '../registry/snapshot';

/** What a plan reads of the releases. */
export type Known = Pick<
  ReleaseSnapshot,
  'listLive' | 'findLive' | 'findRelease' | 'findLastGood' | 'findLastKilled'
>;

interface MoveEffect {
  readonly state: Pick<
    NewMove,
    'releaseId' | 'candidateId' | 'share' | 'salt' | 'margin' | 'minimumViews' | 'rolloutSince'
  >;
  /** The release that more visitors will get, to be checked by the gate; undefined if there is none. */
  readonly target: PublishedRelease | undefined;
}

/** One remote's part of a move. */
export interface Step extends MoveEffect {
  readonly remote: string;
  readonly action: MoveAction;
  /** Result of opening the target in a browser, as claimed by the caller. */
  readonly smoke?: Smoke | undefined;
}

/** Defaults: percentage points, and page views. */
const MARGIN = 1;
const MINIMUM_VIEWS = 100;
/** Ten-thousandths in one per cent. */
const PER_CENT = 100;

const asStable = (release: PublishedRelease): MoveEffect => ({
  state: { releaseId: release.id, candidateId: null },
  target: release,
});

/** A random salt, which draws the visitors of one rollout. */
export const makeSalt = (): string => randomBytes(16).toString('hex');

/**
 * Plans a move from what is live. Throws a refusal if there is nothing to move, or no target. The remotes of a
 * set are planned with the same salt.
 */
export function planMove(known: Known, body: MoveBody, now: Date, salt = makeSalt()): Step {
  const { remote, action, smoke } = body;
  return { remote, action, smoke, ...planOutcome(known, body, now, salt) };
}

function planOutcome(known: Known, body: MoveBody, now: Date, salt: string): MoveEffect {
  const { remote, channel } = body;
  const live = known.findLive(channel, remote);
  // A state that staging inherits from production is not its own.
  const own = live?.channel === channel ? live : undefined;
  switch (body.action) {
    case 'promote':
      return planPromotion(known, body, own);
    case 'rollback':
      return planRollback(known, body, requireLive(own, body));
    case 'kill':
      if (remote === SHELL) throw refuse.conflict(texts.shellLives);
      if (!requireLive(own, body).stable) throw refuse.conflict(texts.deadAlready(remote, channel));
      return { state: { releaseId: null, candidateId: null }, target: undefined };
    case 'revive':
      return planRevival(known, body, requireLive(own, body));
    case 'canary':
      return planRollout(known, body, requireLive(own, body), { now, salt });
    case 'halt': {
      const { stable, candidate } = requireLive(own, body);
      if (!candidate) throw refuse.conflict(texts.noRollout(remote, channel));
      return { state: { releaseId: stable?.id ?? null, candidateId: null }, target: undefined };
    }
  }
}

function requireLive(live: LiveState | undefined, { remote, channel }: MoveBody): LiveState {
  if (!live) throw refuse.conflict(texts.neverLive(remote, channel));
  return live;
}

function requireRelease(known: Known, { remote, version }: MoveBody): PublishedRelease {
  if (version === undefined) throw refuse.field('version', texts.whichVersion);
  const release = known.findRelease(remote, version);
  if (!release) throw refuse.field('version', texts.unknownVersion(remote, version));
  return release;
}

function planPromotion(known: Known, body: MoveBody, live: LiveState | undefined): MoveEffect {
  const release = requireRelease(known, body);
  if (live?.stable?.id === release.id && !live.candidate)
    throw refuse.conflict(texts.liveAlready(body.remote, release.version, body.channel));
  return asStable(release);
}

function planRollback(known: Known, body: MoveBody, { stable }: LiveState): MoveEffect {
  const { remote, channel, version } = body;
  const release =
    version === undefined
      ? known.findLastGood(channel, remote, stable?.version ?? '')
      : requireRelease(known, body);
  if (!release) throw refuse.conflict(texts.nothingEarlier(remote, channel));
  if (release.id === stable?.id) throw refuse.conflict(texts.liveAlready(remote, release.version, channel));
  return asStable(release);
}

function planRevival(known: Known, { remote, channel }: MoveBody, { stable }: LiveState): MoveEffect {
  const killed = stable ? undefined : known.findLastKilled(channel, remote);
  if (!killed) throw refuse.conflict(texts.notDead(remote, channel));
  return asStable(killed);
}

/** A growing rollout keeps its salt, so that its visitors stay in it. */
function planRollout(
  known: Known,
  body: MoveBody,
  live: LiveState,
  { now, salt }: { readonly now: Date; readonly salt: string },
): MoveEffect {
  const { remote, channel, share } = body;
  const release = requireRelease(known, body);
  if (share === undefined) throw refuse.field('share', texts.whichShare);
  if (!live.stable) throw refuse.conflict(texts.deadAlready(remote, channel));
  if (live.stable.id === release.id)
    throw refuse.conflict(texts.liveAlready(remote, release.version, channel));
  if (live.candidate && live.candidate.id !== release.id)
    throw refuse.conflict(texts.otherRollout(remote, live.candidate.version, channel));
  const before = live.candidate ? live : undefined;
  return {
    state: {
      releaseId: live.stable.id,
      candidateId: release.id,
      share: Math.round(share * PER_CENT),
      salt: before?.salt ?? salt,
      margin: body.margin ?? before?.margin ?? MARGIN,
      minimumViews: body.minimum_views ?? before?.minimumViews ?? MINIMUM_VIEWS,
      rolloutSince: before?.rolloutSince ?? now,
    },
    target: release,
  };
}
