import { refuse } from '../errors';

export interface QueueOptions {
  /** So many work at the same time. */
  readonly atOnce: number;
  /** So many more wait at most, however quick they are. */
  readonly mostWaiting: number;
  /** Work is admitted while it is expected to begin within this time, and given up when it does not. */
  readonly longestWaitMs: number;
  readonly now?: () => number;
  /** From 0 to 1; spreads the retries of those that are refused. */
  readonly random?: () => number;
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
/** Those who are refused together must not come back together. */
const RETRY_SPREAD_SECONDS = 3;

/**
 * FIFO semaphore with admission control: a newcomer behind `k` others waits about `(k + 1) × service time / atOnce`, and
 * is refused when that is too long, so that under any load those who are admitted are served soon.
 */
export function createQueue({
  atOnce,
  mostWaiting,
  longestWaitMs,
  now = () => performance.now(),
  random = Math.random,
}: QueueOptions): Queue {
  let working = 0;
  let serviceMs = FIRST_GUESS_MS;
  const waiting = new Set<() => void>();

  const expectWait = () => ((waiting.size + 1) * serviceMs) / atOnce;
  const refuseForNow = () => refuse.busy('queue_full', 1 + Math.floor(random() * RETRY_SPREAD_SECONDS));

  function waitForTurn(signal: AbortSignal): Promise<void> {
    if (waiting.size >= mostWaiting || expectWait() > longestWaitMs) throw refuseForNow();
    return new Promise((resolve, reject) => {
      const end = () => {
        waiting.delete(begin);
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
      };
      const begin = () => {
        end();
        resolve();
      };
      const giveUp = () => {
        end();
        reject(refuseForNow());
      };
      const timer = setTimeout(giveUp, longestWaitMs);
      signal.addEventListener('abort', giveUp);
      waiting.add(begin);
    });
  }

  /** The slot goes straight to the next one, so that a newcomer cannot take it. */
  function passOn(): void {
    const [next] = waiting;
    if (next) next();
    else working -= 1;
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
