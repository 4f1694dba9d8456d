import { refuse } from '../errors';

export interface QueueOptions {
  /** So many work at the same time. */
  readonly atOnce: number;
  /** So many more wait for their turn; whoever comes then is refused. */
  readonly mostWaiting: number;
  /** Nobody waits longer. */
  readonly patienceMs: number;
}

export interface Queue {
  /** Does the work when it is its turn. Refuses with 503 when too many wait, or for too long; leaves at the signal. */
  run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** Who comes first is served first, and not all at once. */
export function createQueue({ atOnce, mostWaiting, patienceMs }: QueueOptions): Queue {
  let working = 0;
  const waiting = new Set<() => void>();

  function waitForTurn(signal: AbortSignal): Promise<void> {
    if (waiting.size >= mostWaiting) throw refuse.busy('queue_full');
    return new Promise((resolve, reject) => {
      const end = () => {
        waiting.delete(begin);
        clearTimeout(patience);
        signal.removeEventListener('abort', giveUp);
      };
      const begin = () => {
        end();
        resolve();
      };
      const giveUp = () => {
        end();
        reject(refuse.busy('queue_full'));
      };
      const patience = setTimeout(giveUp, patienceMs);
      signal.addEventListener('abort', giveUp);
      waiting.add(begin);
    });
  }

  /** The place goes straight to the next one, so that nobody slips in between. */
  function passOn(): void {
    const [next] = waiting;
    if (next) next();
    else working -= 1;
  }

  return {
    async run(signal, work) {
      if (working < atOnce) working += 1;
      else await waitForTurn(signal);
      try {
        return await work();
      } finally {
        passOn();
      }
    },
  };
}
