import type { FragmentProps } from '@metier/shared/remote';
import { Component, Fragment, type ComponentType, type ReactNode } from 'react';
import { isCodeError } from '../reports/is-code-error';

type Piece = ComponentType<FragmentProps>;

interface GuardProps {
  Piece: Piece;
  given: FragmentProps;
  replace: (error: unknown) => Promise<Piece>;
}

interface GuardState {
  readonly faults: number;
  readonly error?: unknown;
  readonly isUnrecoverable?: boolean;
  /** Fallback for a fragment that has thrown twice. */
  readonly FallbackComponent?: Piece;
}

const MOST_FAULTS = 2;

/**
 * Error boundary around a fragment in a page of another remote. Renders it again after the first error, then
 * uses the fragment of another release. If there is none, rethrows to the boundary of the host page.
 */
export class FragmentErrorBoundary extends Component<GuardProps, GuardState> {
  override state: GuardState = { faults: 0 };

  static getDerivedStateFromError(error: unknown): Partial<GuardState> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    const faults = this.state.faults + 1;
    if (!isCodeError(error) || this.state.FallbackComponent) this.setState({ isUnrecoverable: true });
    else if (faults < MOST_FAULTS) this.setState({ faults, error: undefined });
    else void this.replace(error);
  }

  async replace(error: unknown): Promise<void> {
    try {
      this.setState({ FallbackComponent: await this.props.replace(error), error: undefined });
    } catch (hopeless) {
      this.setState({ isUnrecoverable: true, error: hopeless });
    }
  }

  override render(): ReactNode {
    const { error, faults, isUnrecoverable, FallbackComponent } = this.state;
    if (isUnrecoverable) throw error;
    if (error !== undefined) return null;
    const { Piece, given } = this.props;
    const Shown = FallbackComponent ?? Piece;
    return (
      <Fragment key={faults}>
        <Shown {...given} />
      </Fragment>
    );
  }
}
