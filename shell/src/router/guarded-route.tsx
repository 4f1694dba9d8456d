import { isRemoteLoadError, type RemoteRouteHandle } from '@metier/shared/remote';
import {
  redirect,
  useRouteError,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
} from '@metier/shared/router';
import { isOpenTo } from '@metier/shared/rules';
import type { ComponentType } from 'react';
import { admit } from '../guard/admit';
import { turnAway } from '../guard/turn-away';
import type { Shell } from '../parts';
import { RemotePanel } from './remote-panel';

/** What a route of a remote says about itself. */
export const readHandle = (route: RouteObject): RemoteRouteHandle | undefined =>
  route.handle as RemoteRouteHandle | undefined;

/** Throws the redirect for somebody who may no longer be here. */
async function keepOut(shell: Shell, route: RouteObject, request: Request): Promise<void> {
  const url = new URL(request.url);
  const verdict = await admit(shell, url.pathname);
  const response = turnAway(shell, verdict, url);
  if (response) throw response;
  if (verdict.kind === 'unknown-role') throw redirect('/');
  const access = readHandle(route)?.access ?? 'public';
  if (verdict.kind === 'open' && !isOpenTo(access, shell.session.getUser())) {
    // Another user has signed in: the same address is now another remote's page.
    await shell.routers.renew(undefined, url.pathname + url.search);
  }
}

function withRemotePanel(Boundary: ComponentType): ComponentType {
  return function RouteBoundary() {
    const error = useRouteError();
    return isRemoteLoadError(error) ? <RemotePanel remote={error.remote} /> : <Boundary />;
  };
}

/** A remote's route with the guard before its loader and its action, and the shell's panel where its code is missing. */
export function guardRoute(shell: Shell, route: RouteObject): RouteObject {
  const { loader, action, ErrorBoundary } = route;
  const guarded: RouteObject = { ...route };
  if (typeof loader === 'function') {
    guarded.loader = async (args: LoaderFunctionArgs) => {
      await keepOut(shell, route, args.request);
      return loader(args);
    };
  }
  if (typeof action === 'function') {
    guarded.action = async (args: ActionFunctionArgs) => {
      await keepOut(shell, route, args.request);
      return action(args);
    };
  }
  if (ErrorBoundary) guarded.ErrorBoundary = withRemotePanel(ErrorBoundary);
  return guarded;
}
