import { LRUCache } from 'lru-cache';

export interface CacheOptions<Value> {
  readonly mostEntries?: number;
  /** Limit of the summed sizes, in bytes; 0 stores nothing, but equal reads are still coalesced. */
  readonly mostBytes?: number;
  /** Size in bytes of a value with its key; required with `mostBytes`. */
  readonly sizeOf?: (value: Value, key: string) => number;
  /** Maximum age, counted from the start of the computation; an expired value leaves memory. */
  readonly ttlMs?: number;
  /**
   * Age from which a value is served stale while it is recomputed, by the duration of its computation; until
   * its TTL by default.
   */
  readonly freshMs?: (computationMs: number) => number;
  /** How much longer a stale value is served without another attempt after a failed refresh; 0 by default. */
  readonly refreshPauseMs?: number;
  /** Values that it rejects are returned but not cached. */
  readonly shouldCache?: (value: Value) => boolean;
  readonly now?: () => number;
}

export interface CacheSize {
  readonly entries: number;
  readonly bytes: number;
}

export interface Computation {
  /** Aborted once all clients have disconnected. */
  readonly signal: AbortSignal;
  /** False once the value has expired or been invalidated, also before it is computed. */
  isValid(): boolean;
}

export interface ReadOptions {
  /** Receives a function to call when the client disconnects; without it the computation is never aborted. */
  readonly onLeave?: ((leave: () => void) => void) | undefined;
  /** Called when the value is not computed for this read alone: cached or pending. */
  readonly onHit?: (() => void) | undefined;
}

export interface Cache<Value> {
  /**
   * Returns the cached value at once, or a promise of the pending or newly computed one. Failures and
   * `undefined` are not cached, and a stale value outlives them until its TTL. Each key has one type.
   */
  read<Made extends Value | undefined>(
    key: string,
    compute: (computation: Computation) => Promise<Made>,
    options?: ReadOptions,
  ): Made | Promise<Made>;
  /** Starts a new generation: neither cached nor pending values are returned to later reads. */
  invalidate(): void;
  readSize(): CacheSize;
}

interface Kept<Value> {
  readonly value: Value;
  staleAt: number;
}

interface Flight<Value> {
  readonly promise: Promise<Value | undefined>;
  readonly controller: AbortController;
  isValid(): boolean;
  isLanded: boolean;
  clients: number;
}

type Limits<Value> = Required<Pick<CacheOptions<Value>, 'mostEntries' | 'mostBytes' | 'ttlMs' | 'now'>> & {
  readonly sizeOf: CacheOptions<Value>['sizeOf'];
};

/** Undefined if no value is stored. */
function createValues<Value>({ mostEntries, mostBytes, sizeOf, ttlMs, now }: Limits<Value>) {
  if (mostBytes <= 0) return undefined;
  return new LRUCache<string, Kept<Value>>({
    max: mostEntries,
    ...(mostBytes < Infinity && {
      maxSize: mostBytes,
      sizeCalculation: ({ value }: Kept<Value>, key: string) => sizeOf?.(value, key) || 1,
    }),
    // Resolution 0 compares with the clock at each read, not with its last value.
    ...(ttlMs < Infinity && { ttl: ttlMs, ttlAutopurge: true, ttlResolution: 0, perf: { now } }),
  });
}

/**
 * The cache of the server: least recently used out first, TTL, stale-while-revalidate, request coalescing,
 * invalidation by generation, abort. `fetch` of lru-cache aborts for its first reader and for a deleted key;
 * here the last reader's leave aborts, and a computation that is outdated still serves its readers.
 */
export function createCache<Value>({
  mostEntries = 0,
  mostBytes = Infinity,
  sizeOf,
  ttlMs = Infinity,
  freshMs = () => Infinity,
  refreshPauseMs = 0,
  shouldCache = () => true,
  now = () => performance.now(),
}: CacheOptions<Value>): Cache<Value> {
  let generation = 0;
  const flights = new Map<string, Flight<Value>>();
  const values = createValues({ mostEntries, mostBytes, sizeOf, ttlMs, now });

  function start(
    key: string,
    compute: (computation: Computation) => Promise<Value | undefined>,
    stale?: Kept<Value>,
  ): Flight<Value> {
    const controller = new AbortController();
    const [startedAt, startedIn] = [now(), generation];
    const isValid = () => startedIn === generation && now() - startedAt <= ttlMs;
    const keep = (value: Value) => {
      if (!shouldCache(value)) values?.delete(key);
      else values?.set(key, { value, staleAt: startedAt + freshMs(now() - startedAt) }, { start: startedAt });
    };
    const land = (value?: Value) => {
      flight.isLanded = true;
      if (flights.get(key) === flight) flights.delete(key);
      if (value !== undefined && isValid()) keep(value);
      if (value === undefined && stale) stale.staleAt += refreshPauseMs;
    };
    const promise = compute({ signal: controller.signal, isValid }).then(
      (value) => {
        land(value);
        return value;
      },
      (error: unknown) => {
        land();
        throw error;
      },
    );
    const flight: Flight<Value> = { promise, controller, isValid, isLanded: false, clients: 0 };
    flights.set(key, flight);
    return flight;
  }

  function leave(key: string, flight: Flight<Value>): void {
    flight.clients -= 1;
    if (flight.clients > 0 || flight.isLanded) return;
    // Later reads must not join an aborted computation.
    if (flights.get(key) === flight) flights.delete(key);
    flight.controller.abort();
  }

  function read(
    key: string,
    compute: (computation: Computation) => Promise<Value | undefined>,
    { onLeave, onHit }: ReadOptions = {},
  ): Value | undefined | Promise<Value | undefined> {
    const kept = values?.get(key);
    if (kept) {
      if (kept.staleAt < Infinity && now() > kept.staleAt && !flights.has(key))
        start(key, compute, kept).promise.catch(() => {});
      onHit?.();
      return kept.value;
    }
    const pending = flights.get(key);
    const flight = pending?.isValid() ? pending : start(key, compute);
    if (flight === pending) onHit?.();
    flight.clients += 1;
    onLeave?.(() => leave(key, flight));
    return flight.promise;
  }

  return {
    read: read as Cache<Value>['read'],
    invalidate() {
      generation += 1;
      values?.clear();
    },
    readSize: () => ({ entries: values?.size ?? 0, bytes: values?.calculatedSize ?? 0 }),
  };
}
