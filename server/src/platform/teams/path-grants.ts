import {
  canBothMatch,
  canOverlap,
  isPlainPattern,
  isWithin,
  pathToGrant,
  SHELL_ROUTES,
  toSubtreePattern,
  type Access,
} from '@metier/sdk/rules';

/** A path that a remote may claim, with everything below it, for the pages of one access. */
export interface PathGrant {
  readonly remote: string;
  readonly path: string;
  readonly access: Access;
}

type Claim = Omit<PathGrant, 'remote'>;

/** Paths handled by the server or the shell. */
const TAKEN = ['/api', '/docs', '/mf', '/sdk', ...SHELL_ROUTES.map(({ path }) => path)];
/** Longer paths are unreadable for people, and each one is in every visitor's page. */
export const MAX_PATH_LENGTH = 120;

/** True when the server or the shell handles this pattern, whatever a remote claims. */
export const isTaken = (pattern: string): boolean =>
  TAKEN.some((path) => canBothMatch(pattern, toSubtreePattern(path)));

/** True when a pattern can be granted: it is fixed at its beginning and its end. */
export const isGrantable = (path: string): boolean =>
  path.length <= MAX_PATH_LENGTH &&
  isPlainPattern(path) &&
  !path.startsWith('/:') &&
  pathToGrant(path) === path;

/** True when a grant for `granted` covers pages of `access`. */
const includesAccess = (granted: Access, access: Access): boolean =>
  granted === 'public' || granted === access || (granted === 'login' && access !== 'public');

/** True when the grant covers a claim for a plain pattern. */
export const covers = (grant: Claim, claim: Claim): boolean =>
  isWithin(claim.path, grant.path) && includesAccess(grant.access, claim.access);

const meets = (grant: Claim, claim: string, access: Access): boolean =>
  canOverlap(grant.access, access) && canBothMatch(toSubtreePattern(grant.path), claim);

/** The grants of other remotes that a new one would overlap. */
export const listOverlaps = (grants: readonly PathGrant[], wanted: PathGrant): PathGrant[] =>
  grants.filter(
    (grant) => grant.remote !== wanted.remote && meets(grant, toSubtreePattern(wanted.path), wanted.access),
  );

/** True when one path is within the other and longer; paths in both belong to the longer one. */
export const isNested = (one: Claim, other: Claim): boolean =>
  one.path.split('/').length !== other.path.split('/').length &&
  (isWithin(one.path, other.path) || isWithin(other.path, one.path));

/**
 * The grant of another remote that a claim reaches into; a grant that surrounds the claim's own one is
 * ignored, because a path belongs to the longest grant.
 */
export function findIntrusion(
  grants: readonly PathGrant[],
  own: PathGrant,
  claim: Claim,
): PathGrant | undefined {
  return grants.find(
    (grant) =>
      grant.remote !== own.remote &&
      meets(grant, claim.path, claim.access) &&
      !(isNested(grant, own) && isWithin(own.path, grant.path)),
  );
}

/** Why a remote may not claim a route; undefined if its grants cover it and leave those of others alone. */
export function describeOwnership(
  remote: string,
  route: Claim,
  grants: readonly PathGrant[],
): string | undefined {
  const own = grants.filter((grant) => grant.remote === remote && covers(grant, route));
  if (own.length === 0) {
    const access = route.access === 'public' ? '' : ` --access ${route.access}`;
    return (
      `which is not granted to ${remote}: an operator grants it with ` +
      `npm run release -- paths grant ${remote} ${pathToGrant(route.path)}${access}`
    );
  }
  const intrusions = own.map((grant) => findIntrusion(grants, grant, route));
  const [other] = intrusions;
  return other && intrusions.every((each) => each !== undefined)
    ? `which reaches into ${other.path}, granted to ${other.remote}`
    : undefined;
}
