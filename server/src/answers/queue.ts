import { refuse } from '../errors';

export interface QueueOptions {
  /** So many work at the same time. */
  readonly atOnce: number;
  /** So many more wait at most, however quick they are. */
  readonly mostWaiting: number;
  /** While many wait, work is admitted that is expected to begin within this time, and given up when it does not. */
  readonly crowdedWaitMs: number;
  /** Work that has not begun by then is given up in any case. */
  readonly longestWaitMs: number;
  readonly now?: () => number;
  /** From 0 to 1; spreads the retries of those that are refused. */
  readonly random?: () => number;
}

interface Waiter {
  readonly since: number;
  begin(): void;
  giveUp(): void;
}

export interface Queue {
  /**
   * Does the work when it is its turn. Refuses with 503 at once when the turn is expected too late, and later when it did
   * not come in time or the signal was aborted.
   */
  run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** What work is expected to take before any has ended. */
const FIRST_GUESS_MS = 50;
/** The weight of the work that has just ended in the moving average: the last twenty or so count. */
const WEIGHT = 0.1;
/** So few may wait longer: where everything is slow, an answer in two seconds is better than none. */
const FEW = 8;
/** Those who are refused together must not come back together. */
const RETRY_SPREAD_SECONDS = 3;

/**
 * FIFO semaphore with admission control: a newcomer behind `k` others waits about `(k + 1) × service time / atOnce`, and
 * is refused when that is too long; when work turns out slower, those who have waited too long are refused first. So under
 * any load those who are served are served soon.
 */
export function createQueue({
  atOnce,
  mostWaiting,
  crowdedWaitMs,
  longestWaitMs,
  now = () => performance.now(),
  random = Math.random,
}: QueueOptions): Queue {
  let working = 0;
  let serviceMs = FIRST_GUESS_MS;
  const waiting = new Set<Waiter>();

  const isCrowded = () =>
    waiting.size >= mostWaiting ||
    (waiting.size >= FEW && ((waiting.size + 1) * serviceMs) / atOnce > crowdedWaitMs);
  const refuseForNow = () => refuse.busy('queue_full', 1 + Math.floor(random() * RETRY_SPREAD_SECONDS));

  function waitForTurn(signal: AbortSignal): Promise<void> {
    if (isCrowded()) throw refuseForNow();
    return new Promise((resolve, reject) => {
      const end = () => {
        waiting.delete(waiter);
        clearTimeout(timer);
        signal.removeEventListener('abort', waiter.giveUp);
      };
      const waiter: Waiter = {
        since: now(),
        begin() {
          end();
          resolve();
        },
        giveUp() {
          end();
          reject(refuseForNow());
        },
      };
      const timer = setTimeout(waiter.giveUp, longestWaitMs);
      signal.addEventListener('abort', waiter.giveUp);
      waiting.add(waiter);
    });
  }

  /** The slot goes straight to the next one, so that a newcomer cannot take it. */
  function passOn(): void {
    for (const next of waiting) {
      if (waiting.size <= FEW || now() - next.since <= crowdedWaitMs) return next.begin();
      next.giveUp();
    }
    working -= 1;
  }

  return {
    async run(signal, work) {
      if (working < atOnce) working += 1;
      else await waitForTurn(signal);
      const began = now();
      try {
        return await work();
      } finally {
        serviceMs += WEIGHT * (now() - began - serviceMs);
        passOn();
      }
    },
  };
}
