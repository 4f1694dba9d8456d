import { LRUCache } from 'lru-cache';
import type { LiveBus } from '../live/live-bus';

/** An answer as it goes over the wire. */
export interface MadeAnswer<Facts> {
  readonly body: Buffer;
  /** Changes with the body and the facts. */
  readonly etag: string;
  /** What the route wants to know of the answer besides. */
  readonly facts: Facts;
}

/** An answer that is the same for everybody who may have it. */
export interface Answer<Facts> extends MadeAnswer<Facts> {
  /** Whether it may be given to somebody who asks now. */
  isGood(): boolean;
}

export type MakeAnswer<Facts> = (signal: AbortSignal) => Promise<MadeAnswer<Facts>>;

/**
 * So old an answer is at most when it is given to somebody, whatever happens: a change of which this server was not
 * told is seen then. What it was told of, it sees at once.
 */
export const LONGEST_MS = 2_000;

/** What is too old leaves memory at once, instead of when the cache is full. */
export const EXPIRY = { ttl: LONGEST_MS, ttlAutopurge: true } as const;

export interface AnswerCacheOptions {
  readonly live: Pick<LiveBus, 'subscribe'>;
  /** What bodies and keys may take; 0 keeps nothing, and equal questions still share one answer in the making. */
  readonly mostBytes: number;
  readonly now?: () => number;
}

/** What a cache holds in memory. */
export interface CacheSize {
  readonly entries: number;
  readonly bytes: number;
}

export interface AnswerCache {
  readSize(): CacheSize;
  /**
   * The answer that `key` names: kept, in the making, or made now. `onLeave` is given what to call when the asker is
   * gone; when the last one is, `make` is told by its signal.
   */
  read<Facts>(
    key: string,
    make: MakeAnswer<Facts>,
    onLeave: (leave: () => void) => void,
  ): Promise<Answer<Facts>>;
}

/** From when on, and how long, something may be given to whoever asks. */
interface Dated {
  readonly generation: number;
  readonly askedAt: number;
}

interface Flight extends Dated {
  readonly promise: Promise<Answer<unknown>>;
  readonly controller: AbortController;
  askers: number;
}

/**
 * Answers of one server. Every change of what they are made of begins a new generation: an answer belongs to the one
 * in which its making began, so that one that was made while the change came is not taken for a new one.
 */
export function createAnswerCache({
  live,
  mostBytes,
  now = () => performance.now(),
}: AnswerCacheOptions): AnswerCache {
  let generation = 0;
  const flights = new Map<string, Flight>();
  const kept =
    mostBytes > 0
      ? new LRUCache<string, Answer<unknown>>({ maxSize: mostBytes, perf: { now }, ...EXPIRY })
      : undefined;
  live.subscribe((signal) => {
    // What concerns one account is in no answer for everybody; the revision of the releases is in their heads.
    if (!('account' in signal)) generation += 1;
  });
  const isGood = (dated: Dated) => dated.generation === generation && now() - dated.askedAt < LONGEST_MS;

  function takeOff(key: string, make: MakeAnswer<unknown>): Flight {
    const controller = new AbortController();
    const dated = { generation, askedAt: now() };
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    const promise = make(controller.signal)
      .then((answer) => ({ ...answer, isGood: () => isGood(dated) }))
      .finally(land);
    const flight: Flight = { ...dated, controller, promise, askers: 0 };
    flights.set(key, flight);
    promise.then(
      (answer) => {
        if (answer.isGood()) kept?.set(key, answer, { size: answer.body.length + key.length });
      },
      () => {},
    );
    return flight;
  }

  function leave(key: string, flight: Flight): void {
    flight.askers -= 1;
    if (flight.askers > 0) return;
    // Whoever asks from now on does not join what is being given up.
    if (flights.get(key) === flight) flights.delete(key);
    flight.controller.abort();
  }

  return {
    readSize: () => ({ entries: kept?.size ?? 0, bytes: kept?.calculatedSize ?? 0 }),
    read<Facts>(key: string, make: MakeAnswer<Facts>, onLeave: (leave: () => void) => void) {
      const found = kept?.get(key);
      // What a key names has the facts that its one route gives it.
      if (found?.isGood()) return Promise.resolve(found as Answer<Facts>);
      const underWay = flights.get(key);
      const flight = underWay && isGood(underWay) ? underWay : takeOff(key, make);
      flight.askers += 1;
      onLeave(() => leave(key, flight));
      return flight.promise as Promise<Answer<Facts>>;
    },
  };
}
