import type { RegistryRemote } from '@metier/shared/contract';
import { useLocation } from '@metier/shared/router';
import { Component, Fragment, useLayoutEffect, type ReactNode } from 'react';
import { PageLoading } from '../frame/page-loading';
import { beginShowing } from '../isolation/shown-releases';
import type { TamperGuard } from '../isolation/tamper-guard';
import { hasServerContent, ServerContent } from '../rendering/server-content';
import type { RegistryClient } from '../registry/registry-client';
import { isCodeError } from '../reports/is-code-error';
import type { Reports } from '../reports/reports';
import { RemotePanel } from './remote-panel';
import type { RouterSlot } from './shell-router';

interface GuardProps {
  services: {
    readonly registry: Pick<RegistryClient, 'giveUp'>;
    readonly routers: Pick<RouterSlot, 'renew' | 'retry'>;
    readonly reports: Pick<Reports, 'failure'>;
    readonly guard: Pick<TamperGuard, 'check'>;
  };
  release: RegistryRemote;
  children: ReactNode;
}

interface PlacedProps extends GuardProps {
  /** Changes with every navigation. */
  place: string;
}

interface GuardState {
  readonly faults: number;
  readonly error?: unknown;
  readonly isHopeless?: boolean;
}

const UNHARMED: GuardState = { faults: 0, error: undefined, isHopeless: false };

/** After this many errors of a page, another release is used. */
const MOST_FAULTS = 2;

class PlacedGuard extends Component<PlacedProps, GuardState> {
  override state: GuardState = UNHARMED;

  static getDerivedStateFromError(error: unknown): Partial<GuardState> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!isCodeError(error)) return;
    const faults = this.state.faults + 1;
    if (faults < MOST_FAULTS) this.setState({ ...UNHARMED, faults });
    else void this.replace(error);
  }

  override componentDidUpdate({ place }: PlacedProps): void {
    if (place !== this.props.place && this.state.error !== undefined) this.setState(UNHARMED);
  }

  async replace(error: unknown): Promise<void> {
    const { release } = this.props;
    const { registry, routers, reports } = this.props.services;
    reports.failure('render', release, error);
    if (await registry.giveUp(release)) void routers.renew(undefined);
    else this.setState({ isHopeless: true });
  }

  override render(): ReactNode {
    const { error, faults, isHopeless } = this.state;
    if (error === undefined) return <Fragment key={faults}>{this.props.children}</Fragment>;
    // API errors are handled by the error boundary of the page.
    if (!isCodeError(error)) throw error;
    const { services, release } = this.props;
    if (hasServerContent())
      return <ServerContent busy={!isHopeless} onRetry={() => void services.routers.retry(release.name)} />;
    if (isHopeless) return <RemotePanel remote={release.name} />;
    return <PageLoading pathname={window.location.pathname} />;
  }
}

/**
 * Error boundary around a page of a remote. Renders it again after the first error, then uses the last good
 * release, or the panel if there is none.
 */
export function PageErrorBoundary(props: GuardProps) {
  const { key } = useLocation();
  const { release } = props;
  const { guard } = props.services;
  useLayoutEffect(() => {
    const end = beginShowing(release);
    guard.check(release);
    return end;
  }, [guard, release]);
  return <PlacedGuard {...props} place={key} />;
}
