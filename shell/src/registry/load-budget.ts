import { LOAD_LIMIT_MS } from '@metier/shared/rules';

/** What is left for the last good release of a remote whose live one hangs. */
export const STAND_IN_MS = 2_500;
/** Enough for a stand-in that is in the browser's cache, however late it is asked for. */
const LEAST_MS = 500;
/** A budget that nothing has ended belongs to a navigation that was left. */
const FORGOTTEN_MS = 5_000;

/** The time that a person waits for code of a remote: one budget for all attempts, whichever release they are of. */
export interface LoadBudget {
  /** Milliseconds that are left for a remote; the budget begins with the first call. */
  left(name: string): number;
  /** Whether something of the remote is being waited for already. */
  isRunning(name: string): boolean;
  /** The remote has come or was given up: the next call of `left` begins anew. */
  end(name: string): void;
}

export function createLoadBudget(): LoadBudget {
  const ends = new Map<string, number>();
  const isRunning = (name: string) => Date.now() < (ends.get(name) ?? 0) + FORGOTTEN_MS;
  return {
    isRunning,
    left(name) {
      if (!isRunning(name)) ends.set(name, Date.now() + LOAD_LIMIT_MS);
      return Math.max((ends.get(name) ?? 0) - Date.now(), LEAST_MS);
    },
    end: (name) => void ends.delete(name),
  };
}
