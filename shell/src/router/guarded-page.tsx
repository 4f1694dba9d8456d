import type { RegistryRemote } from '@metier/sdk/contract';
import { ErrorBoundary } from '@metier/sdk/remote';
import { useLocation } from '@metier/sdk/router';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { PageLoading } from '../frame/page-loading';
import { beginShowing } from '../isolation/shown-releases';
import type { TamperGuard } from '../isolation/tamper-guard';
import { hasServerContent, ServerContent } from '../rendering/server-content';
import type { RegistryClient } from '../registry/registry-client';
import { isCodeError } from '../reports/is-code-error';
import type { Reports } from '../reports/reports';
import { RemotePanel } from './remote-panel';
import type { RouterSlot } from '../navigation/shell-router';

interface GuardedPageProps {
  services: {
    readonly registry: Pick<RegistryClient, 'markFailed'>;
    readonly routers: Pick<RouterSlot, 'renew' | 'retry'>;
    readonly reports: Pick<Reports, 'failure'>;
    readonly guard: Pick<TamperGuard, 'check'>;
  };
  release: RegistryRemote;
  children: ReactNode;
}

/** After this many errors of a page, another release is used. */
const MAX_ERRORS = 2;

/**
 * A page of a remote. Renders it again after the first error, then uses the last good release, or the panel if
 * there is none; a navigation resets it.
 */
export function GuardedPage({ services, release, children }: GuardedPageProps) {
  const { registry, routers, reports, guard } = services;
  const { key } = useLocation();
  const errors = useRef(0);
  const [isHopeless, setHopeless] = useState(false);
  useLayoutEffect(() => {
    const end = beginShowing(release);
    guard.check(release);
    return end;
  }, [guard, release]);

  async function replace(error: unknown) {
    errors.current = 0;
    setHopeless(false);
    reports.failure('render', release, error);
    if (await registry.markFailed(release)) void routers.renew(undefined);
    else setHopeless(true);
  }

  function handleError(error: unknown, reset: () => void) {
    if (!isCodeError(error)) return;
    errors.current += 1;
    if (errors.current < MAX_ERRORS) reset();
    else void replace(error);
  }

  function renderFailure(error: unknown) {
    // API errors are handled by the error boundary of the page.
    if (!isCodeError(error)) throw error;
    if (hasServerContent())
      return <ServerContent busy={!isHopeless} onRetry={() => void routers.retry(release.name)} />;
    if (isHopeless) return <RemotePanel remote={release.name} />;
    return <PageLoading pathname={window.location.pathname} />;
  }

  return (
    <ErrorBoundary fallback={renderFailure} onError={handleError} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}
