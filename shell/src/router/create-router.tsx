import type { Remote } from '@metier/shared/remote';
import { createBrowserRouter, type RouteObject } from '@metier/shared/router';
import { FrameLayout } from '../frame/frame-layout';
import { FrameLoading } from '../frame/frame-loading';
import { admit } from '../guard/admit';
import type { Shell } from '../parts';
import { guardRoute, readHandle } from './guarded-route';
import type { ShellRouter } from './shell-router';
import { createSplatRoute } from './splat-route';

const ROOT = 'shell';

/** The routes of a remote that this session may use and that are not in the router yet. */
function listNewRoutes(shell: Shell, remote: Remote, known: Set<string>): RouteObject[] {
  const allowed = shell.registry.get().remotes.find(({ name }) => name === remote.name)?.routes ?? [];
  const isAllowed = (route: RouteObject) =>
    allowed.some(({ path, access }) => path === route.path && access === readHandle(route)?.access);
  return remote
    .routes(shell.ports)
    .filter((route) => isAllowed(route) && !known.has(route.id ?? ''))
    .map((route) => {
      known.add(route.id ?? '');
      return guardRoute(shell, route);
    });
}

/**
 * A router that begins with the frame alone and takes in a remote's routes when somebody who may comes to one of them.
 * The guard stands before the patching, because the router neither follows a redirect from there nor waits with a
 * download until its loaders have said no. What is not patched falls to the splat route, which answers for it.
 */
export function createShellRouter(shell: Shell, number: number): ShellRouter {
  const mounted = new Map<string, Remote>();
  const known = new Set<string>();
  // The root has no path: with one, the router would not ask for routes at `/`.
  const root: RouteObject = {
    id: ROOT,
    Component: FrameLayout,
    HydrateFallback: FrameLoading,
    children: [createSplatRoute(shell)],
  };
  const router = createBrowserRouter([root], {
    async patchRoutesOnNavigation({ path, patch }) {
      if ((await admit(shell, path)).kind !== 'open') return;
      const owner = shell.registry.findOwner(path, shell.session.getUser());
      if (!owner) return;
      const remote =
        mounted.get(owner.name) ?? (await shell.registry.load(owner.name).catch(() => undefined));
      if (!remote) return;
      mounted.set(owner.name, remote);
      patch(ROOT, listNewRoutes(shell, remote, known));
    },
  });
  return { number, router, mounted };
}
