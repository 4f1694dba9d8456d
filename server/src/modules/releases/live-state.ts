import type { AnyRelease, Channel } from '@metier/shared/contract';
import type { MoveRow, ReleaseRow } from './snapshot.repository';
import { readStoredDescription } from './upgrade-description';

/** A build that was published and is kept; it never changes. */
export interface PublishedRelease {
  readonly id: number;
  readonly remote: string;
  readonly version: string;
  readonly description: AnyRelease;
  readonly publishedBy: string;
  readonly publishedAt: Date;
}

/** What one channel gives to its visitors of one remote (the shell is one too), as its newest move has left it. */
export interface LiveState {
  readonly remote: string;
  readonly channel: Channel;
  /** The move. */
  readonly revision: number;
  /** The first move of the release train that it was a part of. */
  readonly train: number | null;
  /** What everybody gets; undefined when it was killed. */
  readonly stable: PublishedRelease | undefined;
  /** What the share of a rollout gets; undefined when there is none. */
  readonly candidate: PublishedRelease | undefined;
  /** Ten-thousandths of the visitors, 0 to 10 000. */
  readonly share: number;
  /** Draws the visitors of a rollout. */
  readonly salt: string;
  /** Points of per cent by which the candidate's error rate may be above the stable one's. */
  readonly margin: number;
  /** Page views of the candidate before it is judged. */
  readonly minimumViews: number;
  readonly rolloutSince: Date | null;
  readonly action: MoveRow['action'];
  readonly actor: string;
  readonly reason: string;
  /** When it was moved. */
  readonly since: Date;
}

export const toPublished = ({
  id,
  remote,
  version,
  description,
  publishedBy,
  createdAt,
}: ReleaseRow): PublishedRelease => ({
  id,
  remote,
  version,
  description: readStoredDescription(description),
  publishedBy,
  publishedAt: createdAt,
});

export function toLiveState(move: MoveRow, releases: ReadonlyMap<number, PublishedRelease>): LiveState {
  const { remote, channel, share, salt, margin, minimumViews, rolloutSince, action, actor, reason } = move;
  const find = (id: number | null) => (id === null ? undefined : releases.get(id));
  return {
    remote,
    channel,
    revision: move.id,
    train: move.train,
    stable: find(move.releaseId),
    candidate: find(move.candidateId),
    share,
    salt,
    margin,
    minimumViews,
    rolloutSince,
    action,
    actor,
    reason,
    since: move.createdAt,
  };
}

/**
 * The releases of one remote in one channel that nobody has gone back from, the newest last: what was rolled back or
 * killed is good again only when somebody promotes or revives it. `moves` are that remote's, the oldest first.
 */
export function listGoodReleases(moves: readonly MoveRow[]): number[] {
  let good: number[] = [];
  for (const { action, releaseId } of moves) {
    if (action === 'kill') good = good.slice(0, -1);
    if (action === 'rollback') {
      const at = releaseId === null ? -1 : good.indexOf(releaseId);
      good = good.slice(0, at >= 0 ? at : -1);
    }
    if (releaseId !== null) good = [...good.filter((id) => id !== releaseId), releaseId];
  }
  return good;
}
