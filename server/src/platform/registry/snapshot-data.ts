import type { Channel } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
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

type ReleasesById = ReadonlyMap<number, PublishedRelease>;
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
  readonly live: Readonly<Record<Channel, readonly LiveState[]>>;
}

export const NO_DATA: SnapshotData = {
  version: '',
  releases: new Map(),
  byName: new Map(),
  moves: { production: [], staging: [] },
  live: { production: [], staging: [] },
};

export const idOfLast = (moves: readonly MoveRow[]): number => moves.at(-1)?.id ?? 0;

export const nameOf = (remote: string, version: string): string => `${remote}@${version}`;

/** Reads what has changed since `known`; returns `known` itself when nothing has. */
export async function readChanges(db: Queryable, known: SnapshotData): Promise<SnapshotData> {
  const version = await readSnapshotVersion(db);
  if (version === known.version) return known;
  const { production, staging } = known.moves;
  // Moves first, so that the releases they name are among those read next.
  const later = await listMovesSince(db, { production: idOfLast(production), staging: idOfLast(staging) });
  const releases = await readReleases(db, known.releases);
  const add = (channel: Channel) => [
    ...known.moves[channel],
    ...later.filter((move) => move.channel === channel),
  ];
  const moves = { production: add('production'), staging: add('staging') };
  return {
    version,
    releases,
    byName: new Map([...releases.values()].map((each) => [nameOf(each.remote, each.version), each])),
    moves,
    live: {
      production: listLiveAt({ moves, releases }, 'production'),
      staging: listLiveAt({ moves, releases }, 'staging'),
    },
  };
}

async function readReleases(db: Queryable, known: ReleasesById): Promise<ReleasesById> {
  const ids = await listReleaseIds(db);
  const unknown = ids.filter((id) => !known.has(id));
  const fresh = unknown.length > 0 ? await findReleases(db, unknown) : [];
  const found = new Map(fresh.map((row) => [row.id, toPublished(row)]));
  return new Map(
    ids.flatMap((id) => {
      const release = known.get(id) ?? found.get(id);
      return release ? [[id, release] as const] : [];
    }),
  );
}

/** A rollout does not change the train of the stable release. */
const keepTrain = (move: MoveRow, before: MoveRow | undefined): MoveRow =>
  move.action === 'canary' || move.action === 'halt' ? { ...move, train: before?.train ?? null } : move;

/** The state of every remote right after the move `revision`. */
export function listLiveAt(
  { moves, releases }: Pick<SnapshotData, 'moves' | 'releases'>,
  channel: Channel,
  revision = Number.POSITIVE_INFINITY,
): LiveState[] {
  const newest = new Map<string, MoveRow>();
  for (const each of channel === 'staging' ? (['production', 'staging'] as const) : [channel])
    for (const move of moves[each])
      if (move.id <= revision) newest.set(move.remote, keepTrain(move, newest.get(move.remote)));
  return [...newest.values()]
    .map((move) => toLiveState(move, releases))
    .sort((one, other) => one.remote.localeCompare(other.remote));
}

const listMovesOf = ({ moves }: SnapshotData, channel: Channel, remote: string): MoveRow[] =>
  moves[channel].filter((move) => move.remote === remote);

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
