import type { Channel } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
import type { LiveBus } from '../../live/live-bus';
import { createApprovalReader } from '../custody/read-approvals';
import type { LiveState, PublishedRelease } from './live-state';
import {
  findLastGood,
  findLastKilled,
  findTakenBack,
  idOfLast,
  listHidden,
  listLiveAt,
  nameOf,
  NO_DATA,
  readChanges,
} from './snapshot-data';
import type { MoveRow } from './snapshot.repository';

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
  /** When a release was last rolled back, killed or its rollout halted. */
  findTakenBack(channel: Channel, release: Pick<PublishedRelease, 'id' | 'remote'>): Date | undefined;
  /** Calls the listener on every change; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Reads what has changed; rejects if the database is unavailable. */
  refresh(): Promise<void>;
  /** Starts to follow changes automatically. */
  follow(): void;
  close(): Promise<void>;
}

declare module '../../dependencies' {
  interface Dependencies {
    readonly releases: ReleaseSnapshot;
  }
}

interface SnapshotOptions {
  readonly db: Queryable;
  readonly live: LiveBus;
  readonly logger?: { warn(facts: object, message: string): void } | undefined;
  /** With it production shows approved releases alone. */
  readonly approvalSecret?: string | undefined;
}

/** Poll interval, in case a change notification is lost. */
const LOOK_MS = 3_000;

/** Creates an empty snapshot: `refresh` fills it, `follow` keeps it up to date. */
export function createReleaseSnapshot({
  db,
  live,
  logger,
  approvalSecret,
}: SnapshotOptions): ReleaseSnapshot {
  const approvals = approvalSecret === undefined ? undefined : createApprovalReader(approvalSecret);
  const listeners = new Set<() => void>();
  let data = NO_DATA;
  let reading: Promise<void> = Promise.resolve();
  let isDatabaseDown = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => void) | undefined;

  async function read(): Promise<void> {
    const next = await readChanges(db, data, approvals);
    if (next === data) return;
    const known = new Set(listHidden(data).map(({ id }) => id));
    for (const { id: revision, remote, action } of listHidden(next).filter(({ id }) => !known.has(id)))
      logger?.warn(
        { remote, action, revision },
        'production does not show a release that nobody has approved',
      );
    data = next;
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

  const listAll = () => [...data.releases.values()].sort((one, other) => other.id - one.id);

  return {
    revisionOf: (channel) =>
      Math.max(idOfLast(data.moves[channel]), channel === 'staging' ? idOfLast(data.moves.production) : 0),
    lastMoveOf: (channel) => idOfLast(data.moves[channel]),
    listLive: (channel) => data.live[channel],
    listLiveAt: (channel, revision) => listLiveAt(data, channel, revision),
    findLive: (channel, remote) => data.live[channel].find((state) => state.remote === remote),
    findTrain: (id) => [...data.moves.production, ...data.moves.staging].filter(({ train }) => train === id),
    findRelease: (remote, version) => data.byName.get(nameOf(remote, version)),
    findReleaseById: (id) => data.releases.get(id),
    listReleases: (remote) => listAll().filter((release) => release.remote === remote),
    listAll,
    findLastGood: (channel, remote, ...failing) => findLastGood(data, channel, remote, failing),
    findLastKilled: (channel, remote) => findLastKilled(data, channel, remote),
    findTakenBack: (channel, release) => findTakenBack(data, channel, release),
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
