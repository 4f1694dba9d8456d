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
import type { LoadedRemote } from '../registry/registry-client';
import { tryTwice } from '../registry/try-twice';
import { RemotePanel } from './remote-panel';
import { RenderGuard } from './render-guard';

type Release = LoadedRemote['release'];

/** What a route of a remote says about itself. */
export const readHandle = (route: RouteObject): RemoteRouteHandle | undefined =>
  route.handle as RemoteRouteHandle | undefined;

/** Throws the redirect for somebody who may no longer be here. */
async function keepOut(shell: Shell, route: RouteObject, url: URL): Promise<void> {
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

/**
 * Runs a loader or an action of a page. When the page's own code cannot be had, twice, another release of its remote
 * takes its place at the same address. Neither has begun by then, so that nothing is done twice.
 */
async function runPage(shell: Shell, release: Release, url: URL, run: () => unknown): Promise<unknown> {
  const attempt = async () => {
    try {
      return { result: await run() };
    } catch (error) {
      if (isRemoteLoadError(error)) throw error;
      return { error };
    }
  };
  const outcome = await tryTwice(attempt).catch(async (error: unknown) => {
    shell.reports.failure('chunk', release, error);
    if (await shell.registry.giveUp(release)) {
      await shell.routers.renew(undefined, url.pathname + url.search + url.hash);
    }
    throw error;
  });
  if (!('error' in outcome)) return outcome.result;
  shell.reports.failure('script', release, outcome.error);
  throw outcome.error;
}

function withRenderGuard(shell: Shell, release: Release, Page: ComponentType): ComponentType {
  return function GuardedPage() {
    return (
      <RenderGuard shell={shell} release={release}>
        <Page />
      </RenderGuard>
    );
  };
}

function withRemotePanel(Boundary: ComponentType): ComponentType {
  return function RouteBoundary() {
    const error = useRouteError();
    return isRemoteLoadError(error) ? <RemotePanel remote={error.remote} /> : <Boundary />;
  };
}

/**
 * A remote's route with the guard before its loader and its action, with what happens when its code does not come or
 * does not work, and with the shell's panel where nothing helps.
 */
export function guardRoute(shell: Shell, release: Release, route: RouteObject): RouteObject {
  const { loader, action, Component, ErrorBoundary } = route;
  const guarded: RouteObject = { ...route };
  const guardRun =
    <Args extends LoaderFunctionArgs | ActionFunctionArgs>(run: (args: Args) => unknown) =>
    async (args: Args) => {
      const url = new URL(args.request.url);
      await keepOut(shell, route, url);
      return runPage(shell, release, url, () => run(args));
    };
  if (typeof loader === 'function') {
    guarded.loader = guardRun<LoaderFunctionArgs>(async (args) => {
      const ahead = await shell.prefetch.take(release, new URL(args.request.url));
      if (ahead === undefined) return loader(args);
      await readHandle(route)?.load?.();
      return ahead;
    });
  }
  if (typeof action === 'function') guarded.action = guardRun<ActionFunctionArgs>(action);
  if (Component) guarded.Component = withRenderGuard(shell, release, Component);
  if (ErrorBoundary) {
    guarded.ErrorBoundary = withRemotePanel(withRenderGuard(shell, release, ErrorBoundary));
  }
  return guarded;
}
