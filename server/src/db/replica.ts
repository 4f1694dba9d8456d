import { sql } from 'drizzle-orm';
import type { Database, Queryable } from './database';
import { openPostgres } from './open-database';

/**
 * Upper bound of staleness: the replica is used only while it is known to have every commit older than this.
 */
export const MAX_LAG_MS = 2_000;
const CHECK_MS = 500;
/** Older samples add no information to newer ones. */
const MAX_SAMPLES = 2 * (MAX_LAG_MS / CHECK_MS);

export interface Replica {
  /**
   * Database for reads that may be `MAX_LAG_MS` old: the replica, or the primary while the replica is
   * unavailable or lags too far.
   */
  pick(): Database;
  /** Call after a failed read: `pick` returns the primary until a check has succeeded again. */
  markFailed(): void;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly url: string;
  readonly primary: Database;
  readonly logger?: { warn(facts: object, message: string): void; info(message: string): void } | undefined;
}

/** Monitors the lag of the replica, and logs each switch between replica and primary. */
export async function openReplica({ url, primary, logger }: ReplicaOptions): Promise<Replica> {
  const { db: replica, close } = openPostgres(url);
  const lag = createLagMeter();
  let isInUse: boolean | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function note(isNowAsked: boolean, error?: unknown): void {
    if (isNowAsked === isInUse) return;
    isInUse = isNowAsked;
    if (isNowAsked) logger?.info('reads go to the replica');
    else logger?.warn({ err: error }, 'the replica is unavailable or lags too far: reads go to the primary');
  }

  async function check(): Promise<void> {
    try {
      const at = performance.now();
      lag.recordPrimary(at, await readPosition(primary, sql`pg_current_wal_lsn()`));
      lag.recordReplica(await readPosition(replica, sql`pg_last_wal_replay_lsn()`));
      note(isFresh());
    } catch (error) {
      lag.forget();
      note(false, error);
    }
    if (!isClosed) timer = setTimeout(() => void check(), CHECK_MS).unref();
  }

  const isFresh = () => lag.read(performance.now()) <= MAX_LAG_MS;

  await check();
  return {
    pick: () => (isFresh() ? replica : primary),
    markFailed: lag.forget,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await close();
    },
  };
}

/** A position in the write-ahead log, in bytes; -1 for a server that replays none. */
async function readPosition(db: Queryable, position: ReturnType<typeof sql>): Promise<bigint> {
  const { rows } = await db.execute<{ bytes: string | null }>(
    sql`select (${position} - '0/0'::pg_lsn)::text as bytes`,
  );
  return BigInt(rows[0]?.bytes ?? -1);
}

export interface Lag {
  /** Records the position of the primary at time `at`. */
  recordPrimary(at: number, position: bigint): void;
  /** Records the position that the replica has replayed. */
  recordReplica(position: bigint): void;
  forget(): void;
  /** Milliseconds since the replica was last known to be up to date; infinite when unknown. */
  read(now: number): number;
}

/** Compares positions instead of clocks, because a replica of an idle primary does not lag. */
export function createLagMeter(): Lag {
  let samples: { readonly at: number; readonly position: bigint }[] = [];
  let freshAt = -Infinity;
  return {
    recordPrimary(at, position) {
      samples = [...samples, { at, position }].slice(-MAX_SAMPLES);
    },
    recordReplica(position) {
      const passed = samples.filter((sample) => sample.position <= position);
      freshAt = Math.max(freshAt, passed.at(-1)?.at ?? -Infinity);
    },
    forget() {
      freshAt = -Infinity;
    },
    read: (now) => now - freshAt,
  };
}
