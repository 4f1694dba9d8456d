import { isApiError } from '@metier/sdk/api';

/** A longer wait is shown to the person. */
const MAX_WAIT_SECONDS = 3;
const MAX_REPEATS = 2;

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** Repeats a reading call when a busy server says that it is free again soon; not while a page is rendered. */
export async function whenFree<Result>(
  signal: AbortSignal,
  call: () => Promise<Result>,
  repeats = MAX_REPEATS,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const seconds = isApiError(error) && error.status === 503 ? error.retryAfter : undefined;
    const isSoon = seconds !== undefined && seconds <= MAX_WAIT_SECONDS;
    if (!isSoon || repeats === 0 || typeof document === 'undefined') throw error;
    await wait(seconds, signal);
    return whenFree(signal, call, repeats - 1);
  }
}
