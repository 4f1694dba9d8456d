import type { RemoteRelease } from '@metier/shared/contract';
import { canOverlap, isSamePath } from '@metier/shared/rules';
import { isRemote, nameRelease, type Question } from './context';
import { decide, yes, type Finding } from './verdicts';

/** Paths that the server or the shell answers itself, whatever a remote claims. */
const TAKEN = ['api', 'docs', 'mf', 'platform'];

function* listOthers(candidate: RemoteRelease, remotes: readonly RemoteRelease[]) {
  yield* remotes;
  yield candidate;
}

function findRouteCollisions(candidate: RemoteRelease, remotes: readonly RemoteRelease[]): string[] {
  return [...listOthers(candidate, remotes)].flatMap((other) =>
    candidate.routes.flatMap((route, at) =>
      other.routes
        .filter((_row, place) => other !== candidate || place > at)
        .filter((row) => isSamePath(row.path, route.path) && canOverlap(row.access, route.access))
        .map(
          (row) =>
            `${nameRelease(candidate)} claims ${route.path} for ${route.access}, and ` +
            `${other === candidate ? 'itself' : nameRelease(other)} has ${row.path} for ${row.access}`,
        ),
    ),
  );
}

function findFragmentCollisions(candidate: RemoteRelease, remotes: readonly RemoteRelease[]): string[] {
  return [...listOthers(candidate, remotes)].flatMap((other) =>
    candidate.fragments.flatMap((fragment, at) =>
      other.fragments
        .filter((_row, place) => other !== candidate || place > at)
        .filter((row) => row.name === fragment.name && canOverlap(row.access, fragment.access))
        .map(
          (row) =>
            `${nameRelease(candidate)} lends the fragment "${fragment.name}" to ${fragment.access}, and ` +
            `${other === candidate ? 'itself' : nameRelease(other)} to ${row.access}`,
        ),
    ),
  );
}

const findTaken = (candidate: RemoteRelease) =>
  candidate.routes
    .filter(({ path }) => TAKEN.includes(path.split('/')[1]?.toLowerCase() ?? ''))
    .map(({ path }) => `${nameRelease(candidate)} claims ${path}, which is not for remotes`);

/** Nobody finds two pages under one path, or two fragments under one name. */
export function checkRoutes({ candidate, remotes }: Question): Finding {
  if (!isRemote(candidate)) return yes('The shell claims no routes.');
  const problems = [
    ...findTaken(candidate),
    ...findRouteCollisions(candidate, remotes),
    ...findFragmentCollisions(candidate, remotes),
  ];
  return decide(problems, 'No other remote has one of its routes or fragments for the same role.');
}
