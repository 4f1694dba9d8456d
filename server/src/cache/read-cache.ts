import { LRUCache } from 'lru-cache';
import type { LiveBus } from '../live/live-bus';

/** Serialized response body with its ETag and metadata. */
export interface ProducedResponse<Facts> {
  readonly body: Buffer;
  /** Changes whenever the body or the metadata change. */
  readonly etag: string;
  /** Metadata that the route needs next to the body, such as the total count. */
  readonly facts: Facts;
}

/** Response that is identical for every client that is allowed to read it. */
export interface CachedResponse<Facts> extends ProducedResponse<Facts> {
  /** False once the response has expired or been invalidated. */
  isValid(): boolean;
}

export type ProduceResponse<Facts> = (signal: AbortSignal) => Promise<ProducedResponse<Facts>>;

/**
 * Upper bound of staleness, even if a change notification is lost; a received notification invalidates at
 * once.
 */
export const MAX_STALENESS_MS = 2_000;

/** Removes expired entries at once instead of when the cache is full. */
export const TTL_OPTIONS = { ttl: MAX_STALENESS_MS, ttlAutopurge: true } as const;

export interface ReadCacheOptions {
  readonly live: Pick<LiveBus, 'subscribe'>;
  /**
   * Limit of the summed sizes of bodies and keys, in bytes; 0 stores nothing, but equal reads are still
   * coalesced.
   */
  readonly mostBytes: number;
  readonly now?: () => number;
}

export interface CacheSize {
  readonly entries: number;
  readonly bytes: number;
}

export interface ReadCache {
  readSize(): CacheSize;
  /**
   * Resolves with the response for `key`: cached, pending or newly produced. `onLeave` receives a function to
   * call when the client disconnects; once all clients have disconnected, the signal passed to `make` is
   * aborted.
   */
  read<Facts>(
    key: string,
    make: ProduceResponse<Facts>,
    onLeave: (leave: () => void) => void,
  ): Promise<CachedResponse<Facts>>;
}

/** Generation and start time, which decide whether a response may be reused. */
interface Dated {
  readonly generation: number;
  readonly askedAt: number;
}

interface Flight extends Dated {
  readonly promise: Promise<CachedResponse<unknown>>;
  readonly controller: AbortController;
  clients: number;
}

/**
 * Response cache with request coalescing for one server. Each change to the underlying data starts a new
 * generation; a response belongs to the generation in which its production began, so a change during
 * production invalidates it.
 */
export function createReadCache({
  live,
  mostBytes,
  now = () => performance.now(),
}: ReadCacheOptions): ReadCache {
  let generation = 0;
  const flights = new Map<string, Flight>();
  const kept =
    mostBytes > 0
      ? new LRUCache<string, CachedResponse<unknown>>({ maxSize: mostBytes, perf: { now }, ...TTL_OPTIONS })
      : undefined;
  live.subscribe((signal) => {
    // A signal about one account does not affect shared responses; a `releases` signal does, because the
    // revision is in the response headers.
    if (!('account' in signal)) generation += 1;
  });
  const isValid = (dated: Dated) =>
    dated.generation === generation && now() - dated.askedAt < MAX_STALENESS_MS;

  function startFlight(key: string, make: ProduceResponse<unknown>): Flight {
    const controller = new AbortController();
    const dated = { generation, askedAt: now() };
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    const promise = make(controller.signal)
      .then((answer) => ({ ...answer, isValid: () => isValid(dated) }))
      .finally(land);
    const flight: Flight = { ...dated, controller, promise, clients: 0 };
    flights.set(key, flight);
    promise.then(
      (answer) => {
        if (answer.isValid()) kept?.set(key, answer, { size: answer.body.length + key.length });
      },
      () => {},
    );
    return flight;
  }

  function leave(key: string, flight: Flight): void {
    flight.clients -= 1;
    if (flight.clients > 0) return;
    // Later reads must not join an aborted flight.
    if (flights.get(key) === flight) flights.delete(key);
    flight.controller.abort();
  }

  return {
    readSize: () => ({ entries: kept?.size ?? 0, bytes: kept?.calculatedSize ?? 0 }),
    read<Facts>(key: string, make: ProduceResponse<Facts>, onLeave: (leave: () => void) => void) {
      const found = kept?.get(key);
      // Each key belongs to one route, so its metadata has that route's type.
      if (found?.isValid()) return Promise.resolve(found as CachedResponse<Facts>);
      const underWay = flights.get(key);
      const flight = underWay && isValid(underWay) ? underWay : startFlight(key, make);
      flight.clients += 1;
      onLeave(() => leave(key, flight));
      return flight.promise as Promise<CachedResponse<Facts>>;
    },
  };
}
