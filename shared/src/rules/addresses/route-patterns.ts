/** One segment of a pattern: a literal, any text, or `rest` for all remaining segments. */
interface PatternSegment {
  readonly kind: 'literal' | 'any' | 'rest';
  readonly text: string;
  readonly isOptional: boolean;
}

const LITERAL = /^[a-z0-9][\w.~-]*$/i;
const PARAMETER = /^:[a-z]\w*$/i;

const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Case-insensitive, like the router. */
function toPlace(segment: string): PatternSegment {
  // A star followed only by optional segments ends the pattern, like a star at its end.
  if (segment.endsWith('*')) return { kind: 'rest', text: '', isOptional: false };
  const isOptional = segment.endsWith('?');
  const text = segment.replace(/\?$/, '').toLowerCase();
  // React Router may also read the `?` as a quantifier of the segment's last letter, so an optional segment
  // matches any text.
  return { kind: LITERAL.test(text) && !isOptional ? 'literal' : 'any', text, isOptional };
}

/** The segments of a router pattern; undefined if it may match anything. */
function readPlaces(pattern: string): readonly PatternSegment[] | undefined {
  const segments = splitPath(pattern);
  if (segments.some((segment) => /\?./.test(segment) || segment === '?')) return undefined;
  return segments.map(toPlace);
}

const canMeet = (one: PatternSegment, other: PatternSegment): boolean =>
  one.kind !== 'literal' || other.kind !== 'literal' || one.text === other.text;

/**
 * Whether some path can match both router patterns, by the rules of React Router: parameters, optional
 * segments, a splat at the end, any case, trailing slashes. Returns true for unusual patterns (false
 * positives only).
 */
export function canBothMatch(one: string, other: string): boolean {
  const [left, right] = [readPlaces(one), readPlaces(other)];
  if (!left || !right) return true;
  const known = new Map<number, boolean>();

  function meet(at: number, otherAt: number): boolean {
    const key = at * (right?.length ?? 0) + at + otherAt;
    const found = known.get(key) ?? compare(left?.[at], right?.[otherAt], at, otherAt);
    known.set(key, found);
    return found;
  }

  function compare(
    here: PatternSegment | undefined,
    there: PatternSegment | undefined,
    at: number,
    otherAt: number,
  ): boolean {
    if (here?.kind === 'rest' || there?.kind === 'rest') return true;
    if (!here && !there) return true;
    if (here?.isOptional && meet(at + 1, otherAt)) return true;
    if (there?.isOptional && meet(at, otherAt + 1)) return true;
    return here !== undefined && there !== undefined && canMeet(here, there) && meet(at + 1, otherAt + 1);
  }

  return meet(0, 0);
}

/**
 * True for a pattern of fixed segments and whole-segment parameters only, which the registry's route table
 * supports.
 */
export const isPlainPattern = (pattern: string): boolean =>
  pattern === '/' ||
  (pattern.startsWith('/') &&
    pattern
      .slice(1)
      .split('/')
      .every((segment) => LITERAL.test(segment) || PARAMETER.test(segment)));

/**
 * Whether a plain pattern equals a granted path or lies below it. `/` grants the home page alone, and a
 * parameter of the grant matches any segment.
 */
export function isWithin(pattern: string, granted: string): boolean {
  const wanted = splitPath(granted);
  const given = splitPath(pattern);
  if (wanted.length === 0) return given.length === 0;
  return wanted.every((segment, at) => {
    const own = given[at];
    return own !== undefined && (segment.startsWith(':') || segment.toLowerCase() === own.toLowerCase());
  });
}

/** Everything covered by a granted path, as a router pattern. */
export const toSubtreePattern = (granted: string): string => (granted === '/' ? '/' : `${granted}/*`);

/** The path to grant for a plain pattern: up to its last fixed segment; undefined when it has none. */
export function pathToGrant(pattern: string): string | undefined {
  if (pattern === '/') return pattern;
  const segments = splitPath(pattern);
  const last = segments.findLastIndex((segment) => !segment.startsWith(':'));
  return last === -1 ? undefined : `/${segments.slice(0, last + 1).join('/')}`;
}
