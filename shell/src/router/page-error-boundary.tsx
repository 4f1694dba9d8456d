import type { RegistryRemote } from '@metier/shared/contract';
import { useLocation } from '@metier/shared/router';
import { Component, Fragment, useLayoutEffect, type ReactNode } from 'react';
import { PageLoading } from '../frame/page-loading';
import { beginShowing } from '../isolation/shown-releases';
import type { ShellServices } from '../shell-services';
import { hasServerContent, ServerContent } from '../rendering/server-content';
import { isCodeError } from '../reports/is-code-error';
import { RemotePanel } from './remote-panel';

interface GuardProps {
  shell: ShellServices;
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
    const { shell, release } = this.props;
    shell.reports.failure('render', release, error);
    if (await shell.registry.giveUp(release)) void shell.routers.renew(undefined);
    else this.setState({ isHopeless: true });
  }

  override render(): ReactNode {
    const { error, faults, isHopeless } = this.state;
    if (error === undefined) return <Fragment key={faults}>{this.props.children}</Fragment>;
    // API errors are handled by the error boundary of the page.
    if (!isCodeError(error)) throw error;
    const { shell, release } = this.props;
    if (hasServerContent())
      return <ServerContent busy={!isHopeless} onRetry={() => void shell.routers.retry(release.name)} />;
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
  const { release, shell } = props;
  useLayoutEffect(() => {
    const end = beginShowing(release);
    shell.guard.check(release);
    return end;
  }, [release, shell]);
  return <PlacedGuard {...props} place={key} />;
}
