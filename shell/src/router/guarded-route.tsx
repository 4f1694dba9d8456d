import {
  createRemoteLoadError,
  isRemoteLoadError,
  PageError,
  type RemoteRouteHandle,
} from '@metier/shared/remote';
import {
  redirect,
  useRouteError,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
} from '@metier/shared/router';
import { isOpenTo, LOAD_TIMEOUT_MS } from '@metier/shared/rules';
import type { ComponentType } from 'react';
import { checkAccess } from '../guard/check-access';
import { redirectDenied } from '../guard/redirect-denied';
import type { ShellServices } from '../shell-services';
import type { LoadedRemote } from '../registry/remote-loader';
import { FALLBACK_MS } from '../registry/load-budget';
import { settlesWithin, retryWithHedge } from '../registry/retry-with-hedge';
import { RemotePanel } from './remote-panel';
import { PageErrorBoundary } from './page-error-boundary';

type Release = LoadedRemote['release'];

/** Metadata of a remote's route. */
export const readHandle = (route: RouteObject): RemoteRouteHandle | undefined =>
  route.handle as RemoteRouteHandle | undefined;

/** Throws a redirect if the user has no access any more. */
async function assertAccess(shell: ShellServices, route: RouteObject, url: URL): Promise<void> {
  const verdict = await checkAccess(shell, url.pathname);
  const response = redirectDenied(shell, verdict, url);
  if (response) throw response;
  if (verdict.kind === 'unknown-role') throw redirect('/');
  const access = readHandle(route)?.access ?? 'public';
  if (verdict.kind === 'open' && !isOpenTo(access, shell.session.getUser())) {
    // Another user has signed in, so the address now belongs to another remote's page.
    await shell.routers.renew(undefined, url.pathname + url.search);
  }
}

/**
 * Loads the page's own code before its loader or action starts, so that no work is repeated. On failure,
 * another release of its remote is used at the same address.
 */
async function loadPage(
  shell: ShellServices,
  release: Release,
  url: URL,
  load: () => Promise<unknown>,
): Promise<void> {
  const { reports, registry, routers } = shell;
  const { budget } = registry;

  /** Restarts with another release if there is one; the present navigation then never resolves. */
  async function replace(cause: unknown): Promise<void> {
    const replacing = registry.giveUp(release);
    if (!(await settlesWithin(replacing, budget.left(release.name))) || !(await replacing)) return;
    reports.failure('chunk', release, cause);
    await routers.renew(undefined, url.pathname + url.search + url.hash);
  }

  const attempt = retryWithHedge(load, budget.left(release.name));
  const isSettled = await settlesWithin(attempt, budget.left(release.name) - FALLBACK_MS);
  if (!isSettled) await replace(new Error('The page did not load in time'));
  try {
    await attempt;
  } catch (cause) {
    if (isSettled) await replace(cause);
    reports.failure('chunk', release, cause);
    throw isRemoteLoadError(cause) ? cause : createRemoteLoadError(release.name, cause);
  } finally {
    budget.end(release.name);
  }
}

/** A loader that has not settled by then counts as failed, and the panel offers to try again. */
async function limitLoader(release: Release, run: () => Promise<unknown>): Promise<unknown> {
  const running = run();
  if (await settlesWithin(running, LOAD_TIMEOUT_MS)) return running;
  throw createRemoteLoadError(release.name, new Error(`The loader has not settled in ${LOAD_TIMEOUT_MS} ms`));
}

/** Runs a loader or an action of a page, and reports errors of the code itself. */
async function runPage(
  shell: ShellServices,
  release: Release,
  run: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    shell.reports.failure('script', release, error);
    throw error;
  } finally {
    shell.guard.check(release);
  }
}

function withRenderGuard(shell: ShellServices, release: Release, Page: ComponentType): ComponentType {
  return function GuardedPage() {
    return (
      <PageErrorBoundary shell={shell} release={release}>
        <Page />
      </PageErrorBoundary>
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
 * Wraps a remote's route: access check before its loader and action, fallback release when its code fails to
 * load or throws, and the shell's panel if no release works.
 */
export function guardRoute(shell: ShellServices, release: Release, route: RouteObject): RouteObject {
  const { loader, action, Component, ErrorBoundary } = route;
  const guarded: RouteObject = { ...route };
  const prepare = async ({ request }: LoaderFunctionArgs | ActionFunctionArgs) => {
    const url = new URL(request.url);
    await assertAccess(shell, route, url);
    const load = readHandle(route)?.load;
    if (load) await loadPage(shell, release, url, load);
    shell.guard.check(release);
    return url;
  };
  if (typeof loader === 'function') {
    guarded.loader = async (args: LoaderFunctionArgs) => {
      const url = await prepare(args);
      const read = async () => (await shell.prefetch.consume(release, url)) ?? loader(args);
      return runPage(shell, release, () => limitLoader(release, read));
    };
  }
  if (typeof action === 'function') {
    guarded.action = async (args: ActionFunctionArgs) => {
      await prepare(args);
      return runPage(shell, release, async () => action(args));
    };
  }
  if (Component) guarded.Component = withRenderGuard(shell, release, Component);
  // Without a separate boundary, a failing page would replace the frame.
  guarded.ErrorBoundary = withRemotePanel(withRenderGuard(shell, release, ErrorBoundary ?? PageError));
  return guarded;
}
