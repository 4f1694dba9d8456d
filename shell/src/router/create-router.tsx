import { createBrowserRouter, type RouteObject } from '@metier/shared/router';
import { isShellRoute } from '@metier/shared/rules';
import { FrameFailure } from '../frame/frame-failure';
import { FrameLayout } from '../frame/frame-layout';
import { FrameLoading } from '../frame/frame-loading';
import { checkAccess } from '../guard/check-access';
import type { ShellServices } from '../shell-services';
import { loadOwnRoutes } from '../platform/load-own-routes';
import type { LoadedRemote } from '../registry/remote-loader';
import { watchViews } from '../reports/watch-views';
import { guardRoute, readHandle } from './guarded-route';
import type { RenderedStart, ShellRouter } from './shell-router';
import { createSplatRoute } from './splat-route';

const ROOT = 'shell';

/** The routes of a remote that this session may use and that are not in the router yet. */
export function listNewRoutes(
  shell: ShellServices,
  { release, face }: LoadedRemote,
  known = new Set<string>(),
): RouteObject[] {
  const allowed = shell.registry.get().remotes.find(({ name }) => name === release.name)?.routes ?? [];
  const isAllowed = (route: RouteObject) =>
    allowed.some(({ path, access }) => path === route.path && access === readHandle(route)?.access);
  return face
    .routes(shell.portsOf(release))
    .filter((route) => isAllowed(route) && !known.has(route.id ?? ''))
    .map((route) => {
      known.add(route.id ?? '');
      return guardRoute(shell, release, route);
    });
}

/** The root has no path: with one, the router would not call `patchRoutesOnNavigation` for `/`. */
export const createRootRoute = (shell: ShellServices, pages: RouteObject[] = []): RouteObject => ({
  id: ROOT,
  Component: FrameLayout,
  HydrateFallback: FrameLoading,
  ErrorBoundary: FrameFailure,
  children: [createSplatRoute(shell), ...pages],
});

/** Loads each remote once per navigation, because the router may call again after an empty result. */
function createLoads(shell: ShellServices) {
  const loads = new WeakMap<AbortSignal, Promise<LoadedRemote | undefined>>();
  return (name: string, navigation: AbortSignal): Promise<LoadedRemote | undefined> => {
    const load = loads.get(navigation) ?? shell.registry.load(name).catch(() => undefined);
    loads.set(navigation, load);
    return load;
  };
}

/**
 * A router that starts with the frame and adds a remote's routes when a permitted user navigates to one of
 * them. The access check runs before the patching, because the router neither follows a redirect from there
 * nor delays a download until its loaders have denied access. Addresses without a patched route fall through
 * to the splat route. If the server has rendered the page, the router starts with it.
 */
export function createShellRouter(shell: ShellServices, number: number, start?: RenderedStart): ShellRouter {
  const mounted = new Map<string, LoadedRemote>();
  const known = new Set<string>();
  const loadFor = createLoads(shell);
  if (start) mounted.set(start.remote.release.name, start.remote);
  const root = createRootRoute(shell, start && listNewRoutes(shell, start.remote, known));
  const router = createBrowserRouter([root], {
    ...(start && { hydrationData: start.state }),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      if (isShellRoute(path)) return patch(ROOT, await loadOwnRoutes(shell));
      if ((await checkAccess(shell, path)).kind !== 'open') return;
      const owner = shell.registry.findOwner(path, shell.session.getUser());
      if (!owner) return;
      // All files of the page in parallel; by default they would load one after the other.
      void shell.prefetch.fetchCode(new URL(path, window.location.origin));
      const remote = mounted.get(owner.name) ?? (await loadFor(owner.name, signal));
      if (!remote) return;
      mounted.set(owner.name, remote);
      patch(ROOT, listNewRoutes(shell, remote, known));
    },
  });
  watchViews(shell, { router, mounted });
  router.subscribe(() => shell.guard.check());
  return { number, router, mounted };
}
