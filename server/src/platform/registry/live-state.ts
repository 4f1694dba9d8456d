import type { AnyRelease, Channel } from '@metier/sdk/contract';
import type { PackageDates } from '../store/package-dates';
import type { ReleaseRow } from '../store/releases.repository';
import type { ReleaseApproval } from '../custody/read-approvals';
import type { MoveRow } from './snapshot.repository';
import { readStoredDescription } from '../store/upgrade-description';

/** A build that was published and is kept; it never changes. */
export interface PublishedRelease {
  readonly id: number;
  readonly remote: string;
  readonly version: string;
  readonly description: AnyRelease;
  readonly publishedBy: string;
  readonly publishedAt: Date;
  /** When its packages were published, where the publisher has said so. */
  readonly packageDates: PackageDates | null;
  /** Who let it through; undefined where releases need no approval, and without one. */
  readonly approval?: ReleaseApproval | undefined;
}

/** State of one remote (or the shell) in one channel, after its newest move. */
export interface LiveState {
  readonly remote: string;
  readonly channel: Channel;
  /** Id of the newest move. */
  readonly revision: number;
  /** First move of the release train that the move belongs to. */
  readonly train: number | null;
  /** Release for all visitors outside of a rollout; undefined if it was killed. */
  readonly stable: PublishedRelease | undefined;
  /** Release for the share of a rollout; undefined if there is none. */
  readonly candidate: PublishedRelease | undefined;
  /** Ten-thousandths of the visitors, from 0 to 10 000. */
  readonly share: number;
  /** Salt for assigning visitors to the rollout. */
  readonly salt: string;
  /** Percentage points by which the candidate's error rate may exceed that of the stable release. */
  readonly margin: number;
  /** Page views of the candidate before its error rate is compared. */
  readonly minimumViews: number;
  readonly rolloutSince: Date | null;
  readonly action: MoveRow['action'];
  readonly actor: string;
  readonly reason: string;
  /** Time of the move. */
  readonly since: Date;
}

export const toPublished = ({
  id,
  remote,
  version,
  description,
  publishedBy,
  createdAt,
  packageDates,
}: ReleaseRow): PublishedRelease => ({
  id,
  remote,
  version,
  description: readStoredDescription(description),
  publishedBy,
  publishedAt: createdAt,
  packageDates,
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
 * The releases of one remote in one channel that were not rolled back, newest last; a release that was rolled
 * back or killed is good again only after it is promoted or revived. `moves` are that remote's, oldest first.
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
