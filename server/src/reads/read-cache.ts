import { createCache, type CacheSize } from '../cache/cache';
import type { LiveBus } from '../live/live-bus';

/** Serialized response body with its ETag and metadata. */
export interface ProducedResponse<Facts> {
  readonly body: Buffer;
  /** Changes whenever the body or the metadata change. */
  readonly etag: string;
  /** Metadata that the route needs next to the body, such as the total count. */
  readonly facts: Facts;
  /** A later one has more; it serves only those who asked for it. */
  readonly isPartial?: boolean | undefined;
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

export interface ReadCacheOptions {
  readonly live: Pick<LiveBus, 'subscribe'>;
  /**
   * Limit of the summed sizes of bodies and keys, in bytes; 0 stores nothing, but equal reads are still
   * coalesced.
   */
  readonly mostBytes: number;
  readonly now?: () => number;
}

export interface ReadCache {
  readSize(): CacheSize;
  /**
   * Resolves with the response for `key`: cached, pending or newly produced. `onLeave` receives a function to
   * call when the client disconnects; once all clients have disconnected, the signal passed to `produce` is
   * aborted.
   */
  read<Facts>(
    key: string,
    produce: ProduceResponse<Facts>,
    onLeave: (leave: () => void) => void,
  ): Promise<CachedResponse<Facts>>;
}

/** Cache of responses for one server, invalidated by each change to the underlying data. */
export function createReadCache({ live, ...options }: ReadCacheOptions): ReadCache {
  const cache = createCache<CachedResponse<unknown>>({
    ...options,
    ttlMs: MAX_STALENESS_MS,
    sizeOf: ({ body }, key) => body.length + key.length,
    shouldCache: ({ isPartial }) => !isPartial,
  });
  live.subscribe((signal) => {
    // A signal about one account does not affect shared responses; a `releases` signal does, because the
    // revision is in the response headers.
    if (!('account' in signal)) cache.invalidate();
  });
  return {
    readSize: cache.readSize,
    read: async (key, produce, onLeave) =>
      cache.read(key, async ({ signal, isValid }) => ({ ...(await produce(signal)), isValid }), { onLeave }),
  };
}
