import type { RemoteRouteHandle } from '@metier/shared/remote';
import type { RouteObject } from '@metier/shared/router';

/** Metadata of a remote's route. */
export const readHandle = (route: Pick<RouteObject, 'handle'>): RemoteRouteHandle | undefined =>
  route.handle as RemoteRouteHandle | undefined;
