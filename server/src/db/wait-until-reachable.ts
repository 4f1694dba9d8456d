import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { findDatabaseError, isUnavailable, listCauses } from './database-errors';

/**
 * Long enough for a machine that starts all services at once; after it the database counts as unavailable.
 */
const MAX_WAIT_MS = 60_000;
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 5_000;

/** Retries with backoff until the database responds; rejects on a permanent error, or after a minute. */
export async function waitUntilReachable(
  pool: Pool,
  report: (step: string) => void = () => {},
): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (let delay = FIRST_RETRY_MS; ; delay = Math.min(2 * delay, MAX_RETRY_MS)) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!isTransient(error) || pool.ending || performance.now() + delay > deadline) throw error;
      report(`The database cannot be reached yet (${listCauses(error).at(-1)?.message}): waiting for it`);
      await wait(delay);
    }
  }
}

/** A wrong password or name needs the operator, so it is not retried. */
function isTransient(error: unknown): boolean {
  const { code = '' } = findDatabaseError(error) ?? {};
  return isUnavailable(error) && !code.startsWith('28') && !code.startsWith('3D');
}
