import { LRUCache } from 'lru-cache';

/** Fresh for 5 s; then served stale while it is rendered again. */
const FRESH_MS = 5_000;
/** Expired after 30 s: readers then wait for the new page. */
const EXPIRES_MS = 30_000;
/** A page takes about 200 KB: a single character beyond Latin-1 doubles its size in memory. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Assumed size of a page that is still being rendered. */
const PENDING_BYTES = 1_000;

interface Entry<Page> {
  readonly page: Promise<Page | undefined>;
  readonly madeAt: number;
  isRevalidating: boolean;
}

export interface PageCacheOptions {
  /** Calls the listener whenever the data or releases behind the pages have changed. */
  readonly onChange: (listener: () => void) => void;
  readonly now?: () => number;
}

interface Sizes<Page> {
  /** Size of a page in memory, in bytes. */
  readonly sizeOf: (page: Page) => number;
  readonly mostBytes?: number;
}

/**
 * Stale-while-revalidate cache of the pages that all visitors share, with request coalescing. Failed pages
 * are not cached, a change clears the cache, and expired entries are removed.
 */
export function createPageCache<Page>({
  onChange,
  now = () => performance.now(),
  sizeOf,
  mostBytes = MOST_BYTES,
}: PageCacheOptions & Sizes<Page>) {
  let generation = 0;
  const entries = new LRUCache<string, Entry<Page>>({
    maxSize: mostBytes,
    ttl: EXPIRES_MS,
    ttlAutopurge: true,
    perf: { now },
  });
  onChange(() => {
    generation += 1;
    entries.clear();
  });

  function put(key: string, page: Promise<Page | undefined>, since = generation): Promise<Page | undefined> {
    const entry = { page, madeAt: now(), isRevalidating: false };
    entries.set(key, entry, { size: PENDING_BYTES });
    const forget = () => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    page.then((made) => {
      if (!made || since !== generation) return forget();
      // A copy, because the cache does not update the size of an identical value.
      if (entries.peek(key) === entry)
        entries.set(key, { ...entry }, { size: sizeOf(made), noUpdateTTL: true });
    }, forget);
    return page;
  }

  function revalidate(key: string, entry: Entry<Page>, make: () => Promise<Page | undefined>): void {
    entry.isRevalidating = true;
    const since = generation;
    make().then(
      (made) => made && since === generation && void put(key, Promise.resolve(made), since),
      () => undefined,
    );
  }

  return {
    readSize: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
    /** Calls `onCacheHit` when the page is not rendered for this request. */
    read(key: string, make: () => Promise<Page | undefined>, onKept?: () => void): Promise<Page | undefined> {
      const entry = entries.get(key);
      const age = entry ? now() - entry.madeAt : Infinity;
      if (!entry || age > EXPIRES_MS) return put(key, make());
      if (age > FRESH_MS && !entry.isRevalidating) revalidate(key, entry, make);
      onKept?.();
      return entry.page;
    },
  };
}
