import { LOAD_TIMEOUT_MS } from '@metier/sdk/rules';

/** Long enough for a transient failure to pass, too short to be noticed. */
const PAUSE_MS = 300;
/**
 * Hedge: after this time a second attempt runs in parallel, because a repeated request may succeed where the
 * first one hangs.
 */
const HEDGE_MS = 3_000;

/**
 * Makes a second attempt after a failure or a delay and resolves with the first result. Rejects if both
 * attempts fail, or if neither succeeds within the limit.
 */
export function retryWithHedge<Result>(
  attempt: () => Promise<Result>,
  limit = LOAD_TIMEOUT_MS,
): Promise<Result> {
  let repetition: ReturnType<typeof setTimeout> | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const first = new Promise<Result>((resolve, reject) => {
    let attempts = 0;
    let failures = 0;

    function begin(): void {
      attempts += 1;
      attempt().then(resolve, (error: unknown) => {
        failures += 1;
        if (attempts === 1) schedule(PAUSE_MS);
        else if (failures === attempts) reject(error as Error);
      });
    }

    function schedule(delay: number): void {
      clearTimeout(repetition);
      repetition = setTimeout(begin, delay);
    }

    schedule(HEDGE_MS);
    expiry = setTimeout(() => reject(new Error(`No result within ${Math.round(limit)} ms`)), limit);
    begin();
  });
  return first.finally(() => {
    clearTimeout(repetition);
    clearTimeout(expiry);
  });
}

export async function settlesWithin(promise: Promise<unknown>, limit: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, limit, false)));
  const settled = promise.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, expiry]).finally(() => clearTimeout(timer));
}
