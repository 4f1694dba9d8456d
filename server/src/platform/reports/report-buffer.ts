import type { Channel, Health } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import {
  addCounts,
  deleteOldReports,
  insertFailures,
  type CountRow,
  type NewFailure,
} from './reports.repository';
import { addHealth } from './tally';

/** Delay of a write, to batch reports. */
const FLUSH_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Bounds of the buffer while the database is unavailable; the rest is dropped. */
const MAX_ROWS = 2_000;
const MAX_FAILURES = 200;
/** Retention, and the interval in which it is enforced. */
const KEPT_MS = 14 * DAY_MS;
const KEPT_FAILURES = 1_000;
const SWEEP_MS = 10 * MINUTE_MS;

interface BufferOptions {
  readonly dependencies: Pick<Dependencies, 'db' | 'clock' | 'releases'>;
  readonly log: { warn(facts: object, message: string): void };
  afterFlush(): Promise<void>;
}

/** Buffers counts and failures for the database: one transaction a second, however many pages report. */
export interface ReportBuffer {
  count(channel: Channel, releaseId: number, health: Health): void;
  addFailure(failure: NewFailure): void;
  /** Flushes the rest. */
  close(): Promise<void>;
}

/** Start of the minute, or of a rollout within it, because earlier views do not count for the rollout. */
function startOfCount(
  { releases, clock }: BufferOptions['dependencies'],
  channel: Channel,
  releaseId: number,
): Date {
  const now = clock().getTime();
  const remote = releases.findReleaseById(releaseId)?.remote ?? '';
  const since = releases.findLive(channel, remote)?.rolloutSince?.getTime() ?? 0;
  return new Date(Math.max(now - (now % MINUTE_MS), since));
}

/** Adds to the counts of the same release and minute; drops a further row of a full buffer. */
function addRow(rows: Map<string, CountRow>, row: CountRow): void {
  const key = `${row.channel} ${row.releaseId} ${row.minute.getTime()}`;
  const before = rows.get(key);
  if (!before && rows.size >= MAX_ROWS) return;
  rows.set(key, before ? { ...row, ...addHealth(before, row) } : row);
}

export function createReportBuffer({ dependencies, log, afterFlush }: BufferOptions): ReportBuffer {
  const { db, clock, releases } = dependencies;
  let rows = new Map<string, CountRow>();
  let failures: NewFailure[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let sweptAt = 0;
  let isAway = false;
  let isClosed = false;

  async function write(): Promise<void> {
    const isKept = ({ releaseId }: { releaseId: number }) =>
      releases.findReleaseById(releaseId) !== undefined;
    const [counts, told] = [[...rows.values()].filter(isKept), failures.filter(isKept)];
    rows = new Map();
    failures = [];
    try {
      await inTransaction(db, async (tx) => {
        if (counts.length > 0) await addCounts(tx, counts);
        if (told.length > 0) await insertFailures(tx, told);
      });
    } catch (error) {
      counts.forEach((row) => addRow(rows, row));
      failures = [...told, ...failures].slice(0, MAX_FAILURES);
      throw error;
    }
    await deleteExpired();
    await afterFlush();
  }

  async function tryWrite(): Promise<void> {
    try {
      await write();
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'the reports of pages could not be written');
      isAway = true;
      if (!isClosed && rows.size + failures.length > 0) flushLater();
    }
  }

  async function deleteExpired(): Promise<void> {
    const now = clock().getTime();
    if (now - sweptAt < SWEEP_MS) return;
    sweptAt = now;
    await deleteOldReports(db, new Date(now - KEPT_MS), KEPT_FAILURES);
  }

  function flushLater(): void {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(tryWrite);
    return writing;
  }

  return {
    count(channel, releaseId, health) {
      addRow(rows, { channel, releaseId, minute: startOfCount(dependencies, channel, releaseId), ...health });
      flushLater();
    },
    addFailure(failure) {
      if (failures.length < MAX_FAILURES) failures.push(failure);
      flushLater();
    },
    close() {
      isClosed = true;
      return flush();
    },
  };
}
