import type { Channel } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
import type { ApprovalReader } from '../custody/read-approvals';
import { digestDescription } from '../custody/statement';
import {
  listGoodReleases,
  toLiveState,
  toPublished,
  type LiveState,
  type PublishedRelease,
} from './live-state';
import {
  findReleases,
  listMovesSince,
  listReleaseIds,
  readSnapshotVersion,
  type MoveRow,
} from './snapshot.repository';

/** With the hash of its description as it is stored; empty where releases need no approval. */
interface KnownRelease extends PublishedRelease {
  readonly digest: string;
}

type ReleasesById = ReadonlyMap<number, KnownRelease>;
type Moves = Readonly<Record<Channel, readonly MoveRow[]>>;

/** What a snapshot holds of the database at one version. */
export interface SnapshotData {
  /** Of the database, as `readSnapshotVersion` returns it. */
  readonly version: string;
  readonly releases: ReleasesById;
  /** By `nameOf`. */
  readonly byName: ReadonlyMap<string, PublishedRelease>;
  /** Oldest first. */
  readonly moves: Moves;
  /** The same without releases without an approval, which production does not show. */
  readonly shown: Moves;
  readonly live: Readonly<Record<Channel, readonly LiveState[]>>;
}

export const NO_DATA: SnapshotData = {
  version: '',
  releases: new Map(),
  byName: new Map(),
  moves: { production: [], staging: [] },
  shown: { production: [], staging: [] },
  live: { production: [], staging: [] },
};

export const idOfLast = (moves: readonly MoveRow[]): number => moves.at(-1)?.id ?? 0;

export const nameOf = (remote: string, version: string): string => `${remote}@${version}`;

/**
 * Reads what has changed since `known`; returns `known` itself when nothing has. With `approvals` production shows
 * approved releases alone.
 */
export async function readChanges(
  db: Queryable,
  known: SnapshotData,
  approvals?: ApprovalReader,
): Promise<SnapshotData> {
  const version = await readSnapshotVersion(db);
  if (version === known.version) return known;
  const { production, staging } = known.moves;
  // Moves first, so that the releases they name are among those read next.
  const later = await listMovesSince(db, { production: idOfLast(production), staging: idOfLast(staging) });
  const releases = await readReleases(db, known.releases, approvals);
  const add = (channel: Channel) => [
    ...known.moves[channel],
    ...later.filter((move) => move.channel === channel),
  ];
  const moves = { production: add('production'), staging: add('staging') };
  const shown = approvals ? { ...moves, production: leaveOutUnapproved(moves.production, releases) } : moves;
  return {
    version,
    releases,
    byName: new Map([...releases.values()].map((each) => [nameOf(each.remote, each.version), each])),
    moves,
    shown,
    live: {
      production: listLiveAt({ shown, releases }, 'production'),
      staging: listLiveAt({ shown, releases }, 'staging'),
    },
  };
}

/** In place of a release without an approval stays the one before; a rollout of one does not begin. */
function leaveOutUnapproved(moves: readonly MoveRow[], releases: ReleasesById): MoveRow[] {
  const isApproved = (id: number) => releases.get(id)?.approval !== undefined;
  const before = new Map<string, number | null>();
  return moves.map((move) => {
    const { remote, releaseId, candidateId } = move;
    const isShown = releaseId === null || isApproved(releaseId);
    const stable = isShown ? releaseId : (before.get(remote) ?? null);
    before.set(remote, stable);
    const hasCandidate = candidateId !== null && isShown && isApproved(candidateId);
    return { ...move, releaseId: stable, ...(!hasCandidate && { candidateId: null, share: 0 }) };
  });
}

async function readReleases(
  db: Queryable,
  known: ReleasesById,
  approvals: ApprovalReader | undefined,
): Promise<ReleasesById> {
  const ids = await listReleaseIds(db);
  const unknown = ids.filter((id) => !known.has(id));
  const fresh = unknown.length > 0 ? await findReleases(db, unknown) : [];
  const found = new Map(
    fresh.map((row) => {
      const digest = approvals ? digestDescription(row.description) : '';
      return [row.id, { ...toPublished(row), digest }] as const;
    }),
  );
  const releases = ids.flatMap((id) => known.get(id) ?? found.get(id) ?? []);
  const approved = await approvals?.read(db, releases);
  const withApproval = (release: KnownRelease) =>
    approved ? { ...release, approval: approved.get(release.id) } : release;
  return new Map(releases.map((release) => [release.id, withApproval(release)]));
}

/** A rollout does not change the train of the stable release. */
const keepTrain = (move: MoveRow, before: MoveRow | undefined): MoveRow =>
  move.action === 'canary' || move.action === 'halt' ? { ...move, train: before?.train ?? null } : move;

/** The state of every remote right after the move `revision`. */
export function listLiveAt(
  { shown, releases }: Pick<SnapshotData, 'shown' | 'releases'>,
  channel: Channel,
  revision = Number.POSITIVE_INFINITY,
): LiveState[] {
  const newest = new Map<string, MoveRow>();
  for (const each of channel === 'staging' ? (['production', 'staging'] as const) : [channel])
    for (const move of shown[each])
      if (move.id <= revision) newest.set(move.remote, keepTrain(move, newest.get(move.remote)));
  return [...newest.values()]
    .map((move) => toLiveState(move, releases))
    .sort((one, other) => one.remote.localeCompare(other.remote));
}

const listMovesOf = ({ shown }: SnapshotData, channel: Channel, remote: string): MoveRow[] =>
  shown[channel].filter((move) => move.remote === remote);

/** When a release was last taken back: rolled back, killed or its rollout halted. */
export function findTakenBack(
  { moves }: SnapshotData,
  channel: Channel,
  { id, remote }: Pick<PublishedRelease, 'id' | 'remote'>,
): Date | undefined {
  const own = moves[channel].filter((move) => move.remote === remote);
  const has = (move: MoveRow | undefined) => move?.releaseId === id || move?.candidateId === id;
  return own.findLast((move, at) => move.action !== 'promote' && !has(move) && has(own[at - 1]))?.createdAt;
}

/** Moves to releases that production does not show, for want of an approval. */
export const listHidden = ({ moves, shown }: SnapshotData): MoveRow[] =>
  moves.production.filter((move, at) => {
    const other = shown.production[at];
    return other?.releaseId !== move.releaseId || other.candidateId !== move.candidateId;
  });

export const findLastGood = (
  data: SnapshotData,
  channel: Channel,
  remote: string,
  failing: readonly string[],
): PublishedRelease | undefined =>
  listGoodReleases(listMovesOf(data, channel, remote))
    .reverse()
    .map((id) => data.releases.get(id))
    .find((release) => release && !failing.includes(release.version));

export function findLastKilled(
  data: SnapshotData,
  channel: Channel,
  remote: string,
): PublishedRelease | undefined {
  const own = listMovesOf(data, channel, remote);
  if (own.at(-1)?.action !== 'kill') return undefined;
  const id = own.findLast(({ releaseId }) => releaseId !== null)?.releaseId;
  return id ? data.releases.get(id) : undefined;
}
