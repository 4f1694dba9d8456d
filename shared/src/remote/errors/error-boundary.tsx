import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Rendered instead of the children after an error; what it throws goes to the next boundary. */
  fallback: (error: unknown) => ReactNode;
  /** Called after an error; `reset` renders the children again. */
  onError: (error: unknown, reset: () => void) => void;
  /** The children are rendered again when one of these changes. */
  resetKeys?: readonly unknown[];
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed?: { readonly error: unknown } | undefined;
  readonly resetKeys: readonly unknown[];
}

const NO_KEYS: readonly unknown[] = [];

/** The one error boundary: replaces children that throw while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKeys: this.props.resetKeys ?? NO_KEYS };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(
    { resetKeys = NO_KEYS }: ErrorBoundaryProps,
    { resetKeys: previous }: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    const isSame = resetKeys.every((key, at) => Object.is(key, previous[at]));
    return isSame ? null : { resetKeys, failed: undefined };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error, () => this.setState({ failed: undefined }));
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}
