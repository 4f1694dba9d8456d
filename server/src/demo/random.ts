/** A small seeded random generator (mulberry32): the same seed gives the same sequence. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items, in the order in which `items` has them. */
  sample<T>(items: readonly T[], count: number): T[];
  shuffle<T>(items: readonly T[]): T[];
  /** A key, chosen in proportion to its weight. */
  weighted<K extends string>(weights: Partial<Record<K, number>>): K;
}

export function makeRandom(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed : hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('There is nothing to pick from.');
    return items[integer(0, items.length - 1)] as T;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const copy = [...items];
    for (let last = copy.length - 1; last > 0; last--) {
      const other = integer(0, last);
      [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
    }
    return copy;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const chosen = new Set(shuffle(items.map((_, index) => index)).slice(0, count));
    return items.filter((_, index) => chosen.has(index));
  };
  const weighted = <K extends string>(weights: Partial<Record<K, number>>): K => {
    const entries = Object.entries(weights) as [K, number][];
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1);
    if (!found) throw new Error('There is nothing to weigh.');
    return found[0];
  };
  return { next, integer, chance: (probability) => next() < probability, pick, sample, shuffle, weighted };
}

/** FNV-1a: spreads names such as `portrait:lea` over all seeds. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
