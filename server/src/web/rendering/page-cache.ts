import { createCache, type CacheSize } from '../../cache/cache';

/** Fresh for 5 s; then served stale while it is rendered again. */
const FRESH_MS = 5_000;
/** Expired after 30 s: readers then wait for the new page. */
const EXPIRES_MS = 30_000;
/** A page takes about 200 KB: a single character beyond Latin-1 doubles its size in memory. */
const MAX_BYTES = 16 * 1024 * 1024;

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

export interface PageCache<Page> {
  readSize(): CacheSize;
  /** Calls `onHit` when the page is not rendered for this request. */
  read(key: string, render: () => Promise<Page | undefined>, onHit?: () => void): Promise<Page | undefined>;
}

/** Cache of the pages that all visitors share; a change clears it, and a failed refresh is not repeated. */
export function createPageCache<Page>({
  onChange,
  ...options
}: PageCacheOptions & Sizes<Page>): PageCache<Page> {
  const cache = createCache<Page>({
    mostBytes: MAX_BYTES,
    ttlMs: EXPIRES_MS,
    freshMs: () => FRESH_MS,
    refreshPauseMs: EXPIRES_MS,
    ...options,
  });
  onChange(cache.invalidate);
  return {
    readSize: cache.readSize,
    read: async (key, render, onHit) => cache.read(key, render, { onHit }),
  };
}
