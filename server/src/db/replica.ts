import { sql } from 'drizzle-orm';
import type { Database, Queryable } from './database';
import { openPostgres } from './open-database';

/** A replica is asked only while it is known to have everything that was committed so long ago. */
export const LONGEST_LAG_MS = 2_000;
const CHECK_MS = 500;
/** Older samples say nothing that newer ones do not. */
const MOST_SAMPLES = 2 * (LONGEST_LAG_MS / CHECK_MS);

export interface Replica {
  /** Where to read what may be `LONGEST_LAG_MS` old: the replica, or the primary while that is away or too far behind. */
  pick(): Database;
  /** It has just failed: the primary, until a check has succeeded again. */
  avoid(): void;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly url: string;
  readonly primary: Database;
  readonly logger?: { warn(facts: object, message: string): void; info(message: string): void } | undefined;
}

/** Follows how far the replica is, and says in the log when it is no longer asked, and when it is again. */
export async function openReplica({ url, primary, logger }: ReplicaOptions): Promise<Replica> {
  const { db: replica, close } = openPostgres(url);
  const lag = measureLag();
  let isAsked: boolean | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function note(isNowAsked: boolean, error?: unknown): void {
    if (isNowAsked === isAsked) return;
    isAsked = isNowAsked;
    if (isNowAsked) logger?.info('the replica is asked');
    else logger?.warn({ err: error }, 'the replica is away or too far behind: the primary is asked');
  }

  async function check(): Promise<void> {
    try {
      const at = performance.now();
      lag.written(at, await readPosition(primary, sql`pg_current_wal_lsn()`));
      lag.replayed(await readPosition(replica, sql`pg_last_wal_replay_lsn()`));
      note(isFresh());
    } catch (error) {
      lag.forget();
      note(false, error);
    }
    if (!isClosed) timer = setTimeout(() => void check(), CHECK_MS).unref();
  }

  const isFresh = () => lag.read(performance.now()) <= LONGEST_LAG_MS;

  await check();
  return {
    pick: () => (isFresh() ? replica : primary),
    avoid: lag.forget,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await close();
    },
  };
}

/** A position in the log of all writes; of a server that replays none, -1. */
async function readPosition(db: Queryable, position: ReturnType<typeof sql>): Promise<bigint> {
  const { rows } = await db.execute<{ bytes: string | null }>(
    sql`select (${position} - '0/0'::pg_lsn)::text as bytes`,
  );
  return BigInt(rows[0]?.bytes ?? -1);
}

export interface Lag {
  /** The primary was so far at this moment. */
  written(at: number, position: bigint): void;
  /** The replica has come so far. */
  replayed(position: bigint): void;
  forget(): void;
  /** So many milliseconds ago the replica was sure to have everything; infinite when nothing is known. */
  read(now: number): number;
}

/** By comparing positions, not clocks: a replica of a primary that nobody writes to is not behind. */
export function measureLag(): Lag {
  let samples: { readonly at: number; readonly position: bigint }[] = [];
  let freshAt = -Infinity;
  return {
    written(at, position) {
      samples = [...samples, { at, position }].slice(-MOST_SAMPLES);
    },
    replayed(position) {
      const passed = samples.filter((sample) => sample.position <= position);
      freshAt = Math.max(freshAt, passed.at(-1)?.at ?? -Infinity);
    },
    forget() {
      freshAt = -Infinity;
    },
    read: (now) => now - freshAt,
  };
}
