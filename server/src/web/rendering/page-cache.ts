/** A page is given as it was made so long; then it is still given, and made anew meanwhile. */
const FRESH_MS = 5_000;
/** And from here on its readers wait for the new one. */
const LONGEST_MS = 30_000;
/** A page takes some 50 KB. */
const MOST_PAGES = 400;

interface Entry<Page> {
  readonly page: Promise<Page | undefined>;
  readonly madeAt: number;
  readonly generation: number;
  isRenewed: boolean;
}

export interface PageCacheOptions {
  /** Calls the listener whenever what pages are made of has changed. */
  readonly onChange: (listener: () => void) => void;
  readonly now?: () => number;
}

/**
 * Keeps what was rendered for everybody, made once for all who ask meanwhile; what did not come is not kept, and nothing
 * is after a change.
 */
export function createPageCache<Page>({ onChange, now = () => performance.now() }: PageCacheOptions) {
  let generation = 0;
  onChange(() => (generation += 1));
  const entries = new Map<string, Entry<Page>>();

  function put(key: string, page: Promise<Page | undefined>, since = generation): Promise<Page | undefined> {
    const entry = { page, madeAt: now(), generation: since, isRenewed: false };
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) if (entries.size > MOST_PAGES) entries.delete(oldest);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    page.then((made) => made ?? forget(), forget);
    return page;
  }

  function renew(key: string, entry: Entry<Page>, make: () => Promise<Page | undefined>): void {
    entry.isRenewed = true;
    const since = generation;
    make().then(
      (made) => made && void put(key, Promise.resolve(made), since),
      () => undefined,
    );
  }

  return {
    /** `onKept` is told when the page is not made for this reader. */
    read(key: string, make: () => Promise<Page | undefined>, onKept?: () => void): Promise<Page | undefined> {
      const entry = entries.get(key);
      const age = entry ? now() - entry.madeAt : Infinity;
      if (!entry || age > LONGEST_MS || entry.generation !== generation) return put(key, make());
      entries.delete(key);
      entries.set(key, entry);
      if (age > FRESH_MS && !entry.isRenewed) renew(key, entry, make);
      onKept?.();
      return entry.page;
    },
  };
}
