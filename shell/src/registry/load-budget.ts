import { LOAD_TIMEOUT_MS } from '@metier/sdk/rules';

/** Reserved for the last good release of a remote whose live release hangs. */
export const FALLBACK_MS = 2_500;
/** Enough for a fallback release in the browser's cache, however late it is requested. */
const LEAST_MS = 500;
/** After this, a budget that was not ended belongs to an abandoned navigation. */
const ABANDONED_MS = 5_000;

/** Time limit for loading code of a remote: one budget for all attempts, across releases. */
export interface LoadBudget {
  /** Remaining milliseconds for a remote; the first call starts the budget. */
  left(name: string): number;
  /** True while code of the remote is being loaded. */
  isRunning(name: string): boolean;
  /** Call when the remote has loaded or failed; the next call of `left` starts a new budget. */
  end(name: string): void;
}

export function createLoadBudget(): LoadBudget {
  const ends = new Map<string, number>();
  const isRunning = (name: string) => Date.now() < (ends.get(name) ?? 0) + ABANDONED_MS;
  return {
    isRunning,
    left(name) {
      if (!isRunning(name)) ends.set(name, Date.now() + LOAD_TIMEOUT_MS);
      return Math.max((ends.get(name) ?? 0) - Date.now(), LEAST_MS);
    },
    end: (name) => void ends.delete(name),
  };
}
