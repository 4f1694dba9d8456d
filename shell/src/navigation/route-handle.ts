import type { RemoteRouteHandle } from '@metier/sdk/remote';
import type { RouteObject } from '@metier/sdk/router';

/** Metadata of a remote's route. */
export const readHandle = (route: Pick<RouteObject, 'handle'>): RemoteRouteHandle | undefined =>
  route.handle as RemoteRouteHandle | undefined;
