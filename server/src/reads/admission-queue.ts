import { refuse } from '../errors';

export interface AdmissionQueueOptions {
  /** Upper bound of concurrent executions. */
  readonly concurrency: number;
  /** Upper bound of the queue length, regardless of the expected wait. */
  readonly maxQueued: number;
  /**
   * While the queue is long, admit only work that is expected to begin within this time, and reject it if it
   * does not.
   */
  readonly admittedWaitMs: number;
  /** Queue timeout, regardless of the queue length. */
  readonly queueTimeoutMs: number;
  readonly now?: () => number;
  /** Returns 0 to 1; spreads the `Retry-After` of refused work. */
  readonly random?: () => number;
}

interface Waiter {
  readonly since: number;
  begin(): void;
  giveUp(): void;
}

export interface Queue {
  /**
   * Runs the work once a slot is free. Refuses with 503 at once if the expected wait is too long, or later if
   * no slot was free in time or the signal was aborted.
   */
  run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  /** Runs work that can be left out in a free slot; undefined if there is none. */
  runIfIdle<Result>(work: () => Promise<Result>): Promise<Result> | undefined;
}

/** Estimated service time before the first measurement. */
const FIRST_GUESS_MS = 50;
/** Weight of the newest sample in the moving average of the service time: about the last twenty count. */
const WEIGHT = 0.1;
/**
 * Up to this queue length the crowded limit does not apply: when everything is slow, a response after two
 * seconds is better than none.
 */
const FEW = 8;
/** Spreads `Retry-After`, so that clients refused together do not retry together. */
const RETRY_SPREAD_SECONDS = 3;

/**
 * FIFO semaphore with admission control: work behind `k` others waits about `(k + 1) × service time / concurrency`
 * and is refused when that is too long. When work turns out slower than estimated, entries that have waited
 * too long are refused first, which bounds the wait of served requests under any load.
 */
export function createAdmissionQueue({
  concurrency,
  maxQueued,
  admittedWaitMs,
  queueTimeoutMs,
  now = () => performance.now(),
  random = Math.random,
}: AdmissionQueueOptions): Queue {
  let working = 0;
  let serviceMs = FIRST_GUESS_MS;
  const waiting = new Set<Waiter>();

  const isCrowded = () =>
    waiting.size >= maxQueued ||
    (waiting.size >= FEW && ((waiting.size + 1) * serviceMs) / concurrency > admittedWaitMs);
  const refuseForNow = () => refuse.busy('queue_full', 1 + Math.floor(random() * RETRY_SPREAD_SECONDS));

  function acquireSlot(signal: AbortSignal): Promise<void> {
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
      const timer = setTimeout(waiter.giveUp, queueTimeoutMs);
      signal.addEventListener('abort', waiter.giveUp);
      waiting.add(waiter);
    });
  }

  /** Hands the slot directly to the next entry, so that new work cannot overtake the queue. */
  function releaseSlot(): void {
    for (const next of waiting) {
      if (waiting.size <= FEW || now() - next.since <= admittedWaitMs) return next.begin();
      next.giveUp();
    }
    working -= 1;
  }

  async function serve<Result>(work: () => Promise<Result>): Promise<Result> {
    const began = now();
    try {
      return await work();
    } finally {
      serviceMs += WEIGHT * (now() - began - serviceMs);
      releaseSlot();
    }
  }

  return {
    async run(signal, work) {
      if (working < concurrency) working += 1;
      else await acquireSlot(signal);
      return serve(work);
    },
    runIfIdle(work) {
      if (working >= concurrency) return undefined;
      working += 1;
      return serve(work);
    },
  };
}
