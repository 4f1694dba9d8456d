import { LOAD_LIMIT_MS } from '@metier/shared/rules';

/** Long enough for a passing hitch, too short to be noticed. */
const PAUSE_MS = 300;
/** What takes longer is attempted again beside the first attempt: a request that hangs may be answered when repeated. */
const HEDGE_MS = 3_000;

/**
 * Attempts a second time what fails or takes long, and gives the first result. Rejects when both attempts have failed, or
 * when none has given a result within the limit.
 */
export function tryTwice<Result>(attempt: () => Promise<Result>, limit = LOAD_LIMIT_MS): Promise<Result> {
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
    expiry = setTimeout(() => reject(new Error(`Nothing came within ${Math.round(limit)} ms`)), limit);
    begin();
  });
  return first.finally(() => {
    clearTimeout(repetition);
    clearTimeout(expiry);
  });
}

/** Whether the promise settles within that time. */
export async function settlesWithin(promise: Promise<unknown>, limit: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, limit, false)));
  const settled = promise.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, expiry]).finally(() => clearTimeout(timer));
}
