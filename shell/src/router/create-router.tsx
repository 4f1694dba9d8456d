import type { RegistryRemote, ReleaseLink } from '@metier/sdk/contract';
import type { Ports } from '@metier/sdk/remote';
import { createBrowserRouter, type RouteObject } from '@metier/sdk/router';
import { isShellRoute } from '@metier/sdk/rules';
import { FrameFailure } from '../frame/frame-failure';
import { FrameLayout } from '../frame/frame-layout';
import { FrameLoading } from '../frame/frame-loading';
import { checkAccess } from '../guard/check-access';
import { loadOwnRoutes, type OwnRouteServices } from '../platform/load-own-routes';
import type { Prefetch } from '../prefetch/prefetch';
import type { RegistryClient } from '../registry/registry-client';
import type { LoadedRemote } from '../registry/remote-loader';
import { watchViews, type ViewServices } from './watch-views';
import { createLinkRoute, type LinkServices } from '../releases/link-route';
import { guardRoute, type GuardServices } from './guarded-route';
import { readHandle } from '../navigation/route-handle';
import type { RenderedStart, ShellRouter } from '../navigation/shell-router';
import { createSplatRoute, type SplatServices } from './splat-route';

const ROOT = 'shell';

export interface MountServices extends GuardServices {
  portsOf(release: RegistryRemote): Ports;
}

type LoadServices = { readonly registry: Pick<RegistryClient, 'load'> };

export type RouterServices = MountServices &
  LoadServices &
  RootServices &
  ViewServices &
  OwnRouteServices & { readonly prefetch: Pick<Prefetch, 'fetchCode'> };

/** The routes of a remote in this document that this session may use and that are not in the router yet. */
export function listNewRoutes(
  services: MountServices,
  { release, face }: LoadedRemote,
  known = new Set<string>(),
): RouteObject[] {
  const allowed = services.registry.get().remotes.find(({ name }) => name === release.name)?.routes ?? [];
  const isAllowed = (route: RouteObject) =>
    services.documents.isHere(route.path ?? '') &&
    allowed.some(({ path, access }) => path === route.path && access === readHandle(route)?.access);
  return face
    .routes(services.portsOf(release))
    .filter((route) => isAllowed(route) && !known.has(route.id ?? ''))
    .map((route) => {
      known.add(route.id ?? '');
      return guardRoute(services, release, route);
    });
}

export type RootServices = SplatServices & LinkServices & { readonly link: ReleaseLink | undefined };

/** The root has no path: with one, the router would not call `patchRoutesOnNavigation` for `/`. */
export const createRootRoute = (services: RootServices, pages: RouteObject[] = []): RouteObject => ({
  id: ROOT,
  Component: FrameLayout,
  HydrateFallback: FrameLoading,
  ErrorBoundary: FrameFailure,
  children: [services.link ? createLinkRoute(services, services.link) : createSplatRoute(services), ...pages],
});

/** Loads each remote once per navigation, because the router may call again after an empty result. */
function createLoads({ registry }: LoadServices) {
  const loads = new WeakMap<AbortSignal, Promise<LoadedRemote | undefined>>();
  return (name: string, navigation: AbortSignal): Promise<LoadedRemote | undefined> => {
    const load = loads.get(navigation) ?? registry.load(name).catch(() => undefined);
    loads.set(navigation, load);
    return load;
  };
}

/**
 * A router that starts with the frame and adds a remote's routes when a permitted user navigates to one of
 * them. The access check runs before the patching, because the router neither follows a redirect from there
 * nor delays a download until its loaders have denied access. Addresses without a patched route fall through
 * to the splat route, as do those of other documents. If the server has rendered the page, the router starts with it.
 */
export function createShellRouter(
  services: RouterServices,
  number: number,
  start?: RenderedStart,
): ShellRouter {
  const { session, registry, prefetch, guard, documents } = services;
  const mounted = new Map<string, LoadedRemote>();
  const known = new Set<string>();
  const loadFor = createLoads(services);
  if (start) mounted.set(start.remote.release.name, start.remote);
  const root = createRootRoute(services, start && listNewRoutes(services, start.remote, known));
  const router = createBrowserRouter([root], {
    ...(start && { hydrationData: start.state }),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      if (!documents.isHere(path)) return;
      if (isShellRoute(path)) return patch(ROOT, await loadOwnRoutes(services));
      if ((await checkAccess(services, path)).kind !== 'open') return;
      const owner = registry.findOwner(path, session.getUser());
      if (!owner) return;
      // All files of the page in parallel; by default they would load one after the other.
      void prefetch.fetchCode(new URL(path, window.location.origin));
      const remote = mounted.get(owner.name) ?? (await loadFor(owner.name, signal));
      if (!remote) return;
      mounted.set(owner.name, remote);
      patch(ROOT, listNewRoutes(services, remote, known));
    },
  });
  watchViews(services, { router, mounted });
  // At its end, because a check reads the layout, which a press that navigates should not wait for.
  router.subscribe(({ navigation }) => navigation.state === 'idle' && guard.check());
  return { number, router, mounted };
}
