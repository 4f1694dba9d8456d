import type { ApiCall } from '../script/read-script';
import { UNKNOWN } from '../script/texts';

/** For operators, teams and pipelines only: in their pages a remote could move releases. */
export const isForOperators = (path: string): boolean => /^\/api\/(?:releases|tasks)\//.test(path);

const nameless = (path: string) => path.replaceAll(/\{\w*\}/g, UNKNOWN).toLowerCase();

/** True when a segment of a call, whose run-time parts match anything, can begin at one of an operation. */
function fitsSegments(given: readonly string[], wanted: readonly string[]): boolean {
  const [segment, ...rest] = given;
  if (segment === undefined || wanted.length === 0) return segment === undefined && wanted.length === 0;
  const [first = '', ...others] = wanted;
  if (!segment.includes(UNKNOWN))
    return (first === UNKNOWN || first === segment) && fitsSegments(rest, others);
  const begin = segment.slice(0, segment.indexOf(UNKNOWN));
  const end = segment.slice(segment.lastIndexOf(UNKNOWN) + UNKNOWN.length);
  if (first !== UNKNOWN && !first.startsWith(begin)) return false;
  return wanted.some((last, at) => {
    const fitsEnd = last === UNKNOWN || last.endsWith(end);
    return fitsEnd && fitsSegments(rest, wanted.slice(at + 1));
  });
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

/** The live operations that a call can mean; an operation that is written in the same way takes precedence. */
export function matchOperations(call: ApiCall, known: readonly string[]): Meaning {
  const given = segmentsOf(call.path);
  if (given.length > MAX_SEGMENTS) return { operations: [], isExact: false };
  const fitting = known.filter((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    return (
      (call.method === undefined || call.method === method) && fitsSegments(given, segmentsOf(nameless(path)))
    );
  });
  const exact = fitting.filter((operation) => nameless(operation.replace(/^\S+ /, '')) === call.path);
  return exact.length > 0 ? { operations: exact, isExact: true } : { operations: fitting, isExact: false };
}
