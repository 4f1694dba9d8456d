import type { Channel } from '@metier/shared/contract';
import type { Queryable } from '../../db/database';
import type { LiveBus } from '../../live/live-bus';
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

/**
 * In-memory snapshot of the published and the live releases: reads need no database and continue during its
 * outage. It follows every move, also those of other servers.
 */
export interface ReleaseSnapshot {
  /** The last move that affects visitors of the channel; 0 before the first. */
  revisionOf(channel: Channel): number;
  /** The channel's own last move, which the next one follows. */
  lastMoveOf(channel: Channel): number;
  /**
   * The state of every remote and the shell, by name. Staging inherits what it never moved from production;
   * `channel` is then production.
   */
  listLive(channel: Channel): readonly LiveState[];
  /** The same, as it was right after this move. */
  listLiveAt(channel: Channel, revision: number): readonly LiveState[];
  findLive(channel: Channel, remote: string): LiveState | undefined;
  /** The moves of a release train, in their order; none when there is no such train. */
  findTrain(id: number): readonly MoveRow[];
  /** Any release that is kept. */
  findRelease(remote: string, version: string): PublishedRelease | undefined;
  findReleaseById(id: number): PublishedRelease | undefined;
  /** Every release of a remote that is kept, the newest first. */
  listReleases(remote: string): readonly PublishedRelease[];
  /** Every release that is kept, the newest first. */
  listAll(): readonly PublishedRelease[];
  /** Rollback target if these versions fail: the newest that was live and was not rolled back. */
  findLastGood(channel: Channel, remote: string, ...failing: string[]): PublishedRelease | undefined;
  /** The release that was live before the remote was killed; undefined if it is not killed. */
  findLastKilled(channel: Channel, remote: string): PublishedRelease | undefined;
  /** Calls the listener on every change; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Reads what has changed; rejects if the database is unavailable. */
  refresh(): Promise<void>;
  /** Starts to follow changes automatically. */
  follow(): void;
  close(): Promise<void>;
}

interface SnapshotOptions {
  readonly db: Queryable;
  readonly live: LiveBus;
  readonly logger?: { warn(facts: object, message: string): void } | undefined;
}

/** Poll interval, in case a change notification is lost. */
const LOOK_MS = 3_000;

type Moves = Record<Channel, readonly MoveRow[]>;

const idOfLast = (moves: readonly MoveRow[]): number => moves.at(-1)?.id ?? 0;

/** A rollout does not change the train of the stable release. */
const keepTrain = (move: MoveRow, before: MoveRow | undefined): MoveRow =>
  move.action === 'canary' || move.action === 'halt' ? { ...move, train: before?.train ?? null } : move;

const nameOf = (remote: string, version: string): string => `${remote}@${version}`;

/** Creates an empty snapshot: `refresh` fills it, `follow` keeps it up to date. */
export function createReleaseSnapshot({ db, live, logger }: SnapshotOptions): ReleaseSnapshot {
  const listeners = new Set<() => void>();
  let releases: ReadonlyMap<number, PublishedRelease> = new Map();
  let byName: ReadonlyMap<string, PublishedRelease> = new Map();
  let moves: Moves = { production: [], staging: [] };
  let present: Record<Channel, readonly LiveState[]> = { production: [], staging: [] };
  let mark = '';
  let reading: Promise<void> = Promise.resolve();
  let isDatabaseDown = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => void) | undefined;

  async function readReleases(): Promise<ReadonlyMap<number, PublishedRelease>> {
    const ids = await listReleaseIds(db);
    const unknown = ids.filter((id) => !releases.has(id));
    const fresh = unknown.length > 0 ? await findReleases(db, unknown) : [];
    const found = new Map(fresh.map((row) => [row.id, toPublished(row)]));
    return new Map(
      ids.flatMap((id) => {
        const release = releases.get(id) ?? found.get(id);
        return release ? [[id, release] as const] : [];
      }),
    );
  }

  async function read(): Promise<void> {
    const seen = await readSnapshotVersion(db);
    if (seen === mark) return;
    const known = { production: idOfLast(moves.production), staging: idOfLast(moves.staging) };
    // Moves first, so that the releases they name are among those read next.
    const later = await listMovesSince(db, known);
    releases = await readReleases();
    const add = (channel: Channel) => [
      ...moves[channel],
      ...later.filter((move) => move.channel === channel),
    ];
    moves = { production: add('production'), staging: add('staging') };
    byName = new Map([...releases.values()].map((each) => [nameOf(each.remote, each.version), each]));
    present = { production: listAt('production'), staging: listAt('staging') };
    mark = seen;
    listeners.forEach((listener) => listener());
  }

  function refresh(): Promise<void> {
    reading = reading.catch(() => {}).then(read);
    return reading;
  }

  async function poll(): Promise<void> {
    try {
      await refresh();
      isDatabaseDown = false;
    } catch (error) {
      if (!isDatabaseDown)
        logger?.warn({ err: error }, 'the releases cannot be read: what is known is served');
      isDatabaseDown = true;
    }
  }

  function listAt(channel: Channel, revision = Number.POSITIVE_INFINITY): LiveState[] {
    const newest = new Map<string, MoveRow>();
    for (const each of channel === 'staging' ? (['production', 'staging'] as const) : [channel])
      for (const move of moves[each])
        if (move.id <= revision) newest.set(move.remote, keepTrain(move, newest.get(move.remote)));
    return [...newest.values()]
      .map((move) => toLiveState(move, releases))
      .sort((one, other) => one.remote.localeCompare(other.remote));
  }

  const listAll = () => [...releases.values()].sort((one, other) => other.id - one.id);

  return {
    revisionOf: (channel) =>
      Math.max(idOfLast(moves[channel]), channel === 'staging' ? idOfLast(moves.production) : 0),
    lastMoveOf: (channel) => idOfLast(moves[channel]),
    listLive: (channel) => present[channel],
    listLiveAt: listAt,
    findLive: (channel, remote) => present[channel].find((state) => state.remote === remote),
    findTrain: (id) => [...moves.production, ...moves.staging].filter(({ train }) => train === id),
    findRelease: (remote, version) => byName.get(nameOf(remote, version)),
    findReleaseById: (id) => releases.get(id),
    listReleases: (remote) => listAll().filter((release) => release.remote === remote),
    listAll,
    findLastGood: (channel, remote, ...failing) =>
      listGoodReleases(moves[channel].filter((move) => move.remote === remote))
        .reverse()
        .map((id) => releases.get(id))
        .find((release) => release && !failing.includes(release.version)),
    findLastKilled(channel, remote) {
      const own = moves[channel].filter((move) => move.remote === remote);
      if (own.at(-1)?.action !== 'kill') return undefined;
      const id = own.findLast(({ releaseId }) => releaseId !== null)?.releaseId;
      return id ? releases.get(id) : undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh,
    follow() {
      stopListening ??= live.subscribe(({ kind }) => {
        if (kind === 'releases' || kind === 'gap') void poll();
      });
      timer ??= setInterval(() => void poll(), LOOK_MS).unref();
    },
    async close() {
      stopListening?.();
      clearInterval(timer);
      listeners.clear();
      await reading.catch(() => {});
    },
  };
}
