import type { ApiCall } from '../script/read-script';
import { UNKNOWN } from '../script/texts';

/** For operators, teams and pipelines only: in their pages a remote could move releases. */
export const isForOperators = (path: string): boolean => /^\/api\/(?:releases|tasks)\//.test(path);

const nameless = (path: string) => path.replaceAll(/\{\w*\}/g, UNKNOWN).toLowerCase();

/** True when a call, whose run-time parts match anything, fits an operation; both from these segments on. */
function fitsFrom(given: readonly string[], at: number, wanted: readonly string[], from: number): boolean {
  const segment = given[at];
  const first = wanted[from];
  if (segment === undefined || first === undefined) return segment === first;
  if (!segment.includes(UNKNOWN))
    return (first === UNKNOWN || first === segment) && fitsFrom(given, at + 1, wanted, from + 1);
  const begin = segment.slice(0, segment.indexOf(UNKNOWN));
  const end = segment.slice(segment.lastIndexOf(UNKNOWN) + UNKNOWN.length);
  if (first !== UNKNOWN && !first.startsWith(begin)) return false;
  for (let last = from; last < wanted.length; last += 1) {
    const fitsEnd = wanted[last] === UNKNOWN || wanted[last]?.endsWith(end);
    if (fitsEnd && fitsFrom(given, at + 1, wanted, last + 1)) return true;
  }
  return false;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** More segments than any operation has. */
const MAX_SEGMENTS = 20;

/** What a call can mean. */
export interface Meaning {
  readonly operations: readonly string[];
  /** True when it is written like the path of one operation. */
  readonly isExact: boolean;
}

/**
 * Finds the live operations that a call can mean; one that is written in the same way takes precedence. Of what
 * may be another text, only those for operators count.
 */
export function createMatcher(known: Iterable<string>): (call: ApiCall) => Meaning {
  const rows = [...known].map((operation) => {
    const [method, path = ''] = operation.split(' ');
    const own = nameless(path);
    return { operation, method, path: own, segments: segmentsOf(own) };
  });
  const forOperators = rows.filter(({ path }) => isForOperators(path));
  return ({ method, path, form }) => {
    const given = segmentsOf(path);
    if (given.length > MAX_SEGMENTS) return { operations: [], isExact: false };
    const fitting = (form === 'word' ? forOperators : rows).filter(
      (row) => (method === undefined || method === row.method) && fitsFrom(given, 0, row.segments, 0),
    );
    const exact = fitting.filter((row) => row.path === path);
    const isExact = exact.length > 0;
    return { operations: (isExact ? exact : fitting).map(({ operation }) => operation), isExact };
  };
}
