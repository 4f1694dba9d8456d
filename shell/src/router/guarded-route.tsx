import { createRemoteLoadError, isRemoteLoadError, PageError } from '@metier/sdk/remote';
import {
  redirect,
  useRouteError,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
} from '@metier/sdk/router';
import { isOpenTo, LOAD_TIMEOUT_MS } from '@metier/sdk/rules';
import type { ComponentType } from 'react';
import { yieldToMain } from '../base/yield-to-main';
import { checkAccess, type AccessServices } from '../guard/check-access';
import { redirectDenied } from '../guard/redirect-denied';
import type { Documents } from '../documents/documents';
import type { TamperGuard } from '../isolation/tamper-guard';
import type { ShellLanguage } from '../language/language';
import type { ToastQueue } from '../toasts/toast-queue';
import type { Prefetch } from '../prefetch/prefetch';
import type { RegistryClient } from '../registry/registry-client';
import type { LoadedRemote } from '../registry/remote-loader';
import { FALLBACK_MS } from '../registry/load-budget';
import { settlesWithin, retryWithHedge } from '../registry/retry-with-hedge';
import type { Reports } from '../reports/reports';
import { RemotePanel } from './remote-panel';
import { GuardedPage } from './guarded-page';
import { readHandle } from '../navigation/route-handle';
import type { RouterSlot } from '../navigation/shell-router';

type Release = LoadedRemote['release'];

export interface GuardServices extends AccessServices {
  readonly registry: Pick<RegistryClient, 'get' | 'markFailed' | 'budget'>;
  readonly documents: Pick<Documents, 'isHere' | 'leave'>;
  readonly routers: Pick<RouterSlot, 'store' | 'renew' | 'retry' | 'readAddress'>;
  readonly toasts: Pick<ToastQueue, 'notify'>;
  readonly language: Pick<ShellLanguage, 'get'>;
  readonly prefetch: Pick<Prefetch, 'consume'>;
  readonly reports: Pick<Reports, 'failure'>;
  readonly guard: Pick<TamperGuard, 'check'>;
}

/** Throws a redirect if the user has no access any more. */
async function assertAccess(services: GuardServices, route: RouteObject, url: URL): Promise<void> {
  const { documents, routers, session } = services;
  const verdict = await checkAccess(services, url.pathname);
  const response = redirectDenied(services.toasts.notify, verdict, url, services.language.get());
  if (response) throw response;
  if (verdict.kind === 'unknown-role') throw redirect('/');
  // The document of an address may change with the session.
  if (!documents.isHere(url.pathname)) await documents.leave(routers.readAddress());
  const access = readHandle(route)?.access ?? 'public';
  if (verdict.kind === 'open' && !isOpenTo(access, session.getUser())) {
    // Another user has signed in, so the address now belongs to another remote's page.
    await routers.renew(undefined, url.pathname + url.search);
  }
}

/**
 * Loads the page's own code before its loader or action starts, so that no work is repeated. On failure,
 * another release of its remote is used at the same address.
 */
async function loadPage(
  services: GuardServices,
  release: Release,
  url: URL,
  load: () => Promise<unknown>,
): Promise<void> {
  const { reports, registry, routers } = services;
  const { budget } = registry;

  /** Restarts with another release if there is one; the present navigation then never resolves. */
  async function replace(cause: unknown): Promise<void> {
    const replacing = registry.markFailed(release);
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
  services: GuardServices,
  release: Release,
  run: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    services.reports.failure('script', release, error);
    throw error;
  } finally {
    services.guard.check(release);
  }
}

function withRenderGuard(services: GuardServices, release: Release, Page: ComponentType): ComponentType {
  return function ShownPage() {
    return (
      <GuardedPage services={services} release={release}>
        <Page />
      </GuardedPage>
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
export function guardRoute(services: GuardServices, release: Release, route: RouteObject): RouteObject {
  const { loader, action, Component, ErrorBoundary } = route;
  const guarded: RouteObject = { ...route };
  const prepare = async ({ request }: LoaderFunctionArgs | ActionFunctionArgs) => {
    const url = new URL(request.url);
    // The press that navigates is answered on the screen before the page's code runs.
    if (services.routers.store.getState()?.router.state.initialized) await yieldToMain();
    await assertAccess(services, route, url);
    const load = readHandle(route)?.load;
    if (load) await loadPage(services, release, url, load);
    services.guard.check(release);
    return url;
  };
  if (typeof loader === 'function') {
    guarded.loader = async (args: LoaderFunctionArgs) => {
      const url = await prepare(args);
      const read = async () => (await services.prefetch.consume(release, url)) ?? loader(args);
      return runPage(services, release, () => limitLoader(release, read));
    };
  }
  if (typeof action === 'function') {
    guarded.action = async (args: ActionFunctionArgs) => {
      await prepare(args);
      return runPage(services, release, async () => action(args));
    };
  }
  if (Component) guarded.Component = withRenderGuard(services, release, Component);
  // Without a separate boundary, a failing page would replace the frame.
  guarded.ErrorBoundary = withRemotePanel(withRenderGuard(services, release, ErrorBoundary ?? PageError));
  return guarded;
}
