import { Component, type ReactNode } from 'react';
import { PlainFailure } from './frame/plain-failure';

interface AppGuardProps {
  onError: (error: unknown) => void;
  onReload: () => void;
  children: ReactNode;
}

/** Outermost error boundary, so that no failure leaves a blank page. */
export class AppErrorBoundary extends Component<AppGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PlainFailure onReload={this.props.onReload} /> : this.props.children;
  }
}
