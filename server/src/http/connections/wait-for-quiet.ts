import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop that takes longer has done other work. */
const SHORT_TURN_MS = 1;
const MAX_WAIT_MS = 2_000;

/**
 * Resolves in a turn of the event loop that accepted no connection. Closing a listening socket then resets none: a
 * connection that the kernel has accepted but Node has not would be reset.
 */
export async function waitForQuiet(countAccepted: () => number): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const [before, began] = [countAccepted(), performance.now()];
    await nextTurn();
    const now = performance.now();
    if (now > deadline || (countAccepted() === before && now - began < SHORT_TURN_MS)) return;
  }
}
