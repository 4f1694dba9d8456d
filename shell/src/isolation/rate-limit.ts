/** Ten pages of the product, opened as fast as possible, make fewer calls per window. */
const MAX_CALLS = 120;
const WINDOW_MS = 10_000;

/** Fixed-window rate limit by key; the function returns true for a call above the limit. */
export function createRateLimit(): (key: string) => boolean {
  const counts = new Map<string, { since: number; calls: number }>();
  return (key) => {
    const now = performance.now();
    const present = counts.get(key);
    const count = present && now - present.since < WINDOW_MS ? present : { since: now, calls: 0 };
    count.calls += 1;
    counts.set(key, count);
    return count.calls > MAX_CALLS;
  };
}
