import { ROLES } from '../people/roles';

/** Required access of a route: public, any signed-in user, or one role. */
export const ACCESSES = ['public', 'login', ...ROLES] as const;
export type Access = (typeof ACCESSES)[number];

interface Claim {
  readonly path: string;
  readonly access: Access;
}

/** Whether a visitor (undefined) or a signed-in user satisfies this access. */
export function isOpenTo(access: Access, user: { readonly account_type: string } | undefined): boolean {
  if (access === 'public') return true;
  return user !== undefined && (access === 'login' || access === user.account_type);
}

/** Whether some visitor or user satisfies both accesses. */
export function canOverlap(one: Access, other: Access): boolean {
  return one === other || [one, other].some((access) => access === 'public' || access === 'login');
}

const toSegments = (path: string) => path.split('/').filter((segment) => segment !== '');

const isParameter = (segment: string) => segment.startsWith(':');

/** Whether a pathname fits a pattern such as `/job/:id`; without regard to case or a closing slash. */
export function matchesPath(pattern: string, pathname: string): boolean {
  const wanted = toSegments(pattern);
  const given = toSegments(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => isParameter(segment) || segment.toLowerCase() === given[at]?.toLowerCase())
  );
}

/** `/job/:id` and `/job/:number` are the same path. */
export function isSamePath(one: string, other: string): boolean {
  const nameless = (path: string) =>
    toSegments(path).map((part) => (isParameter(part) ? ':' : part.toLowerCase()));
  return nameless(one).join('/') === nameless(other).join('/');
}

/** Orders `/job/new` before `/job/:id`: at the first difference the fixed segment is more specific. */
function compareFixedness(one: string, other: string): number {
  const [ones, others] = [toSegments(one), toSegments(other)];
  const at = ones.findIndex((segment, index) => isParameter(segment) !== isParameter(others[index] ?? ''));
  return at === -1 ? 0 : isParameter(ones[at] ?? '') ? 1 : -1;
}

/** All claims on the most specific path that matches a pathname: none, one, or one for each role. */
export function findClaims<Found extends Claim>(claims: readonly Found[], pathname: string): Found[] {
  const matching = claims.filter((claim) => matchesPath(claim.path, pathname));
  const [best] = matching.toSorted((one, other) => compareFixedness(one.path, other.path));
  return best ? matching.filter((claim) => isSamePath(claim.path, best.path)) : [];
}
