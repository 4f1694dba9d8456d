/** Number of colour pairs for monograms. */
const TONES = 8;

/** Up to two initials of a name: `Spital Hirslanden` → `SH`, `Résidence du Léman` → `RL`, `Nestlé` → `NE`. */
export function monogramOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  // Particles ("du", "of", "von") do not contribute initials.
  const telling = words.filter((word) => word[0] !== word[0]?.toLowerCase());
  const [first, second] = telling.length > 1 ? telling : words;
  if (first === undefined) return '?';
  const letters = second === undefined ? first.slice(0, 2) : letterOf(first) + letterOf(second);
  return letters.toUpperCase();
}

/** The colour pair of a name, 1 to 8: deterministic, so that server and browser render the same. */
export function toneOf(name: string): number {
  let hash = 2166136261; // FNV-1a
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (((hash ^ (hash >>> 16)) >>> 0) % TONES) + 1;
}

function letterOf(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 0);
}
