import type { RemoteRelease, RouteAccess } from '@metier/sdk/contract';
import { canBothMatch, canOverlap, isPlainPattern, isSamePath } from '@metier/sdk/rules';
import { containerOf } from '../../store/container-name';
import { describeOwnership, isTaken, MAX_PATH_LENGTH } from '../../teams/path-grants';
import { isRemote, nameRelease, type GateInput } from '../context';
import { decide, yes, type CheckResult } from '../verdicts';

/** Every visitor's page contains them all; the remote with the most has 14 and 2. */
const MAX = { routes: 50, fragments: 20 } as const;
const FRAGMENT_NAME = /^[a-z][a-z0-9-]{0,39}$/;

function describeShape({ path }: RouteAccess): string | undefined {
  if (path.length > MAX_PATH_LENGTH) return `which is longer than ${MAX_PATH_LENGTH} characters`;
  if (/^\/([:*]|[^/]*\?)/.test(path))
    return 'which begins with what can stand for any address: begin it with a fixed segment of yours';
  if (!isPlainPattern(path))
    return 'which the registry cannot match: write fixed segments (letters, digits, - . _ ~) and parameters such as :id alone';
  return isTaken(path) ? 'which is not for remotes' : undefined;
}

function describeCollision(
  candidate: RemoteRelease,
  route: RouteAccess,
  remotes: readonly RemoteRelease[],
): string | undefined {
  for (const other of remotes) {
    const row = other.routes.find(
      ({ path, access }) => canBothMatch(path, route.path) && canOverlap(access, route.access),
    );
    if (row) return `and ${nameRelease(other)} has ${row.path} for ${row.access}`;
  }
  const at = candidate.routes.findIndex((row) => row === route);
  const own = candidate.routes.find(
    (row, place) => place > at && isSamePath(row.path, route.path) && canOverlap(row.access, route.access),
  );
  return own && `and itself has ${own.path} for ${own.access}`;
}

function findRouteProblems(candidate: RemoteRelease, { remotes, context }: GateInput): string[] {
  const { routes } = candidate;
  const name = nameRelease(candidate);
  const problems = routes.flatMap((route) => {
    const why =
      describeShape(route) ??
      describeCollision(candidate, route, remotes) ??
      describeOwnership(candidate.name, route, context.grants);
    return why ? [`${name} claims ${route.path} for ${route.access}, ${why}`] : [];
  });
  const count = `${name} claims ${routes.length} routes, and ${MAX.routes} are allowed: give the pages parameters`;
  return routes.length > MAX.routes ? [count, ...problems] : problems;
}

function findFragmentProblems(candidate: RemoteRelease, remotes: readonly RemoteRelease[]): string[] {
  const { fragments } = candidate;
  const name = nameRelease(candidate);
  const misnamed = fragments
    .filter((fragment) => !FRAGMENT_NAME.test(fragment.name))
    .map(
      (fragment) =>
        `${name} lends the fragment "${fragment.name.slice(0, 60)}", whose name is not of the form profile-form`,
    );
  const collisions = [...remotes, candidate].flatMap((other) =>
    fragments.flatMap((fragment, at) =>
      other.fragments
        .filter((_row, place) => other !== candidate || place > at)
        .filter((row) => row.name === fragment.name && canOverlap(row.access, fragment.access))
        .map(
          (row) =>
            `${name} lends the fragment "${fragment.name}" to ${fragment.access}, and ` +
            `${other === candidate ? 'itself' : nameRelease(other)} to ${row.access}`,
        ),
    ),
  );
  const count = `${name} lends ${fragments.length} fragments, and ${MAX.fragments} are allowed`;
  return [...(fragments.length > MAX.fragments ? [count] : []), ...misnamed, ...collisions];
}

/** Checks that the container name is the remote's own and cannot be another's. */
function findContainerProblem(candidate: RemoteRelease): string[] {
  const expected = containerOf(candidate);
  if (candidate.container === expected) return [];
  const name = nameRelease(candidate);
  return [
    expected
      ? `${name} calls its container ${candidate.container}, and that of this release is ${expected}: build it with the recipe`
      : `${name} has a version that does not end in the letters and digits of its build, as 1.0.0-0a1b2c3d4e does`,
  ];
}

/**
 * Checks that its paths are within its grants, that no two pages match one path, and that its names are its
 * own.
 */
export function checkRoutes(question: GateInput): CheckResult {
  const { candidate, remotes } = question;
  if (!isRemote(candidate)) return yes('The shell claims no routes.');
  const problems = [
    ...findRouteProblems(candidate, question),
    ...findFragmentProblems(candidate, remotes),
    ...findContainerProblem(candidate),
  ];
  return decide(problems, 'Its routes are its own, and no other remote can match one of them.');
}
