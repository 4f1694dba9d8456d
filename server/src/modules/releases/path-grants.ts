import type { Access } from '@metier/shared/contract';
import {
  canBothMatch,
  canOverlap,
  isPlainPattern,
  isWithin,
  pathToGrant,
  SHELL_ROUTES,
  toTerritory,
} from '@metier/shared/rules';

/** A path that a remote may claim, with everything below it, for the pages of one access. */
export interface PathGrant {
  readonly remote: string;
  readonly path: string;
  readonly access: Access;
}

type Claim = Omit<PathGrant, 'remote'>;

/** Paths that the server or the shell answers itself. */
const TAKEN = ['/api', '/docs', '/mf', ...SHELL_ROUTES.map(({ path }) => path)];
/** Longer ones are no addresses that people read; each one is in every visitor's page. */
export const MAX_PATH_LENGTH = 120;

/** Whether the server or the shell answers at this pattern, whatever a remote claims. */
export const isTaken = (pattern: string): boolean =>
  TAKEN.some((path) => canBothMatch(pattern, toTerritory(path)));

/** Whether it can be granted: fixed at its beginning and its end. */
export const isGrantable = (path: string): boolean =>
  path.length <= MAX_PATH_LENGTH &&
  isPlainPattern(path) &&
  !path.startsWith('/:') &&
  pathToGrant(path) === path;

/** Whether pages of the first access may be claimed with a grant for the second. */
const includesAccess = (granted: Access, access: Access): boolean =>
  granted === 'public' || granted === access || (granted === 'login' && access !== 'public');

/** Whether a plain pattern may be claimed with this grant. */
export const covers = (grant: Claim, claim: Claim): boolean =>
  isWithin(claim.path, grant.path) && includesAccess(grant.access, claim.access);

const meets = (grant: Claim, claim: string, access: Access): boolean =>
  canOverlap(grant.access, access) && canBothMatch(toTerritory(grant.path), claim);

/** The grants of others that a new one would share a path with. */
export const listOverlaps = (grants: readonly PathGrant[], wanted: PathGrant): PathGrant[] =>
  grants.filter(
    (grant) => grant.remote !== wanted.remote && meets(grant, toTerritory(wanted.path), wanted.access),
  );

/** One lies within the other and is longer: paths in both belong to the longer one. */
export const isNested = (one: Claim, other: Claim): boolean =>
  one.path.split('/').length !== other.path.split('/').length &&
  (isWithin(one.path, other.path) || isWithin(other.path, one.path));

/**
 * The grant of another remote that a claim reaches into; a grant that surrounds the claim's own one does not count,
 * because a path belongs to the longest grant.
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
