import { LRUCache } from 'lru-cache';

/** A page is given as it was made so long; then it is still given, and made anew meanwhile. */
const FRESH_MS = 5_000;
/** And from here on its readers wait for the new one. */
const LONGEST_MS = 30_000;
/** A page takes some 200 KB: a single character beyond Latin-1 makes all of them two bytes. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Of a page that is still being made. */
const PENDING_BYTES = 1_000;

interface Entry<Page> {
  readonly page: Promise<Page | undefined>;
  readonly madeAt: number;
  isRenewed: boolean;
}

export interface PageCacheOptions {
  /** Calls the listener whenever what pages are made of has changed. */
  readonly onChange: (listener: () => void) => void;
  readonly now?: () => number;
}

interface Sizes<Page> {
  /** The bytes that a page holds in memory. */
  readonly sizeOf: (page: Page) => number;
  readonly mostBytes?: number;
}

/**
 * Keeps what was rendered for everybody, made once for all who ask meanwhile; what did not come is not kept, and nothing
 * is after a change. What is too old leaves memory.
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
    ttl: LONGEST_MS,
    ttlAutopurge: true,
    perf: { now },
  });
  onChange(() => {
    generation += 1;
    entries.clear();
  });

  function put(key: string, page: Promise<Page | undefined>, since = generation): Promise<Page | undefined> {
    const entry = { page, madeAt: now(), isRenewed: false };
    entries.set(key, entry, { size: PENDING_BYTES });
    const forget = () => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    page.then((made) => {
      if (!made || since !== generation) return forget();
      // A copy, for the cache does not look at the size of a value that it has.
      if (entries.peek(key) === entry)
        entries.set(key, { ...entry }, { size: sizeOf(made), noUpdateTTL: true });
    }, forget);
    return page;
  }

  function renew(key: string, entry: Entry<Page>, make: () => Promise<Page | undefined>): void {
    entry.isRenewed = true;
    const since = generation;
    make().then(
      (made) => made && since === generation && void put(key, Promise.resolve(made), since),
      () => undefined,
    );
  }

  return {
    readSize: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
    /** `onKept` is told when the page is not made for this reader. */
    read(key: string, make: () => Promise<Page | undefined>, onKept?: () => void): Promise<Page | undefined> {
      const entry = entries.get(key);
      const age = entry ? now() - entry.madeAt : Infinity;
      if (!entry || age > LONGEST_MS) return put(key, make());
      if (age > FRESH_MS && !entry.isRenewed) renew(key, entry, make);
      onKept?.();
      return entry.page;
    },
  };
}
