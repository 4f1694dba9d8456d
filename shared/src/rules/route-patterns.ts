/** One place of a pattern: a fixed text, or anything; `rest` is everything from here on. */
interface Place {
  readonly kind: 'literal' | 'any' | 'rest';
  readonly text: string;
  readonly isOptional: boolean;
}

const LITERAL = /^[a-z0-9][\w.~-]*$/i;
const PARAMETER = /^:[a-z]\w*$/i;

const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Case-insensitive, as the router compares. */
function toPlace(segment: string): Place {
  // Where only optional segments follow it, a star is the end of the pattern.
  if (segment.endsWith('*')) return { kind: 'rest', text: '', isOptional: false };
  const isOptional = segment.endsWith('?');
  const text = segment.replace(/\?$/, '').toLowerCase();
  // An optional segment may also be read as a quantifier of its last letter, so it can stand for any text.
  return { kind: LITERAL.test(text) && !isOptional ? 'literal' : 'any', text, isOptional };
}

/** The places of a router pattern; undefined for one whose meaning cannot be told apart from "anything". */
function readPlaces(pattern: string): readonly Place[] | undefined {
  const segments = splitPath(pattern);
  if (segments.some((segment) => /\?./.test(segment) || segment === '?')) return undefined;
  return segments.map(toPlace);
}

const canMeet = (one: Place, other: Place): boolean =>
  one.kind !== 'literal' || other.kind !== 'literal' || one.text === other.text;

/**
 * Whether some path fits both router patterns, by the rules of React Router: parameters, optional segments, a splat at the
 * end, any case, closing slashes. Where a pattern is unusual it errs towards yes.
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

  function compare(here: Place | undefined, there: Place | undefined, at: number, otherAt: number): boolean {
    if (here?.kind === 'rest' || there?.kind === 'rest') return true;
    if (!here && !there) return true;
    if (here?.isOptional && meet(at + 1, otherAt)) return true;
    if (there?.isOptional && meet(at, otherAt + 1)) return true;
    return here !== undefined && there !== undefined && canMeet(here, there) && meet(at + 1, otherAt + 1);
  }

  return meet(0, 0);
}

/** A pattern of fixed segments and whole-segment parameters, the only ones that the registry's own table understands. */
export const isPlainPattern = (pattern: string): boolean =>
  pattern === '/' ||
  (pattern.startsWith('/') &&
    pattern
      .slice(1)
      .split('/')
      .every((segment) => LITERAL.test(segment) || PARAMETER.test(segment)));

/**
 * Whether a plain pattern lies within a granted path: at it or anywhere below it. `/` grants the home page alone, and a
 * parameter of the grant stands for any segment.
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

/** Everything that a granted path covers, as a router pattern. */
export const toTerritory = (granted: string): string => (granted === '/' ? '/' : `${granted}/*`);

/** The path that has to be granted for a plain pattern: up to its last fixed segment; undefined when it has none. */
export function pathToGrant(pattern: string): string | undefined {
  if (pattern === '/') return pattern;
  const segments = splitPath(pattern);
  const last = segments.findLastIndex((segment) => !segment.startsWith(':'));
  return last === -1 ? undefined : `/${segments.slice(0, last + 1).join('/')}`;
}
