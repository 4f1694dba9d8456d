import { Component, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { ErrorPanel, LoadingText } from '../ui/index';
import type { FragmentProps, FragmentsPort } from './ports';
import { usePorts } from './ports-provider';
import { isRemoteLoadError } from './remote-load-error';
import { remoteTexts } from './remote.texts';

type PieceState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly Component: ComponentType<FragmentProps> }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The way of one piece into the page: asked for at once, and again after every failure when told to. */
function fetchPiece(fragments: FragmentsPort, name: string) {
  const listeners = new Set<() => void>();
  let state: PieceState = { kind: 'loading' };

  function set(next: PieceState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function ask(): void {
    fragments.load(name).then(
      (Component) => set({ kind: 'ready', Component }),
      (error: unknown) => set({ kind: 'failed', error }),
    );
  }

  ask();
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fail: (error: unknown) => set({ kind: 'failed', error }),
    retry() {
      set({ kind: 'loading' });
      ask();
    },
  };
}

/** Keeps what a piece throws while it is drawn from the page around it. */
class PieceBoundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function FragmentSlot({ name, given }: { name: string; given: FragmentProps }) {
  const { fragments } = usePorts();
  const [piece] = useState(() => fetchPiece(fragments, name));
  const state = useSyncExternalStore(piece.subscribe, piece.get, piece.get);
  if (state.kind === 'ready') {
    return (
      <PieceBoundary onError={piece.fail}>
        <state.Component {...given} />
      </PieceBoundary>
    );
  }
  if (state.kind === 'loading') return <LoadingText>{remoteTexts.loadingFragment}</LoadingText>;
  const remote = isRemoteLoadError(state.error) ? state.error.remote : undefined;
  return (
    <ErrorPanel
      title={remoteTexts.fragmentFailed}
      message={remoteTexts.fragmentSafe}
      {...(remote && { remote })}
      onRetry={piece.retry}
    />
  );
}

/**
 * A piece of page that another remote owns, found by the session's role. Everything but `name` is handed to the piece.
 * When it cannot be loaded the panel stands in its place alone; the page around it keeps what was typed.
 */
export function Fragment({ name, ...given }: { name: string } & FragmentProps) {
  return <FragmentSlot key={name} name={name} given={given} />;
}
